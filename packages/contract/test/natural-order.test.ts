import { expect, it } from 'vitest';
import { inNaturalOrder } from '../src/natural-order.ts';

it('sorts letters as readers expect them, and numbers by their value', () => {
  const names = ['Zoo', 'Ärzte', 'apfel', 'Projekt 10', 'Éclair', 'projekt 2', 'Projekt 2', '漢字', 'العربية'];
  expect(names.toSorted(inNaturalOrder)).toEqual([
    'apfel',
    'Ärzte',
    'Éclair',
    'projekt 2',
    'Projekt 2',
    'Projekt 10',
    'Zoo',
    'العربية',
    '漢字',
  ]);
});
