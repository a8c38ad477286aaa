import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo } from '../src/cut-to.ts';

const segmenter = new Intl.Segmenter();
const charactersOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

describe('the beginning of a text', () => {
  it.each([
    ['an emoji', 'ab🚲', 3, 'ab'],
    ['a whole emoji', 'ab🚲', 4, 'ab🚲'],
    ['a family', 'ab👨‍👩‍👧‍👦c', 7, 'ab'],
    ['the second of three flags', '🇩🇪🇫🇷🇯🇵', 6, '🇩🇪'],
    ['flags after a cut at their end', '🇩🇪🇫🇷🇯🇵', 8, '🇩🇪🇫🇷'],
    ['a tone of skin', 'a👍🏽', 3, 'a'],
    ['a keycap', 'a1️⃣', 2, 'a'],
    ['a letter with a mark', 'cafe\u0301', 4, 'caf'],
    ['a Korean syllable of parts', '\u1112\u1161\u11ab\u1100', 2, ''],
    ['a line break of two characters', 'a\r\nb', 2, 'a'],
    ['nothing', 'ab', 0, ''],
  ])('%s', (_, text, max, cut) => expect(cutTo(text, max)).toBe(cut));

  it('is as many whole characters as fit', () => {
    const part = fc.constantFrom(
      'a',
      ' ',
      '👨‍👩‍👧',
      '🇩🇪',
      '🇯',
      '👍🏽',
      'e\u0301',
      '\u0301',
      '한',
      '\u1112',
      '\u200d',
      '\r\n',
      '☕️',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.nat(60), (given, max) => {
        let expected = '';
        for (const character of charactersOf(given)) {
          if (expected.length + character.length > max) break;
          expected += character;
        }
        expect(cutTo(given, max)).toBe(expected);
      }),
    );
  });
});
