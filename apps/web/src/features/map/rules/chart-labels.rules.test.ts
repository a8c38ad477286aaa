import { expect, it } from 'vitest';
import { levelAt } from './chart-labels.rules.ts';

it('names the coarse groups of a whole map and the fine groups of an enlarged part, or whichever kind exists', () => {
  const both = new Set(['coarse', 'fine'] as const);
  expect(levelAt(1, both)).toBe('coarse');
  expect(levelAt(3, both)).toBe('fine');
  expect(levelAt(3, new Set(['coarse'] as const))).toBe('coarse');
  expect(levelAt(1, new Set(['fine'] as const))).toBe('fine');
  expect(levelAt(1, new Set())).toBe('coarse');
});
