import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleKey } from './duplicate.rules.ts';
import { sharedParts, titleSimilarity } from './title-likeness.rules.ts';

describe('the parts that a nearly identical title shares', () => {
  it('are pairs of long words, so that one different word does not matter', () => {
    expect(sharedParts('bricks that store the heat of a summer').wordSets).toEqual([
      ['bricks', 'summer'],
      ['bricks', 'store'],
      ['bricks', 'that'],
      ['summer', 'store'],
      ['summer', 'that'],
      ['store', 'that'],
    ]);
  });

  it('are single words where there are only one or two', () => {
    expect([sharedParts('ai'), sharedParts('sand battery')]).toEqual([
      { wordSets: [['ai']], phrases: [] },
      { wordSets: [['battery'], ['sand']], phrases: [] },
    ]);
  });

  it('are halves of what is written without spaces', () => {
    expect(sharedParts('沙塔储存热量').phrases).toEqual(['沙塔储', '存热量']);
    expect(sharedParts('ai 太陽').phrases).toEqual([]);
  });

  it('are at most fourteen, however long the title is', () => {
    const parts = sharedParts(
      Array.from({ length: 40 }, (_, at) => String.fromCodePoint(0x4e00 + at).repeat(4)).join(' '),
    );
    expect([parts.wordSets.length, parts.phrases.length]).toEqual([6, 8]);
  });

  it('include one that a title with one different character contains', () => {
    const characters = fc.array(fc.constantFrom(...'沙塔储存热量太陽夏冬𠮷'), { minLength: 8, maxLength: 20 });
    fc.assert(
      fc.property(characters, fc.nat(), (title, at) => {
        const other = title.with(at % title.length, '海').join('');
        expect(sharedParts(title.join('')).phrases.some((phrase) => other.includes(phrase))).toBe(true);
      }),
    );
  });
});

describe('the similarity of titles', () => {
  it.each([
    ['sand battery', 'sand battery', 1],
    ['sand', 'heat', 0],
    // As computed by PostgreSQL: select similarity('word', 'two words')
    ['word', 'two words', 4 / 11],
  ])('of «%s» and «%s» is %d', (one, other, similarity) => {
    expect(titleSimilarity(one, other)).toBe(similarity);
  });

  it('is high where one word or character differs, in any script', () => {
    for (const [one, other] of [
      ['Песок хранит летнее тепло', 'Песок хранит летние тепло'],
      ['太陽光発電の塔', '太陽光発電の搭'],
      ['แบตเตอรี่ทรายเก็บความร้อน', 'แบตเตอรี่ทรายเก็บความร้อ'],
    ] as const) {
      expect(titleSimilarity(titleKey(one), titleKey(other)), one).toBeGreaterThanOrEqual(0.6);
    }
  });

  it('is low for other titles in the same script', () => {
    expect(titleSimilarity('太陽光発電の塔', '電気自動車の充電')).toBeLessThan(0.2);
    expect(titleSimilarity(titleKey('แบตเตอรี่ทรายเก็บความร้อน'), titleKey('รถไฟข้ามทะเลทราย'))).toBeLessThan(0.3);
  });

  it('is the same in both directions, between 0 and 1, and 1 for a title itself', () => {
    const title = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', '太', 'ด', '\u0e35', '𠮷'), maxLength: 20 });
    fc.assert(
      fc.property(title, title, (one, other) => {
        const [a, b] = [titleKey(`${one}x`), titleKey(`${other}x`)];
        const similarity = titleSimilarity(a, b);
        expect(similarity).toBe(titleSimilarity(b, a));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(titleSimilarity(a, a)).toBe(1);
      }),
    );
  });
});
