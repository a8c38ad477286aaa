import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '#platform/http/problem.ts';
import { radarOf } from './drafted-radar.rules.ts';
import type { StoredBlip, StoredDraft } from './generation.ts';
import { reviewDraft } from './review.rules.ts';

const blip = (id: string): StoredBlip => ({
  id,
  label: id,
  domain: 'Homes',
  ring: 'Now',
  position: 0.5,
  impact: 3,
  impacts: [],
  rationale: 'Because.',
  cardIds: [1],
  decision: 'open',
  edited: false,
});
const draft: StoredDraft = {
  domains: ['Homes', 'Cities'],
  rings: ['Now', 'Later'],
  impacts: ['Tenants'],
  blips: ['a', 'b', 'c'].map(blip),
};
const cards = new Map([['kelp', 7]]);

describe('the review of a draft', () => {
  it('decides and changes the blips it names, and keeps the rest', () => {
    const after = reviewDraft(
      draft,
      { blips: [{ id: 'b', decision: 'accepted', domain: 'cities', card_slugs: ['kelp'], rationale: ' ' }] },
      cards,
    );
    expect(after.blips[1]).toEqual({
      ...blip('b'),
      decision: 'accepted',
      domain: 'Cities',
      cardIds: [7],
      rationale: null,
      edited: true,
    });
    expect([after.blips[0], after.blips[2]]).toEqual([blip('a'), blip('c')]);
  });

  it('is no edit if it only contains decisions', () => {
    const after = reviewDraft(draft, { blips: [{ id: 'a', decision: 'dropped', label: 'a' }] }, cards);
    expect(after.blips[0]).toEqual({ ...blip('a'), decision: 'dropped' });
  });

  it('reports every fault with its place', () => {
    const faults = () =>
      reviewDraft(
        draft,
        { blips: [{ id: 'z' }, { id: 'a', ring: 'Never', impacts: ['Tenants', 'Nobody'], card_slugs: ['gone'] }] },
        cards,
      );
    expect(faults).toThrow(Problem);
    try {
      faults();
    } catch (error) {
      const pointers = (error as Problem).items.map(({ source }) => source?.pointer?.replace('/data/attributes', ''));
      expect(pointers).toEqual(['/blips/0/id', '/blips/1/ring', '/blips/1/impacts/1', '/blips/1/card_slugs/0']);
    }
  });

  it('never loses a blip or changes its order', () => {
    const decisions = fc.constantFrom('open', 'accepted', 'dropped');
    const given = fc.array(fc.record({ id: fc.constantFrom('a', 'b', 'c'), decision: decisions }), { minLength: 1 });
    fc.assert(
      fc.property(given, (blips) => {
        expect(reviewDraft(draft, { blips }, cards).blips.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});

describe('the radar of a draft', () => {
  const prompt = { title: 'Warm homes', challenge: 'How?', domains: [], impacts: [] };

  it('contains the accepted blips, with the cards that are still published', () => {
    const reviewed = reviewDraft(draft, { blips: [{ id: 'a', decision: 'accepted' }] }, cards);
    const shown = new Map([[1, { id: 1, slug: 'first', title: 'First' }]]);
    expect(radarOf(prompt, reviewed, shown, new Map()).blips).toMatchObject([{ id: 'a', card_slugs: ['first'] }]);
    expect(radarOf(prompt, reviewed, new Map(), new Map()).blips).toMatchObject([{ card_slugs: [] }]);
  });

  it('is none without a blip', () => {
    expect(() => radarOf(prompt, draft, new Map(), new Map())).toThrow('Accept at least one blip.');
  });
});
