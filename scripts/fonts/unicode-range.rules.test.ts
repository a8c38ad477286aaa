import { expect, test } from 'vitest';
import { unicodeRange } from './unicode-range.rules.ts';

test('neighbouring letters become one range, in order and once', () => {
  expect(unicodeRange([0x41, 0x42, 0x20, 0x41, 0x43, 0x20ac])).toBe('U+20, U+41-43, U+20AC');
});
