import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';

const asGitHub = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

/** Calls a function with the least space on the stack with which it returns. */
function withLittleStack<T>(work: () => T): T {
  try {
    return withLittleStack(work);
  } catch {
    return work();
  }
}

describe('Markdown', () => {
  it('is read as GitHub does while no line begins with more than eight marks', () => {
    const marks = fc.constantFrom('>', '> ', '- ', '+ ', '* ', '1. ', '2) ', '[^a]: ', '   ', '\t');
    const line = fc.tuple(fc.array(marks, { maxLength: 8 }), fc.constantFrom('', 'a', '- a', '**a**', '2024', '```'));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const few = lines.map(([before, text]) => before.slice(text.startsWith('-') ? 1 : 0).join('') + text);
        expect(readMarkdown(few.join('\n'))).toEqual(asGitHub(few.join('\n')));
      }),
    );
  });

  it('has marks beside the punctuation of Korean, Japanese and Chinese', () => {
    const kinds = (markdown: string) => {
      const [paragraph] = readMarkdown(markdown).children;
      return paragraph?.type === 'paragraph' ? paragraph.children.map(({ type }) => type) : [];
    };
    expect(kinds('**강조(말)**을')).toEqual(['strong', 'text']);
    expect(kinds('これは*「強調」*です')).toEqual(['text', 'emphasis', 'text']);
    expect(kinds('中文~~（说明）。~~后')).toEqual(['text', 'delete', 'text']);
    // As on GitHub elsewhere.
    expect(kinds('**(a)**b')).toEqual(['text']);
  });

  it('keeps rules of any length', () => {
    for (const rule of [
      '- '.repeat(40),
      '* '.repeat(40),
      '-'.repeat(40),
      `> ${'* '.repeat(12)}`,
      `+ ${'-  '.repeat(9)}`,
    ]) {
      expect(readMarkdown(rule)).toEqual(asGitHub(rule));
    }
  });

  it.each([
    ['quotes', '>'],
    ['quotes and lists', '> - '],
    ['lists of two kinds', '- + '],
    ['lists in both notations of numbers', '1. 1) '],
    ['footnotes', '[^a]: '],
  ])('has no more than eight %s inside each other from one line', (_, marks) => {
    const root = readMarkdown(`${marks.repeat(12_000)}end`);
    expect(JSON.stringify(root).match(/"type":"(list|blockquote|footnoteDefinition)"/g)).toHaveLength(8);
    expect(plainText(root).trim()).toBe('end');
  });

  it('becomes plain text with its paragraphs and line breaks if parsing it would take too long', () => {
    const marks = '*a_ '.repeat(2000);
    expect(readMarkdown(`${marks}\n**b**\n\n# c`)).toEqual({
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'text', value: marks }, { type: 'break' }, { type: 'text', value: '**b**' }],
        },
        { type: 'paragraph', children: [{ type: 'text', value: '# c' }] },
      ],
    });
  });

  it('becomes plain text if it cannot be parsed with the stack that is left', () => {
    const nested = `${'*a '.repeat(200)}${'b* '.repeat(200)}`;
    const read = () => readMarkdown(nested);
    // What has not run before needs space on the stack to be compiled.
    expect(read()).toEqual(asGitHub(nested));
    expect(withLittleStack(read)).toEqual({
      type: 'root',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: nested }] }],
    });
  });
});
