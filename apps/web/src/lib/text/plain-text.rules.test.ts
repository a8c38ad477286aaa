import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainText, previewOf } from './plain-text.rules.ts';

test.each([
  ['# A heading\n\nand text', 'A heading and text'],
  ['**bold** and *italic* and _also_ and ~~gone~~', 'bold and italic and also and gone'],
  ['**강조(말)**을, *「強調」*は, ~~취소(말)~~를', '강조(말)을, 「強調」は, 취소(말)를'],
  ['- one\n- two\n  1. three', 'one two three'],
  ['- [x] done\n- [ ] open', 'done open'],
  ['> quoted\n> text', 'quoted text'],
  ['see [the paper](https://example.org/a "T") and ![a chart](x.png)', 'see the paper and a chart'],
  ['<https://example.org>', 'https://example.org'],
  ['a <b>word</b>', 'a word'],
  ['```js\ncode()\n```', 'code()'],
  ['use `npm start`', 'use npm start'],
  ['one\n\n---\n\ntwo', 'one two'],
  ['5 * 3 * 2 and snake_case_name', '5 * 3 * 2 and snake_case_name'],
  ['1\\. not a list, \\*not bold\\*', '1. not a list, *not bold*'],
  ['R\\&D, R&amp;D and AT&T', 'R&D, R&D and AT&T'],
  ['&#x48;*ea*t &#72; &unknown; &#x110000; \\&amp;', 'Heat H &unknown; &#x110000; &amp;'],
  ['40 companies - 3 < 5', '40 companies - 3 < 5'],
])('%j becomes %j', (markdown, expected) => {
  expect(plainText(markdown)).toBe(expected);
});

test('it never fails and never returns line breaks', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(plainText(text)).not.toMatch(/\n/);
    }),
  );
});

test('only the beginning of a long text is processed', () => {
  expect(plainText('word '.repeat(10_000)).length).toBeLessThan(700);
});

test('the preview is the beginning of the description, or the subtitle', () => {
  expect(previewOf({ description: '**New** rules', subtitle: 'Reuters' })).toBe('New rules');
  expect(previewOf({ description: ' ', subtitle: 'Reuters' })).toBe('Reuters');
  expect(previewOf({ description: 'word '.repeat(100), subtitle: null })).toHaveLength(191);
});
