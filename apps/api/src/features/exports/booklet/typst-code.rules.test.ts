import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { array, breakable, cutPieces, dictionary, literal, printable, sequence } from './typst-code.rules.ts';

const compiler = NodeCompiler.create();

/** The value of an expression in Typst. */
function typstValue(expression: string): unknown {
  const { result } = compiler.compile({ mainFileContent: `#[#metadata(${expression})<value>]` });
  if (!result) throw new Error('The expression has an error.');
  return compiler.query(result, { selector: '<value>', field: 'value' })[0];
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '#', '$', '{', '}', '(', ')', '[', ']', ';', '\n', 'u', '/', '*', '`'),
  }),
);
const withoutMarks = (text: string) => text.replaceAll('\u200b', '');

describe('texts in Typst code', () => {
  it('are read unchanged, whatever they contain', () => {
    const texts = fc.sample(anyText, { numRuns: 300, seed: 12 });
    texts.push('"); panic("', '\\"#{1+1}', '#eval("1")', '\\u{41}', '// not a comment', '/* nor this');
    expect(typstValue(array(texts.map((text) => literal(printable(text)))))).toEqual(texts.map(printable));
  });

  it('keep line breaks as literals, and lose them as printed lines', () => {
    expect(typstValue(literal('a\n  b\tc'))).toBe('a\n  b\tc');
    expect(printable('a\n  b\tc\u2028d\u0000e\ud800')).toBe('a b c de');
  });

  it('are one printed line, whatever separates their lines', () => {
    expect(printable('A \t b  c\u2028 d')).toBe('A b  c d');
  });

  // A million of them would take a quadratic expression longer than a test may take.
  it('are printed in linear time, however much space they contain', () => {
    expect(printable(`a${' '.repeat(1_000_000)}b\n`)).toHaveLength(1_000_003);
  });

  it('can be in arrays and dictionaries with any number of entries', () => {
    expect(typstValue(array([]))).toEqual([]);
    expect(typstValue(array([literal('one')]))).toEqual(['one']);
    expect(typstValue(dictionary({}))).toEqual({});
    expect(typstValue(dictionary({ 'a-b': literal('x'), nothing: undefined }))).toEqual({ 'a-b': 'x', nothing: null });
    expect(typstValue(sequence([]))).toEqual({ func: 'sequence', children: [] });
    expect(typstValue(sequence([literal('x'), literal('y')]))).toBe('xy');
  });
});

describe('breaking long words', () => {
  it('adds nothing visible to a reader, and leaves no long word in one piece', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.webUrl(), fc.string({ unit: 'grapheme-ascii', minLength: 100 })), (text) => {
        const broken = breakable(text);
        expect(withoutMarks(broken)).toBe(withoutMarks(text));
        for (const word of broken.split(/[\s\u200b]/)) expect(graphemesOf(word)).toBeLessThanOrEqual(24);
      }),
    );
  });

  it('breaks an address after the characters that divide it', () => {
    expect(breakable('https://example.org/reports/2026').split('\u200b')).toEqual([
      'https://',
      'example.',
      'org/',
      'reports/',
      '2026',
    ]);
    expect(breakable('short/word')).toBe('short/word');
  });

  it('cuts a text into pieces that together are the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const trimmed = printable(text).trim();
        expect(withoutMarks(cutPieces(trimmed, 10_000).join(''))).toBe(withoutMarks(trimmed));
      }),
    );
    expect(cutPieces(`of ${'x'.repeat(26)} y`, 10_000)).toEqual([
      'of ',
      'xxxxxxxxxxxx\u200b',
      'xxxxxxxxxxxx\u200b',
      'xx ',
      'y',
    ]);
  });
});

const graphemesOf = (word: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].length;
