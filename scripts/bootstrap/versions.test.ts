import { expect, test } from 'vitest';
import { isNewEnough, majorOf } from './versions.mjs';

test.each([
  ['24.21.0', true],
  ['v24.0.0', true],
  ['26.1.0', true],
  ['20.20.2', false],
  ['9.11.2', false],
  ['no version', false],
])('Node %s: new enough is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('the major number is the first one', () => {
  expect(majorOf('v18.20.4\n')).toBe(18);
});
