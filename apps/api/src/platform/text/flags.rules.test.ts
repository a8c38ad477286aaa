import { expect, it } from 'vitest';
import { readFlag } from './flags.rules.ts';

it.each(['TRUE', 'WAHR', ' ja ', 'VRAI', 'VERDADERO', 'yes', '1', 'x', 'ИСТИНА'])('reads «%s» as yes', (cell) => {
  expect(readFlag(cell)).toBe(true);
});

it.each(['FALSE', 'FALSCH', 'Nein', 'FAUX', 'FALSO', 'no', '0', 'FAŁSZ', 'ЛОЖЬ'])('reads «%s» as no', (cell) => {
  expect(readFlag(cell)).toBe(false);
});

it.each(['', 'maybe', 'Done', '2'])('reads «%s» as neither', (cell) => {
  expect(readFlag(cell)).toBeUndefined();
});
