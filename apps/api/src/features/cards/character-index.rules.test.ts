import { searchable } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterBit, characterBits, longestIndexedTerm } from './character-index.rules.ts';

const isSet = (bits: Buffer, bit: number) => ((bits[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;

const usual = fc.string({ unit: fc.constantFrom(...'abyz09 -äöüß%_\\'), maxLength: 30 });
const text = fc.oneof(usual, fc.string({ unit: 'grapheme', maxLength: 30 })).map(searchable);
const term = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(...'abyz09 -äöüß%_\\'), minLength: 1, maxLength: 2 }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  )
  .map(searchable)
  .filter((candidate) => candidate.length >= 1 && candidate.length <= longestIndexedTerm);

describe('the character bits of a text', () => {
  it('include the bit of every one- and two-unit string in the text', () => {
    fc.assert(
      fc.property(text, (value) => {
        const bits = characterBits(value);
        for (let at = 0; at < value.length; at += 1) {
          expect(isSet(bits, characterBit(value.charAt(at)).bit)).toBe(true);
          if (at + 1 < value.length) expect(isSet(bits, characterBit(value.slice(at, at + 2)).bit)).toBe(true);
        }
      }),
    );
  });

  it('have an exact bit only when the text contains the term', () => {
    let exactTerms = 0;
    fc.assert(
      fc.property(text, term, (value, candidate) => {
        const { bit, exact } = characterBit(candidate);
        if (!exact) return;
        exactTerms += 1;
        expect(isSet(characterBits(value), bit)).toBe(value.includes(candidate));
      }),
      { numRuns: 1000 },
    );
    // Control: the property was tested on actual matches.
    expect(exactTerms).toBeGreaterThan(100);
  });

  it('assign every term a bit within the row, and each exact term a separate one', () => {
    fc.assert(fc.property(term, (candidate) => characterBit(candidate).bit < characterBits('').length * 8));
    const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789 -äöüß'];
    const terms = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
    const bits = terms.map(characterBit);
    expect(bits.every(({ exact }) => exact)).toBe(true);
    expect(new Set(bits.map(({ bit }) => bit)).size).toBe(terms.length);
    const shared = characterBit('日').bit;
    expect(bits.some(({ bit }) => bit === shared)).toBe(false);
  });

  it('are all zero for an empty text', () => {
    expect(characterBits('').every((byte) => byte === 0)).toBe(true);
  });
});
