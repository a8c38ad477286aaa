import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, it } from 'vitest';
import { unmarked } from '#platform/text/unmarked.rules.ts';
import { draftedLine, draftedText } from './drafted-text.rules.ts';

/** What leads elsewhere in a text where it is shown. */
function linksIn(markdown: string): string[] {
  const found: string[] = [];
  const waiting: Nodes[] = [readMarkdown(markdown)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (/^(link|image|definition|html)/.test(node.type)) found.push(node.type);
    if ('children' in node) waiting.push(...node.children);
  }
  return found;
}

describe('a drafted text', () => {
  it.each([
    ['See [the site](http://evil.example/?q=1) now.', 'See the site now.'],
    ['![a picture](http://evil.example/x.png)Sand', 'a picture Sand'],
    ['**See** [the *old*\n[site]][1] and ![x][1].\n\n[1]: http://evil.example "x"', '**See** the *old*\n[site] and x.'],
    ['See [the site](<http://evil.example/a b> "t)t") now.', 'See the site now.'],
    ['See [a [b](http://evil.example)](http://evil.example) now.', 'See a b now.'],
    ['[1]: <http://evil.example>\n\nSand', 'Sand'],
    ['[see\nthis](//evil.example) and [that](javascript:alert(1))', 'see\nthis and that'],
    ['Ask a@evil.example[a@evil.example', 'Ask ['],
    ['Write to a@evil.example or <mailto:b@evil.example>, <b>now</b>.', 'Write to or, now.'],
    ['![![a](http://evil.example/1)](http://evil.example/2)', 'a'],
    [
      'Sand^[http://evil.example] `http://in-code.example` and `[a](b)`',
      'Sand^[ ] `http://in-code.example` and `[a](b)`',
    ],
    ['Sand[^1].\n\n[^1]: See [it](http://evil.example).', 'Sand[^1].\n\n[^1]: See it.'],
    ['Read <https://evil.example/a> and www.evil.example/b.', 'Read and.'],
    ['Sand stores heat [c1, c2] (c3).', 'Sand stores heat.'],
    ['Sand  stores\t heat ,\n \n \n\nand [c1 ; c2]\n(c3) water.', 'Sand stores heat,\n\nand water.'],
    ['a\u0000b\r\nc', 'ab\nc'],
    [
      'Sand https://<http://evil.example/a>[ht<https://evil.example>tps://evil.example',
      'Sand https:// [ht tps://evil.example',
    ],
    ['ww[c1]w.evil.example www <https://evil.example>.evil.example ht[c1]tps://evil.example', 'www .evil.example'],
    ['Rules (2024) and [sic] stay.', 'Rules (2024) and [sic] stay.'],
  ])('«%s» becomes «%s»', (given, shown) => expect(draftedText(given, 100)).toBe(shown));

  it('is null when nothing is left, and is cut to the limit', () => {
    expect(draftedText(null, 10)).toBeNull();
    expect(draftedText('https://evil.example', 10)).toBeNull();
    expect(draftedText('one two three four', 10)).toBe('one two…');
  });

  // A pattern that reads to the end from each of these characters would take minutes.
  it.each([' ', '"', '\n', '[', '(c1,', '[a](', '.'])('does not depend on how often «%s» is repeated', (part) => {
    const long = `a${part.repeat(300_000 / part.length)}b`;
    expect(draftedText(long, 100)?.length).toBeLessThanOrEqual(100);
    expect(draftedLine(long, 100)?.length).toBeLessThanOrEqual(100);
  });

  it('never contains an address, and can be stored, whatever a model writes', () => {
    const piece = fc.constantFrom(
      'http://a.b',
      'https://',
      'www.a.b',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      ' ',
      '.',
      'www',
      'ht',
      'tps://',
      '[c1]',
      '[1]',
      '[1]: http://a.b',
      '![',
      '](',
      ':',
      'a@b.c',
      '\n',
      '\\',
      '**',
      '`',
      '<b>',
      'word',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = draftedText(pieces.join(''), 500) ?? '';
        expect(linksIn(text)).toEqual([]);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });

  it('has no Markdown around it on one line', () => {
    expect(draftedLine('## **“Sand  stores\nheat.”**', 100)).toBe('Sand stores heat');
    expect(draftedLine('""', 100)).toBeNull();
  });
});

describe('a title', () => {
  it('has no Markdown that would take effect, and keeps characters that look similar', () => {
    expect(unmarked('*a* [b](c) <d> `e` __f__ ~~g~~')).toBe('a (b)(c) ‹d> e f g');
    expect(unmarked('5 * 3 is < 20, snake_case | ~40% of C#')).toBe('5 * 3 is < 20, snake_case | ~40% of C#');
    expect(unmarked('## 1. First\nline')).toBe('1 First line');
    expect(unmarked('~*~_~ a ~`~b~\\~')).toBe('a b');
  });

  it('reads the same as plain text and as an item of a list in Markdown', () => {
    const part = fc.constantFrom(
      '*',
      '_',
      '[a](b)',
      '<b>',
      '`',
      '#',
      '~',
      '~~',
      '\\',
      '|',
      '- ',
      '1. ',
      ' ',
      'word',
      'C',
      '.',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = unmarked(parts.join(''));
        expect(plainText(fromMarkdown(`- ${text}`)).trim()).toBe(text);
      }),
    );
  });
});
