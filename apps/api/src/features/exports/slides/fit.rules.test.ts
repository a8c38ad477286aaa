import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToFit, heightOf, isRightToLeft, linesOf, sharesOf } from './fit.rules.ts';
import { blocksOf, plainText } from './markdown-blocks.rules.ts';

const setting = { size: 12, lineHeight: 1.3, gap: 0.5 };

describe('a text on a slide', () => {
  it('is cut so that it fits, and remains a beginning of the text', () => {
    const words = fc.array(
      fc.array(fc.constantFrom('heat', 'of', 'bricks', '都市', 'AI'), { minLength: 1, maxLength: 80 }),
      {
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(words, fc.double({ min: 0, max: 4, noNaN: true }), (paragraphs, height) => {
        const text = paragraphs.map((paragraph) => paragraph.join(' ')).join('\n\n');
        const cut = cutToFit(blocksOf(text), { width: 6, height }, setting);
        expect(heightOf(cut, 6, setting)).toBeLessThanOrEqual(height + 0.3);
        expect(plainText(blocksOf(text)).startsWith(plainText(cut).replace(/ …$/, ''))).toBe(true);
      }),
    );
  });

  it('has a line more where a long word has no room at the end of one', () => {
    const word = 'Verkehrsinfrastrukturfinanzierung';
    expect(linesOf(word, 4, 14)).toBe(1);
    expect(linesOf(`Die ${word} der ${word}`, 4, 14)).toBe(2);
    expect(linesOf(`Die neue ${word} und die ${word}`, 3.4, 14)).toBe(4);
    expect(linesOf(word.repeat(3), 4, 14)).toBe(3);
  });

  it('shares its space with others, each getting no more than it needs', () => {
    expect(sharesOf(10, [2, 9, 9])).toEqual([2, 4, 4]);
    expect(sharesOf(10, [3, 4])).toEqual([3, 4]);
  });

  it('is written from right to left if its first letters are', () => {
    expect(['مدن', '12 שלום', 'Paris مدن', '都市', ''].map(isRightToLeft)).toEqual([true, true, false, false, false]);
  });
});

describe('Markdown on a slide', () => {
  it('is paragraphs with their styles', () => {
    const blocks = blocksOf(
      '# Head\n\nOne **two *three*** `four`\n\n1. a\n   - b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n> said',
    );
    expect(blocks.map(({ kind, level }) => [kind, level])).toEqual([
      ['heading', 0],
      ['text', 0],
      ['number', 0],
      ['bullet', 1],
      ['text', 0],
      ['text', 0],
      ['quote', 0],
    ]);
    expect(blocks[1]?.runs).toEqual([
      { text: 'One ' },
      { text: 'two ', bold: true },
      { text: 'three', bold: true, italic: true },
      { text: ' ' },
      { text: 'four', code: true },
    ]);
    expect(plainText(blocks.slice(4, 6))).toBe('x  ·  y\n1  ·  2');
  });

  it('is on one line where its lines are of one paragraph, and keeps other spaces', () => {
    expect(plainText(blocksOf('a  b\nc\n d'))).toBe('a  b c d');
  });

  // A million of them would take a quadratic expression longer than a test may take.
  it('is read in linear time, however much space it contains', () => {
    expect(plainText(blocksOf(`a${' '.repeat(1_000_000)}b`))).toHaveLength(1_000_002);
  });

  it('contains links only to pages', () => {
    expect(blocksOf('[a](javascript:alert(1)) [b](https://example.org)')[0]?.runs.map(({ link }) => link)).toEqual([
      undefined,
      undefined,
      'https://example.org',
    ]);
  });
});
