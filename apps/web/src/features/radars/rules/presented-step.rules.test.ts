import { expect, it } from 'vitest';
import { stepAt, stepBy } from './presented-step.rules.ts';

const blips = ['one', 'two', 'three'].map((id) => ({ id }));

it('a presentation begins with the whole radar', () => {
  expect(stepAt(blips, undefined)).toBe(0);
  expect(stepAt(blips, 'filtered out')).toBe(0);
  expect(stepAt(blips, 'three')).toBe(3);
});

it('steps stay between the whole radar and the last blip', () => {
  expect(stepBy(blips, undefined, 1)).toBe(1);
  expect(stepBy(blips, 'one', -1)).toBe(0);
  expect(stepBy(blips, undefined, -1)).toBe(0);
  expect(stepBy(blips, 'three', 1)).toBe(3);
  expect(stepBy(blips, 'two', Number.NEGATIVE_INFINITY)).toBe(0);
  expect(stepBy(blips, 'two', Number.POSITIVE_INFINITY)).toBe(3);
});
