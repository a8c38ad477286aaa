import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessCell, harmlessCsvCell, readCell, readCsvCell } from './formula-cell.rules.ts';

const signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const text = fc.string({
  unit: fc.oneof(fc.constantFrom(...signs, "'", '"', '“', ' ', '\u00a0', '\ufeff', '\u200b', 'a', '1'), fc.string()),
  maxLength: 8,
});

describe('a cell', () => {
  it('is converted back to its original text, whatever that is', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(readCell(harmlessCell(given))).toBe(given);
      }),
      { numRuns: 2000 },
    );
  });

  it('never begins like a formula', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(signs).not.toContain(harmlessCell(given)[0]);
      }),
    );
  });

  it.each(['=1+1', ' =1', '"=1', "'=1", '\ufeff=1', '\u00a0\u200b@x', '＝1', '- a point', '\tx', "''=1"])(
    'of «%s» gets a mark',
    (given) => expect(harmlessCell(given)).toBe(`'${given}`),
  );

  it.each(['a=1', "'90s music", '(-1)', '', "'"])('of «%s» stays as it is', (given) =>
    expect(harmlessCell(given)).toBe(given),
  );
});

describe('a cell of a CSV file', () => {
  const split = fc.array(fc.oneof(text, fc.constantFrom(';', '\t', '\n', '\r\n', "'"))).map((parts) => parts.join(''));

  it('is converted back to its original text, whatever that is', () => {
    fc.assert(
      fc.property(split, (given) => {
        expect(readCsvCell(harmlessCsvCell(given))).toBe(given);
      }),
      { numRuns: 2000 },
    );
  });

  it('never contains a formula behind a separator', () => {
    fc.assert(
      fc.property(split, (given) => {
        const begins = harmlessCsvCell(given)
          .split(/[;\t\r\n]/)
          .map((part) => part[0] ?? '');
        expect(begins.filter((letter) => signs.includes(letter))).toEqual([]);
      }),
    );
  });

  it('of a text with semicolons and lines has a mark before each formula', () =>
    expect(harmlessCsvCell('a;=HYPERLINK("x")\n\t+1;b')).toBe('a;\'=HYPERLINK("x")\n\t\'+1;b'));
});
