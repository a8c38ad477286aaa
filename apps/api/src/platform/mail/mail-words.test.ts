import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Languages } from '../languages/languages.ts';
import { MailWords } from './mail-words.ts';

const noTexts = { namespace: 'none', en: {}, de: {} };
const quoted = (text: string, code: string, max: number) =>
  MailWords.in(Languages.builtIn, noTexts, code).quoted(text, max);

describe('a text of a person in a mail', () => {
  it.each([
    ['January scan', '“January scan”'],
    ['https://evil.example/login – click', '“https: evil. example/login – click”'],
    ['www.evil.example', '“www. evil. example”'],
    ['ask help@evil.example', '“ask help@evil. example”'],
    ['Scan” – Your account expires. Go to “here', "“Scan' – Your account expires. Go to 'here”"],
    ['two\r\nlines\tand\u2028more', '“two lines and more”'],
    ['turned \u202egnp.exe\u202c', '“turned gnp. exe”'],
    ['evil.\u200bexample', '“evil. example”'],
    ['z.B. 1.20 and 10.0', '“z.B. 1.20 and 10.0”'],
  ])('%s is %s', (text, shown) => {
    expect(quoted(text, 'en', 80)).toBe(shown);
  });

  it('is enclosed in the quotation marks of the language, and is cut', () => {
    expect(quoted('Scan', 'de', 80)).toBe('„Scan“');
    expect(quoted('a b c d e f g', 'en', 6)).toBe('“a b c…”');
  });

  it('is one line in one pair of marks, has a limited length, and never looks like an address', () => {
    const piece = fc.constantFrom(
      'http',
      's://',
      'www',
      '.',
      '．',
      'evil',
      'com',
      '@',
      '”',
      '“',
      '"',
      '\n',
      '\u200b',
      '/',
      ' ',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 100 }), (given, max) => {
        const shown = quoted(given, 'en', max);
        expect(shown).toMatch(/^“[^“”„"«»\p{Cc}\p{Cf}\u2028\u2029]*”$/u);
        expect(shown.length).toBeLessThanOrEqual(max + 2);
        expect(shown).not.toMatch(/:\/\/|[\p{L}\p{N}][.．]\p{L}{2}/u);
      }),
    );
  });
});
