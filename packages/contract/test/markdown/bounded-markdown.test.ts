import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#limits.ts';
import { boundedMarkdown } from '#markdown/bounded-markdown.ts';
import { paragraphsOf } from '#markdown/paragraphs.ts';

/** The beginning, then pieces that are each repeated until the text is as long as a text may be. */
function hostile(beginning: string, ...pieces: readonly string[]): string {
  const times = Math.floor((limits.textLength - beginning.length) / pieces.join('').length);
  return beginning + pieces.map((piece) => piece.repeat(times)).join('');
}

/** Each line begins a number of lists inside those of the line before. */
const nestedLists = (lines: number, inLine: number) =>
  Array.from({ length: lines }, (_, line) => `${' '.repeat(2 * inLine * line)}${'- '.repeat(inLine)}a\n`).join('');

describe('Markdown that takes too long', () => {
  it.each([
    ['nested emphasis', '', '*a ', ' b*'],
    ['crossing emphasis', '', '*a_ '],
    ['nested strikethrough', '', '~a ', ' b~'],
    ['a row of marks', '', '*a**b'],
    ['nested pictures', '', '![', '](x)'],
    ['nested links', '', '[', '](x)'],
    ['closing brackets', '', ']'],
    ['brackets between words', '', 'a ] '],
    ['links to no address', '', '[a]('],
    ['links with an endless title', '', '[a](b (c '],
    ['links to names', '[a]: b\n\n', '[a][a]'],
    ['words after an open bracket', '[ ', 'word '],
    ['words after an open picture', '![a\n', 'b -- \n'],
    ['comments without an end', '', 'a <!--'],
    ['instructions without an end', '', 'a <? '],
    ['punctuation after an address', 'www.example.org', '!', 'a'],
    ['addresses that are none', '', '.www.a_'],
    ['headings by underlines', '', 'a\n=\n'],
    ['quotes and paragraphs', '', '> a\n\n'],
    ['lists and paragraphs', '', '- a\n\nb\n\n'],
    ['lists inside lists', '', '- - a\n'],
    ['lists of two levels', '', '- a\n  - b\n'],
    ['lines after quotes', '', '> a\nb\n'],
    ['lines after one quote', '> a\n', 'b\n'],
    ['a wide and long table', '', '|a', '\n', '|-', '\na'],
    ['a table with many rows', `|a|b${'|a'.repeat(2000)}\n|-|-${'|-'.repeat(2000)}\n`, 'a\n'],
    ['a long address used often', `[a]: ${'x'.repeat(20_000)}\n\n`, '[a] '],
    ['items that are not items', 'a\n', '     - *b_\n'],
    ['numbers that begin no item', 'a\n', '2. *b_\n'],
    ['empty items', 'a\n', '-\n*b_\n'],
    ['blank lines in nested lists', nestedLists(20, 8), '\n'],
    ['lists nested more and more', nestedLists(78, 8)],
  ])('is not parsed: %s', (_, ...pattern) => {
    expect(boundedMarkdown(hostile(...(pattern as [string])))).toBeNull();
  });

  it('is parsed while it is short', () => {
    for (const text of [
      '*a '.repeat(50) + ' b*'.repeat(50),
      '![['.repeat(20),
      'a ] '.repeat(100),
      '> a\n\n'.repeat(100),
    ])
      expect(boundedMarkdown(text)).toBe(text);
  });
});

describe('Markdown as people write it', () => {
  const sentence =
    'Cities are **planned** for _summers_ that are [over](https://example.org/a_b), as `maps` & models show. ';

  it.each([
    ['one paragraph', sentence],
    ['paragraphs', `${sentence.repeat(5)}\n\n`],
    ['hard line breaks', `${sentence}\n`],
    ['headings with text', `## A heading\n\n${sentence.repeat(4)}\n\n`],
    ['a list', `- ${sentence}\n`],
    ['a numbered list', `1. **Heat:** ${sentence}\n`],
    ['a list of two levels', `- ${sentence}\n  - ${sentence}\n    continued\n`],
    ['lists of six levels', nestedLists(6, 1).replaceAll('a\n', `${sentence}\n`)],
    ['tasks', '- [x] Ask **everybody** about _it_\n- [ ] Write it down\n'],
    ['lists with paragraphs', `- ${sentence}\n\n  ${sentence}\n\nText.\n\n`],
    ['quotes', `> ${sentence}\n> ${sentence}\n\nText.\n\n`],
    ['notes', `A claim.[1] Another one [2, p. 3].[^a]\n\n${sentence}\n\n`],
    ['code', '```js\nconst a = [b[0], c(d)];\nif (a < 1 && !b) return `x`;\n```\n\nText.\n\n'],
    ['pictures', '![A chart](https://example.org/a.png "Title")\n\nText.\n\n'],
    ['Chinese', '城市是为过去的夏天规划的，**热浪**越来越频繁；见[报告](https://example.org)。'],
  ])('is parsed as it is, however long: %s', (_, piece) => {
    const text = piece.repeat(Math.floor(limits.textLength / piece.length));
    // Compared here, so that a failure does not print the text.
    expect(boundedMarkdown(text) === text).toBe(true);
  });

  it('is parsed as it is: a table with a thousand cells', () => {
    const row = (cells: number) => `| **Heat** | ${'a few words | '.repeat(cells - 1)}\n`;
    const table = `${row(10)}${'| --- '.repeat(10)}|\n${row(10).repeat(100)}`;
    expect(boundedMarkdown(table) === table).toBe(true);
  });
});

describe('the paragraphs of a plain text', () => {
  it('are divided by blank lines, and keep their line breaks', () => {
    expect(paragraphsOf('*a\nb\r\n \t\n\nc\rd\n')).toEqual(['*a\nb', 'c\nd']);
    expect(paragraphsOf('\n \n')).toEqual([]);
  });

  it('contain every word', () => {
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '*', ' ', '\t', '\n', '\r\n', '\r')), (parts) => {
        expect(words(paragraphsOf(parts.join('')).join('\n'))).toEqual(words(parts.join('')));
      }),
    );
  });
});
