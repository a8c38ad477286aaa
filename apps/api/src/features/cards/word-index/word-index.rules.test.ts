import { searchTerm } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchedText } from '../card-text.rules.ts';
import { fieldSeparator } from '../field-separator.ts';
import { WordIndex } from './word-index.rules.ts';

/** Pieces that form long and short runs, consecutive runs and all separators between them. */
const pieces = [
  'a',
  'b',
  'ab',
  'Trade',
  'war',
  '.',
  'ß',
  'İ',
  'e\u0301',
  '🌅',
  '\ud83c',
  '日本語',
  ' ',
  '  ',
  '\n',
  '\t',
  '\r',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
/** The ids are few, so that cards are added repeatedly. */
const added = fc.array(fc.record({ id: fc.integer({ min: 1, max: 8 }), fields: fc.array(text, { maxLength: 3 }) }));
/** Where a term is cut out of the texts. Cuts find what random terms seldom do, such as several words. */
const cut = fc.record({ from: fc.nat(12), size: fc.integer({ min: 1, max: 12 }) });

const indexOf = (texts: readonly (readonly [number, string])[]): WordIndex => {
  const index = new WordIndex();
  for (const [id, one] of texts) index.add(id, one);
  return index;
};

describe('the word index of cards', () => {
  it('finds exactly the cards whose current text contains a term', () => {
    let found = 0;
    fc.assert(
      fc.property(added, fc.array(text), fc.array(cut, { minLength: 1, maxLength: 3 }), (cards, invented, cuts) => {
        const texts = cards.map(({ id, fields }) => [id, searchedText(fields)] as const);
        const index = indexOf(texts);
        const present = [...new Map(texts)];
        const fromTexts = present.flatMap(([, one]) => cuts.map(({ from, size }) => one.slice(from, from + size)));
        for (const wanted of [...invented, ...fromTexts].map(searchTerm)) {
          if (wanted === '' || wanted.includes(fieldSeparator)) continue;
          const expected = present.filter(([, one]) => one.includes(wanted)).map(([id]) => id);
          expect([...index.matching(wanted)].sort()).toEqual(expected.sort());
          if (wanted.includes(' ')) found += expected.length;
        }
      }),
      { numRuns: 1000 },
    );
    // Control: terms of several words were found.
    expect(found).toBeGreaterThan(100);
  });

  it('finds the same by scanning all parts and by jumping between occurrences', () => {
    const words = Array.from({ length: 600 }, (_, at) => (at % 2 === 0 ? 'usual' : `rare${at} thing`));
    const texts = words.map((word, at) => [at + 1, `some ${word} here`] as const);
    const index = indexOf(texts);
    for (const wanted of ['usual', 'usual here', 'rare7', 'rare7 thing', 'e rare77 thing h', 'thing here', 'e thing']) {
      const expected = texts.filter(([, one]) => one.includes(wanted)).map(([id]) => id);
      expect([...index.matching(wanted)]).toEqual(expected);
    }
  });

  it('finds no term that spans two cards', () => {
    expect([
      ...indexOf([
        [1, 'trade'],
        [2, 'war'],
        [3, 'trade war'],
      ]).matching('trade war'),
    ]).toEqual([3]);
  });

  it('is worn when more than a quarter of the texts are old', () => {
    const index = indexOf([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
      [1, 'four'],
    ]);
    expect(index.needsRebuild).toBe(false);
    index.add(1, 'five');
    expect(index.needsRebuild).toBe(true);
  });

  it('reports the memory that it takes', () => {
    const index = new WordIndex();
    const empty = index.bytes;
    const characters = 200_000;
    index.add(1, 'x'.repeat(characters));
    expect(index.bytes - empty).toBeGreaterThan(characters);
    const before = index.bytes;
    index.add(2, 'y '.repeat(characters));
    expect(index.bytes - before).toBeGreaterThan(8 * characters);
  });
});
