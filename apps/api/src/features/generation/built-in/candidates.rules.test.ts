import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, sourceCard } from '#test/support/source-cards.ts';
import { candidatesOf, evidenceOf } from './candidates.rules.ts';
import { phraseCounts } from './distinctive-phrases.rules.ts';
import { readCards } from './read-cards.rules.ts';

const titles = [
  'Heat pumps for streets',
  'A library of heat pumps',
  'Heat pumps without noise',
  'School gardens on roofs',
  'Pupils run school gardens',
  'Kelp as a building material',
];
const cards = titles.map((title, at) => sourceCard(at + 1, title, { tags: [at < 3 ? 'Homes' : 'Learning'] }));
const frame = frameOf(cards, [0, 0, 0, 1, 1, 2]);
const domains = ['Homes', 'Learning'];

function candidates(of = cards, within = frame) {
  const read = readCards(of);
  const counts = phraseCounts(read);
  return candidatesOf(read, within, domains, counts).map((candidate) => evidenceOf(candidate, read, counts));
}

describe('subjects of cards', () => {
  it('are named by the phrases that similar cards share, with all cards that contain them', () => {
    expect(candidates().map(({ label, domain, cardIds }) => [label, domain, [...cardIds].sort()])).toEqual([
      ['Heat pumps', 'Homes', [1, 2, 3]],
      ['School gardens', 'Learning', [4, 5]],
      ['Kelp as a building material', 'Learning', [6]],
    ]);
  });

  it('are single cards only where there are few blips, in all and in a sector', () => {
    const subjects =
      'heat pump,night train,school garden,kelp farm,sand tower,street choir,roof moss,snow plough,rye bread,tram line,owl box,fish ladder,clay oven';
    const shared = subjects.split(',').flatMap((subject) => Array.from({ length: 4 }, () => `Some ${subject}`));
    const made = [...shared, 'Lichen on walls', 'Voles at noon'].map((title, at) =>
      sourceCard(at + 1, title, { tags: [at < shared.length ? 'Homes' : 'Learning'] }),
    );
    const groups = made.map((_, at) => Math.floor(at / 4));
    const labels = (of: typeof made) =>
      candidates(of, frameOf(of, groups.slice(0, of.length))).map(({ label, domain }) => [label, domain]);
    expect(labels(made)).toEqual(
      expect.arrayContaining([
        ['Lichen on walls', 'Learning'],
        ['Voles at noon', 'Learning'],
      ]),
    );
    const elsewhere = made.map((card) => ({ ...card, tags: ['Homes'] }));
    const inOne = candidates(elsewhere, frameOf(elsewhere, groups)).filter(({ cardIds }) => cardIds.length === 1);
    expect(inOne).toEqual([]);
  });

  it('are not named by a word that dissimilar cards have in common', () => {
    const unlike = ['Blue heat pumps', 'Blue trains run', 'Blue gardens grow'].map((title, at) =>
      sourceCard(at + 1, title),
    );
    expect(candidates(unlike, frameOf(unlike, [0, 1, 2])).map(({ label }) => label)).not.toContain('Blue');
  });

  it('are the same for the same cards, without repeated labels, in known sectors, of existing cards', () => {
    const word = fc.constantFrom('heat', 'pump', 'night', 'train', 'school', 'garden', 'Kelp', 'robot', '2030', 'über');
    const some = fc.array(fc.tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat({ max: 4 })), {
      minLength: 3,
      maxLength: 40,
    });
    fc.assert(
      fc.property(some, (given) => {
        const made = given.map(([words], at) => sourceCard(at + 1, words.join(' ')));
        const groups = given.map(([, group]) => group);
        const found = candidates(made, frameOf(made, groups));
        expect(candidates(made, frameOf(made, groups))).toEqual(found);
        expect(new Set(found.map(({ label }) => label.toLowerCase())).size).toBe(found.length);
        for (const { domain, cardIds, label } of found) {
          expect(domains).toContain(domain);
          expect(label.length).toBeLessThanOrEqual(100);
          expect(cardIds.length).toBeGreaterThan(0);
          expect(new Set(cardIds).size).toBe(cardIds.length);
          expect(cardIds.every((id) => id >= 1 && id <= made.length)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
