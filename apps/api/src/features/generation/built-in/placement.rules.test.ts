import { firstRings } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceCard } from '#test/support/source-cards.ts';
import type { Candidate } from '../step-results.ts';
import { place, signsOf } from './placement.rules.ts';
import { readCards } from './read-cards.rules.ts';

const newest = new Date('2026-01-28T00:00:00Z');
const candidate = (label: string, cardIds: number[]): Candidate => ({ label, domain: 'Homes', about: null, cardIds });
const ringOf = (description: string) => {
  const cards = readCards([sourceCard(1, 'Kelp houses', { description })]);
  return place([candidate('Kelp', [1])], cards, [], newest)[0]?.ring;
};

describe('the place of a blip', () => {
  it('is determined by the years that its cards name', () => {
    expect(ringOf('In 2035 they will be common.')).toBe('Later');
    expect(ringOf('In 2030 they will be common.')).toBe('Next');
    expect(ringOf('Since 2019, at $2035 for each and 2000 of them.')).not.toBe('Next');
  });

  it('is in a nearer ring, and the blip larger, the more cards and sources there are', () => {
    const cards = readCards([1, 2, 3, 4, 5].map((id) => sourceCard(id, `Heat pumps ${'again '.repeat(id)}`)));
    const [weak, strong] = place([candidate('Kelp', [1]), candidate('Heat', [1, 2, 3, 4, 5])], cards, [], newest);
    expect([weak?.ring, strong?.ring]).toEqual(['Later', 'Next']);
    expect(strong?.impact).toBeGreaterThan(weak?.impact ?? 0);
  });

  it('uses all of a ring, whatever the impact of its blips', () => {
    const cards = readCards(Array.from({ length: 40 }, (_, at) => sourceCard(at + 1, `Sign ${at}`)));
    const sized = Array.from({ length: 8 }, (_, at) =>
      candidate(
        `${at}`,
        Array.from({ length: at + 1 }, (_, card) => card + 1),
      ),
    );
    const placed = place(sized, cards, [], newest);
    for (const [, blips] of Map.groupBy(placed, ({ ring }) => ring)) {
      const positions = blips.map(({ position }) => position);
      expect(Math.max(...positions) - Math.min(...positions)).toBeGreaterThan(0.35);
      expect(positions.reduce((sum, one) => sum + one, 0) / positions.length).toBeCloseTo(0.5, 1);
    }
  });

  it('is larger for a subject with many tags than for one with as many cards and fewer tags', () => {
    const tagged = (id: number, tags: string[]) => sourceCard(id, `Sign ${id}`, { tags });
    const cards = readCards([tagged(1, ['Social', 'Economic', 'Values']), tagged(2, ['social'])]);
    const [broad, narrow] = place([candidate('Broad', [1]), candidate('Narrow', [2])], cards, [], newest);
    expect(broad?.impact).toBeGreaterThan(narrow?.impact ?? 5);
  });

  it('includes the impacts that the texts mention', () => {
    const cards = readCards([sourceCard(1, 'Tenant unions grow'), sourceCard(2, 'Kelp')]);
    const placed = place([candidate('Unions', [1]), candidate('Kelp', [2])], cards, ['Tenants', 'Schools'], newest);
    expect(placed.map(({ impacts }) => impacts)).toEqual([['Tenants'], []]);
  });

  it('is always on the radar', () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 })), (all) => {
        const cards = readCards(Array.from({ length: 9 }, (_, at) => sourceCard(at + 1, `Sign ${at} of 2031`)));
        for (const blip of place(
          all.map((ids, at) => candidate(`${at}`, ids)),
          cards,
          ['Signs'],
          newest,
        )) {
          expect(firstRings).toContain(blip.ring);
          expect(blip.position).toBeGreaterThanOrEqual(0);
          expect(blip.position).toBeLessThanOrEqual(1);
          expect(Number.isInteger(blip.impact) && blip.impact >= 1 && blip.impact <= 5).toBe(true);
        }
      }),
    );
  });
});

describe('the signs of some cards', () => {
  it('are only what exists', () => {
    const cards = readCards([
      sourceCard(1, 'Heat pumps in streets', { description: 'Common by 2035.', host: 'a.example.org' }),
      sourceCard(27, 'Heat pumps in libraries', { description: 'By 2035.', host: 'a.example.org' }),
    ]);
    expect(signsOf(cards, newest)).toEqual({
      cards: 2,
      sources: 1,
      lastWeek: 1,
      year: 2035,
      yearsAhead: 9,
      nearYear: null,
    });
  });

  it('tell sources of one site apart if the cards name them', () => {
    const names = ['The Post', 'Al Jazeera', 'the post'];
    const cards = names.map((name, at) =>
      sourceCard(at, `Heat ${at} in 2027`, { subtitle: `${name}, 2026-01-02`, host: 'news.example.org' }),
    );
    expect(signsOf(readCards(cards), newest)).toMatchObject({ sources: 2, nearYear: 2027 });
  });
});
