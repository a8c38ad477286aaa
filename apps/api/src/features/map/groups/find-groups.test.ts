import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTerm, prominences } from '#platform/words/card-terms.ts';
import { findGroups } from './find-groups.ts';
import { groupsOfNew } from './groups-of-new.ts';
import { topicsOfGroups } from './name-groups.ts';
import { strengthsOf, Terms } from './terms.ts';
import { strengthOfTopic } from './topic.ts';

const { titled, mentioned } = prominences;
const keys = ['solar', 'kelp', 'solar power', 'power', 'france', 'growth', 'roof', 'farm', 'boat', 'wine'];
const terms = new Terms({ keys, shown: keys });
const number = (key: string) => keys.indexOf(key);

interface Made {
  readonly titled: readonly string[];
  readonly mentioned?: readonly string[];
  /** The direction of its vector. */
  readonly towards: number;
}
const dimensions = 12;
function compared(cards: readonly Made[]) {
  const vectors = new Float32Array(cards.length * dimensions);
  cards.forEach(({ towards }, row) => {
    vectors[row * dimensions + towards] = 1;
  });
  const strengths = cards.map((card) =>
    strengthsOf(
      [
        ...card.titled.map((key) => cardTerm(number(key), titled)),
        ...(card.mentioned ?? []).map((key) => cardTerm(number(key), mentioned)),
      ],
      terms,
    ),
  );
  return { strengths, terms, vectors, dimensions };
}
const many = (count: number, card: Made): Made[] => Array.from({ length: count }, () => card);

describe('groups of cards', () => {
  const solar = { titled: ['solar'], towards: 0 };
  const kelp = { titled: ['kelp'], towards: 1 };

  it('are of the cards that are about a subject; others are in none', () => {
    const cards = [...many(4, solar), ...many(4, kelp), { titled: ['boat'], towards: 2 }];
    const { fine, coarseOf } = findGroups(compared(cards));
    expect([...coarseOf].sort()).toEqual([0, 1]);
    expect(new Set(fine.subarray(0, 4)).size).toBe(1);
    expect(new Set(fine.subarray(4, 8)).size).toBe(1);
    expect(fine[0]).not.toBe(fine[4]);
    expect(fine[8]).toBe(-1);
  });

  it('exclude cards that only mention the subject', () => {
    const { fine } = findGroups(
      compared([...many(4, solar), { titled: ['boat'], mentioned: ['solar'], towards: 0 }, ...many(4, kelp)]),
    );
    expect(fine[4]).toBe(-1);
  });

  it('are not formed by words of any subject, nor by a country where different things happen', () => {
    const growth = [0, 1, 2, 3].map((towards) => ({ titled: ['growth'], towards }));
    expect([...findGroups(compared(growth)).fine]).toEqual([-1, -1, -1, -1]);
    const alike = many(4, { titled: ['growth'], towards: 0 });
    expect([...findGroups(compared([...alike, ...many(4, kelp)])).fine.subarray(0, 4)]).toEqual([-1, -1, -1, -1]);
    const happenings = ['wine', 'boat', 'roof', 'farm'].map((what) => ({ titled: ['france', what], towards: 3 }));
    const others = compared([...happenings, ...many(8, kelp)]);
    expect([...findGroups(others).fine.subarray(0, 4)]).toEqual([-1, -1, -1, -1]);
    // Control: where they have a further word in common, the country names their subject.
    const wine = many(4, { titled: ['france', 'wine'], towards: 3 });
    expect([...findGroups(compared([...wine, ...many(8, kelp)])).fine.subarray(0, 4)]).not.toContain(-1);
  });

  it('are not formed by a word that cards share which are not similar', () => {
    const cards = [
      ...[0, 1, 2, 3, 4].map((towards) => ({ titled: ['roof'], towards })),
      ...many(5, { ...kelp, towards: 7 }),
    ];
    expect([...findGroups(compared(cards)).fine.subarray(0, 5)]).toEqual([-1, -1, -1, -1, -1]);
  });

  it('of a pair of words include cards that have only the first, if most with the first have both', () => {
    const power = { titled: ['solar', 'power', 'solar power'], towards: 0 };
    const cards = compared([...many(3, power), solar, ...many(6, kelp)]);
    const { fine } = findGroups(cards);
    expect(new Set(fine.subarray(0, 4)).size).toBe(1);
    const [topic] = topicsOfGroups({
      ...cards,
      groups: Int32Array.from([0, 0, 0, 0, ...many(6, kelp).map(() => -1)]),
      count: 1,
    });
    expect(keys[topic?.term ?? -1]).toBe('solar power');
  });

  it('each contain only cards that are about one subject, at both levels, numbered without gaps, whatever the cards', () => {
    const card = fc.record({
      titled: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
      mentioned: fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 3 }),
      towards: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 60 }), (made) => {
        const cards = compared(made);
        const { fine, coarseOf } = findGroups(cards);
        expect(findGroups(cards)).toEqual({ fine, coarseOf });
        const used = [...new Set(fine)].filter((group) => group >= 0).sort((a, b) => a - b);
        expect(used).toEqual([...coarseOf.keys()]);
        const coarse = fine.map((group) => (group < 0 ? -1 : (coarseOf[group] as number)));
        const found = Math.max(-1, ...coarseOf) + 1;
        expect(new Set(coarseOf).size).toBe(found);
        const topics = topicsOfGroups({ ...cards, groups: coarse, count: found });
        for (const [group, topic] of topics.entries()) {
          const own = [...coarse.keys()].filter((row) => coarse[row] === group);
          expect(own.length).toBeGreaterThan(1);
          const about = own.filter((row) => topic && strengthOfTopic(cards.strengths[row], topic) > 0);
          expect(about.length).toBeGreaterThanOrEqual(own.length / 2);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('groups of new cards', () => {
  it('are those whose subject they are about, whatever cards are near them', () => {
    const about = (titled: string) => ({ titled: [titled], towards: 0 });
    const cards = compared([...many(3, about('solar')), ...many(3, about('kelp')), about('kelp'), about('boat')]);
    const groups = Int32Array.of(70, 70, 70, 80, 80, 80, 70, 70);
    groupsOfNew([6, 7], groups, cards.strengths, terms);
    expect([...groups]).toEqual([70, 70, 70, 80, 80, 80, 80, -1]);
  });
});
