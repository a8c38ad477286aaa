import { expect, it } from 'vitest';
import { isolated } from './isolated.rules.ts';

it.each(['شروق', 'Bo and שחר', 'ܫܡܫܐ'])('%s is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['', 'Ada Winter', 'Ñandú', '김서연', '🌅'])('%s is used as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
