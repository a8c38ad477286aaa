import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTerm, prominences } from '#platform/words/card-terms.ts';
import { meaningsOf, relatedness } from './relatedness.rules.ts';

const { titled, repeated, mentioned } = prominences;
const words = ['kelp', 'reef', 'france', 'growth', 'kelp reef', 'boat', 'oyster', 'politics'];
const rare = { weight: Math.log(100 / 3) };
const meanings = meaningsOf(
  words.map((term) => ({ term, ...(term === 'politics' ? { weight: Math.log(100 / 40) } : rare) })),
  words,
  99,
);
const term = (word: string, prominence: 0 | 1 | 2) => cardTerm(words.indexOf(word), prominence);
const alike = 0.6;
const between = (one: number[], other: number[], similarity = alike) => relatedness(one, other, similarity, meanings);

describe('related cards', () => {
  it('are about the same subject', () => {
    const one = [term('kelp', titled), term('boat', mentioned)];
    expect(between(one, [term('kelp', titled), term('oyster', mentioned)])).toBeGreaterThan(0);
    expect(between(one, [term('kelp', repeated), term('oyster', titled)])).toBeGreaterThan(0);
  });

  it('are not those that share a country, a word of any subject, or what both only mention', () => {
    const sharing = (word: string, prominence: 0 | 1 | 2) =>
      between(
        [term(word, prominence), term('kelp', titled)],
        [term(word, prominence), term('oyster', titled), term('boat', titled)],
      );
    expect([sharing('france', titled), sharing('growth', titled), sharing('reef', mentioned)]).toEqual([0, 0, 0]);
    // Control: the same with a subject.
    expect(sharing('reef', titled)).toBeGreaterThan(0);
  });

  it('share more if their vectors are less similar', () => {
    const one = [term('kelp', titled), term('boat', titled), term('reef', titled)];
    const sharing = (...shared: string[]) => [...shared, 'oyster', 'kelp reef'].map((word) => term(word, titled));
    expect(between(one, sharing('kelp'), 0.3)).toBe(0);
    expect(between(one, sharing('kelp'))).toBeGreaterThan(0);
    expect(between(one, sharing('kelp', 'boat'), 0.3)).toBeGreaterThan(0);
  });

  it('are not those that share only a tag of many cards', () => {
    const tagged = (word: string) =>
      between([term(word, repeated), term('kelp', titled)], [term(word, repeated), term('oyster', titled)]);
    expect(tagged('politics')).toBe(0);
    expect(tagged('boat')).toBeGreaterThan(0);
  });

  it('are related to the same degree both ways, between 0 and 1, whatever their terms', () => {
    const terms = fc.uniqueArray(fc.tuple(fc.nat({ max: words.length - 1 }), fc.constantFrom(0, 1, 2)), {
      selector: ([number]) => number,
      maxLength: words.length,
    });
    fc.assert(
      fc.property(terms, terms, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, similarity) => {
        const [one, other] = [a, b].map((own) =>
          own.map(([number, prominence]) => cardTerm(number, prominence as 0 | 1 | 2)),
        );
        const value = between(one as number[], other as number[], similarity);
        expect(value).toBeCloseTo(between(other as number[], one as number[], similarity), 6);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
