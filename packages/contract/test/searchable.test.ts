import { originsOf, searchable, searchTerm } from '@foreglow/contract';
import { plainText, readText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const any = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...'aIİıißẞςΣ’‘“«»–—−‐ \u00A0\u2009\u3000\u00AD\u200B\u200D\uFEFFＡ１＇＂ﾞｶ가각ㄱㅏㄳ\u0307\u0301´″‴ﬁ😀\n\t'.split(
        '',
      ),
    ),
  }),
);

describe('folding', () => {
  test.each([
    ['it’s ‘so’', "it's 'so'"],
    ['„Wärme“ «chaleur»', '"wärme" "chaleur"'],
    ['2020–2030 — a−b non‑stop', '2020-2030 - a-b non-stop'],
    ['10\u00A0km 5\u2009%\u3000x', '10 km 5 % x'],
    ['Wär\u00ADme\u200Bpumpe\uFEFF', 'wärmepumpe'],
    ['ＡＩ　２０２６', 'ai 2026'],
    ['İSTANBUL ısı', 'istanbul isi'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['R&D', 'r&d'],
  ])('%j is searched as %j', (text, folded) => {
    expect(searchable(text)).toBe(folded);
  });

  test('different letters stay different', () => {
    expect(searchable('é ö ø')).toBe('é ö ø');
    expect(searchable('ー〜')).not.toContain('-');
  });

  test('folding twice is folding once, and every unit has its origin', () => {
    fc.assert(
      fc.property(any, (text) => {
        const folded = searchable(text);
        expect(searchable(folded)).toBe(folded);
        expect(searchTerm(folded)).toBe(folded.trim());
        expect(originsOf(text)?.length ?? text.length).toBe(folded.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what is read of Markdown', () => {
  test.each([
    ['R\\&D', 'R&D'],
    ['**Heat** storage', 'Heat storage'],
    ['&#x48;**eat**', 'Heat'],
    ['[words](https://example.org/x)', 'words'],
    ['a \\* b', 'a * b'],
  ])('%j is read as %j', (markdown, read) => {
    expect(readText(markdown)).toBe(read);
  });

  test('texts that are not parsed are searched as parsed ones', () => {
    const unit = fc.constantFrom(...'ab1-.) \n\t:/w@*&\\_~[](!<>#=+|^`;'.split(''), 'www.a.b', '&amp;', 'a@b.cd');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (markdown) => {
        expect(searchTerm(readText(markdown))).toBe(searchTerm(plainText(readMarkdown(markdown))));
      }),
      { numRuns: 1000 },
    );
  });
});
