import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutting a text', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['one two three four', 15, 'one two three…'],
    ['one two three four', 14, 'one two three…'],
    ['one two, three four', 13, 'one two…'],
    ['unsplittable', 6, 'unspl…'],
    ['🌅🌅🌅🌅', 4, '🌅…'],
  ])('%s to %i gives %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut));

  it('never exceeds the requested length, nor splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 2, max: 60 }), (text, max) => {
        const cut = cutText(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
        if (text.length <= max) expect(cut).toBe(text);
      }),
    );
  });
});
