import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsedCharacters } from './used-characters.rules.ts';
import { webFonts } from './web-fonts.ts';

const usedIn = (...pieces: readonly string[]) => {
  const used = new UsedCharacters();
  for (const piece of pieces) used.add(piece);
  return used;
};

const hex = (code: number) => code.toString(16).toUpperCase();
const range = fc
  .tuple(fc.integer({ min: 0, max: 0x10ffff }), fc.nat({ max: 0x3000 }))
  .map(([first, more]) => [first, Math.min(first + more, 0x10ffff)] as const);
const ranges = fc.array(range, { minLength: 1, maxLength: 6 });

/** Whether a text has a character of the ranges, according to a regular expression. */
const hasAny = (text: string, given: readonly (readonly [number, number])[]) =>
  new RegExp(`[${given.map(([first, last]) => `\\u{${hex(first)}}-\\u{${hex(last)}}`).join('')}]`, 'u').test(text);

describe('the characters that a text uses', () => {
  it('are those that a regular expression finds, also halves of pairs', () => {
    const text = fc.string({
      unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constant('\ud83d')),
    });
    fc.assert(
      fc.property(text, ranges, (written, given) => {
        const format = given.map(([first, last]) =>
          first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
        );
        expect(usedIn(written).includeAnyOf(format.join(', '))).toBe(hasAny(written, given));
      }),
    );
  });

  it('include the first and the last of a range, and none beside it', () => {
    const isFound = (code: number) => usedIn(String.fromCodePoint(code)).includeAnyOf('U+152-153, U+1F600-1F601, u+e4');
    const found = [0x152, 0x153, 0x1f600, 0x1f601, 0xe4];
    expect(found.map(isFound)).toEqual(found.map(() => true));
    expect([0x151, 0x154, 0x1f5ff, 0x1f602, 0xe3, 0xe5].map(isFound)).not.toContain(true);
  });

  it('are those of all pieces', () => {
    const used = usedIn('a', '', 'ß😀');
    expect(['U+61', 'U+DF', 'U+1F600', 'U+62'].map((each) => used.includeAnyOf(each))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(usedIn().includeAnyOf('U+0-10FFFF')).toBe(false);
  });

  it('are found for the ranges of every font of the product', () => {
    for (const { letters } of webFonts()) {
      const first = Number.parseInt(/U\+([0-9A-F]+)/.exec(letters)?.[1] ?? '', 16);
      expect(usedIn(String.fromCodePoint(first)).includeAnyOf(letters)).toBe(true);
      expect(usedIn('\u{e000}').includeAnyOf(letters)).toBe(false);
    }
  });
});
