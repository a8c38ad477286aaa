import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Doc, Mark } from './document.ts';
import { extensions } from './extensions.ts';
import { documentFrom, isEditable } from './from-markdown.rules.ts';
import { markdownOf } from './to-markdown.rules.ts';

const schema = getSchema(extensions);

/** The document in the editor; throws if the schema does not allow it. */
function held(doc: Doc): Doc {
  const node = schema.nodeFromJSON(doc);
  node.check();
  return node.toJSON();
}

/**
 * Each character that is seen in a document, with its marks, apart from white space, and backslashes before a pipe, which
 * code in a table cannot contain.
 */
const seenIn = (doc: Doc): string[] => {
  const letters = lettersIn(doc);
  const signAfter = (at: number) => letters.slice(at).find((letter) => !letter.startsWith('\\'))?.[0];
  return letters.filter((letter, at) => !(letter.startsWith('\\') && signAfter(at) === '|'));
};

const lettersIn = ({ type, text = '', marks = [], content = [] }: Doc): string[] =>
  type === 'text'
    ? [...text.replace(/\s/g, '')].map((letter) => [letter, ...marks.map((mark) => mark.type).sort()].join(' '))
    : content.flatMap(lettersIn);

const again = (markdown: string) => markdownOf(held(documentFrom(markdown)));

describe('Markdown written by the editor can be parsed again', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'ab ä漢가」（。😀.,:;!?-–_*~`#>+=|[](){}<>&\\/"\'1^$'),
    minLength: 1,
    maxLength: 8,
  });
  const link: fc.Arbitrary<Mark> = fc.record({
    type: fc.constant('link'),
    attrs: fc.record({
      href: fc.constantFrom('https://example.org/', 'https://example.org/a_b?c=(d)', 'mailto:a@example.org'),
      title: fc.constantFrom(null, 'A "title"'),
    }),
  });
  const plain = fc.subarray<Mark>([{ type: 'bold' }, { type: 'italic' }, { type: 'strike' }, { type: 'code' }]);
  const marks = fc.tuple(plain, fc.option(link)).map(([some, one]) => (one ? [...some, one] : some));
  const inline = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: letters, marks }) },
    { weight: 1, arbitrary: fc.constant<Doc>({ type: 'hardBreak' }) },
  );
  const line = fc.array(inline, { maxLength: 4 });
  const paragraph = line.map((content): Doc => ({ type: 'paragraph', content }));
  const { block } = fc.letrec<{ block: Doc; list: Doc; quote: Doc }>((tie) => {
    const items = (children: fc.Arbitrary<Doc>) =>
      fc.array(
        fc
          .tuple(paragraph, fc.array(children, { maxLength: 2 }), fc.constantFrom(null, null, true, false))
          .map(([first, more, checked]): Doc => ({ type: 'listItem', attrs: { checked }, content: [first, ...more] })),
        { minLength: 1, maxLength: 3 },
      );
    return {
      block: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        paragraph,
        fc
          .tuple(line, fc.integer({ min: 1, max: 6 }))
          .map(([content, level]): Doc => ({ type: 'heading', attrs: { level }, content })),
        fc.record({ type: fc.constant('codeBlock'), content: letters.map((text) => [{ type: 'text', text }]) }),
        fc.constant<Doc>({ type: 'horizontalRule' }),
        fc
          .tuple(fc.integer({ min: 1, max: 3 }), fc.array(line, { minLength: 1, maxLength: 9 }))
          .map(([columns, cells]): Doc => tableOf(columns, cells)),
        tie('list'),
        tie('quote'),
      ),
      list: fc
        .tuple(items(tie('block')), fc.option(fc.integer({ min: 0, max: 12 })))
        .map(
          ([content, start]): Doc =>
            start === null ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content },
        ),
      quote: fc
        .array(tie('block'), { minLength: 1, maxLength: 2 })
        .map((content): Doc => ({ type: 'blockquote', content })),
    };
  });
  const doc = fc.array(block, { minLength: 1, maxLength: 4 }).map((content): Doc => ({ type: 'doc', content }));

  function tableOf(columns: number, cells: Doc[][]): Doc {
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => row);
    return {
      type: 'table',
      content: rows.map((row) => ({
        type: 'tableRow',
        content: Array.from({ length: columns }, (_, column) => ({
          type: row === 0 ? 'tableHeader' : 'tableCell',
          content: [{ type: 'paragraph', content: cells[row * columns + column] ?? [] }],
        })),
      })),
    };
  }

  test('any typed text is the same after it was stored', () => {
    fc.assert(
      fc.property(doc, (typed) => {
        const stored = markdownOf(typed);
        expect(again(stored)).toBe(stored);
        expect(seenIn(held(documentFrom(stored)))).toEqual(seenIn(typed));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['😀_aa', 'aa_😀', '😀__a', '_😀_a', '𠮷_a', '😀_'])('an underscore in %s stays one', (text) => {
    for (const marks of [[], ['bold'], ['italic'], ['bold', 'italic']]) {
      const content = [{ type: 'text', text, marks: marks.map((type) => ({ type })) }];
      const typed: Doc = { type: 'doc', content: [{ type: 'paragraph', content }] };
      const stored = markdownOf(typed);
      expect(again(stored)).toBe(stored);
      expect(seenIn(held(documentFrom(stored)))).toEqual(seenIn(typed));
    }
  });

  test('any text is stable once it was parsed, and fits the schema', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab 1.)-*_~`#>|:![]()<>&\\\n\n\t'), maxLength: 40 }), (text) => {
        const once = again(text);
        expect(again(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('Markdown written by the editor has no needless escapes', () => {
  const paragraph = (text: string): Doc => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const written = (...content: Doc[]) => markdownOf({ type: 'doc', content });

  test.each([
    'R&D, AT&T and A&amp',
    '5 * 3 * 2 _ 1',
    'snake_case_name and [sic]',
    'about ~50 %, or ~ 60',
    '#tag, 1.5 and -3',
    'a < b > c',
    'C:\\Users and 2^10',
    'A letter: [one] (two) ![three',
  ])('in %j', (text) => {
    expect(written(paragraph(text))).toBe(text);
    expect(written({ type: 'blockquote', content: [paragraph(text)] })).toBe(`> ${text}`);
    const item: Doc = { type: 'listItem', attrs: { checked: null }, content: [paragraph(text)] };
    expect(written({ type: 'bulletList', content: [item] })).toBe(`- ${text}`);
  });

  test.each([
    ['&amp;', '\\&amp;'],
    ['*a*', '*a\\*'],
    ['1. one', '1\\. one'],
    ['# one', '\\# one'],
    ['- one', '\\- one'],
    ['<b>', '\\<b>'],
    ['[a](b)', '[a]\\(b)'],
  ])('but %j stays text', (text, expected) => {
    expect(written(paragraph(text))).toBe(expected);
  });

  test('a backslash beside a letter that becomes a character reference stays a backslash', () => {
    const struck: Doc = { type: 'text', text: 'b', marks: [{ type: 'strike' }, { type: 'code' }] };
    const typed: Doc = { type: 'paragraph', content: [{ type: 'text', text: '\\a' }, struck] };
    expect(seenIn(held(documentFrom(written(typed))))).toEqual(seenIn(typed));
  });

  test('nor does a task or a cell lose the escapes that it needs', () => {
    const item: Doc = { type: 'listItem', attrs: { checked: null }, content: [paragraph('[ ] R&D')] };
    expect(written({ type: 'bulletList', content: [item] })).toBe('- \\[ ] R&D');
    expect(again('| R&D | b |\n| - | - |\n| 1 | x \\| y |')).toBe('| R&D | b |\n| - | - |\n| 1 | x \\| y |');
    for (const before of ['', '> ', '- ', '> - ']) {
      const indented = ['| a |', '| - |', '| **_~~\\_~~_** |'].map((line, index) =>
        index === 0 ? before + line : before.replace('-', ' ') + line,
      );
      expect(again(indented.join('\n'))).toBe(indented.join('\n'));
    }
  });
});

describe('texts of existing cards', () => {
  test.each([
    ['words', 'One **bold**, *italic*, ~~gone~~ and `code` word'],
    ['a link', 'See [the *report*](https://example.org/a "Title") and <https://example.org/b>.'],
    ['headings', '# One\n\n## Two\n\n###### Six'],
    ['lists', '- one\n  - inner\n- two\n\n1) not touched'.replace(/\n\n.*/, '')],
    ['numbers', '3. three\n4. four'],
    ['tasks', '- [ ] open\n- [x] done'],
    ['a quote', '> quoted\n>\n> - in it'],
    ['code', '```js title\nconst a = 1;\n\n```'],
    ['a table', '| a | b |\n| - | :-: |\n| 1 | x \\| y |'],
    ['lines', 'one\ntwo'],
    ['a linked code', '[`x`](https://example.org)'],
    [
      'HTML, a picture and a footnote',
      'Some <b>HTML</b>\n\n<div>\n  block\n</div>\n\n![alt](https://example.org/p.png)',
    ],
    ['snake case', 'snake_case'],
    [
      'marks beside Korean',
      '**강조(말)**을, *강조(말)*을, ~~강조(말)~~을 그리고 [**링크(말)**](https://example.org)를',
    ],
    ['marks beside Japanese and Chinese', 'これは**「強調」**です。*（注）*と~~『本』~~も，**中文（说明）。**后'],
    ['marks in a footnote', 'x[^1]\n\n[^1]: **강조(말)**을'],
  ])('%s stay as they are', (_, text) => {
    expect(again(text)).toBe(text);
  });

  test('reference links become links with an address, and footnotes stay', () => {
    expect(again('[a][b]\n\n[b]: https://example.org')).toBe('[a](https://example.org)');
    expect(again('x[^1]\n\n[^1]: note')).toBe('x[^1]\n\n[^1]: note');
  });

  test('a tag over two lines becomes one line, since its second line would be a quote', () => {
    expect(again('x <a\n\t>')).toBe('x <a >');
  });

  test('a bare address is a link, as it is on the card', () => {
    expect(again('by a@example.org')).toBe('by <a@example.org>');
    expect(again('www.example.org')).toBe('[www.example.org](http://www.example.org)');
  });

  test('white space at the edge of a mark is moved outside', () => {
    const doc: Doc = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a ', marks: [{ type: 'bold' }] },
            { type: 'text', text: 'b' },
          ],
        },
      ],
    };
    expect(markdownOf(doc)).toBe('**a** b');
  });

  test('a text that would block the page for long is kept as its source', () => {
    const hostile = `![${'*a_ '.repeat(2500)}\n\n- b`;
    expect(isEditable(hostile)).toBe(false);
    expect(documentFrom(hostile).content).toHaveLength(1);
    expect(again(hostile)).toBe(hostile);
    expect(isEditable('**a**\n\n- b')).toBe(true);
  });

  test('the work for a paragraph grows with its length, and not with its square', () => {
    const readsFor = (spaces: number): number => {
      let reads = 0;
      const bold = {
        get type() {
          reads += 1;
          return 'bold';
        },
      };
      const space = (): Doc => ({ type: 'text', text: ' ', marks: [bold] });
      const content: Doc[] = [{ type: 'text', text: 'a' }, ...Array.from({ length: spaces }, space)];
      markdownOf({ type: 'doc', content: [{ type: 'paragraph', content }] });
      return reads;
    };
    expect(readsFor(400)).toBeLessThan(3 * readsFor(200));
  });

  test('a text with very many marks in a paragraph is written quickly, and reads back the same', () => {
    const marked = (times: number) =>
      Array.from({ length: times }, (): Doc[] => [
        { type: 'text', text: '가(나)', marks: [{ type: 'bold' }] },
        { type: 'text', text: '다' },
      ]).flat();
    const written = (times: number) =>
      markdownOf({ type: 'doc', content: [{ type: 'paragraph', content: marked(times) }] });
    expect(written(100)).toBe('**가(나)**다'.repeat(100));
    // The writer that needs no character references would take long.
    expect(written(200)).toBe('**가(나)**&#xB2E4;'.repeat(200));
    expect(documentFrom(written(200))).toEqual(documentFrom('**가(나)**다'.repeat(200)));
  });

  test('an empty document is an empty text', () => {
    expect(markdownOf(documentFrom(''))).toBe('');
    expect(markdownOf({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toBe('');
  });
});
