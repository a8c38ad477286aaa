import { expect, test } from 'vitest';
import { initials } from './initials.rules.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Foreglow team', 'FT'],
  ['Research', 'RE'],
  ['Émile de la Tour', 'ÉT'],
  ['ada@example.org', 'AO'],
  ['x', 'X'],
  ['', '?'],
  ['  ', '?'],
])('%s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
