import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostRelated, relatedTerms } from './related-cards.rules.ts';

const card = (words: Partial<Parameters<typeof relatedTerms>[0]>) =>
  relatedTerms({ title: '', subtitle: null, description: null, relevance: null, ...words });

describe('the words by which related cards are looked for', () => {
  it('are those of the title first, then of the subtitle, then those that the texts repeat', () => {
    const terms = card({
      title: 'Batteries of sand',
      subtitle: 'Heat for Tampere',
      description: 'Silos keep warmth. Silos are cheap.',
      relevance: 'Cheap silos',
    });
    expect(terms).toEqual(['batteri', 'sand', 'heat', 'tamper', 'silos', 'cheap', 'keep', 'warmth']);
  });

  it('are also found in other forms of a word', () => {
    expect('freight by zeppelin').toContain(card({ title: 'Zeppelins' })[0]);
  });

  it('have no short words and no numbers, and each stands once', () => {
    expect(card({ title: 'The EU and the EU budget of 2026', description: 'Budget' })).toEqual(['budget']);
  });

  it('are found in scripts without spaces too', () => {
    expect(card({ title: 'การเปลี่ยนแปลงสภาพภูมิอากาศ' }).length).toBeGreaterThan(0);
  });

  it('are few, however long the texts are', () => {
    const words = Array.from({ length: 5000 }, (_, at) => `signal${String.fromCodePoint(97 + (at % 26))}x`);
    expect(card({ title: 'Long', description: words.join(' ') }).length).toBeLessThanOrEqual(10);
  });
});

describe('the most related cards', () => {
  it('share what few others have', () => {
    const shared = [
      { slugs: ['common', 'rare'], uses: 60 },
      { slugs: ['rare'], uses: 1 },
      { slugs: ['common'], uses: 50 },
    ];
    expect(mostRelated(shared, 100, 5)).toEqual(['rare', 'common']);
  });

  it('are none where only what all have is shared', () => {
    expect(mostRelated([{ slugs: ['a', 'b'], uses: 100 }], 100, 5)).toEqual([]);
  });

  it('are as many as asked for at most, each once, in an order that depends on nothing else', () => {
    const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 20 });
    const shared = fc.array(fc.record({ slugs, uses: fc.integer({ min: 1, max: 200 }) }), { maxLength: 12 });
    fc.assert(
      fc.property(shared, fc.integer({ min: 0, max: 10 }), (given, count) => {
        const found = mostRelated(given, 200, count);
        expect(found.length).toBeLessThanOrEqual(count);
        expect(new Set(found).size).toBe(found.length);
        const reversed = given.map((one) => ({ ...one, slugs: one.slugs.toReversed() }));
        expect(mostRelated(reversed, 200, count)).toEqual(found);
      }),
    );
  });
});
