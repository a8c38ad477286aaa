import { expect, test } from 'vitest';
import { missingIn } from './publish-check.rules.ts';
import { blip } from './radar.test-data.ts';

const card = { slug: 'c', title: 'Heat', public: true, removed_at: null };
const ids = (blips: readonly { readonly id: string }[]) => blips.map(({ id }) => id);

test('a blip has a reason and evidence of its own, or of its trend', () => {
  const missing = missingIn({
    domains: ['energy'],
    blips: [
      blip('own', { rationale: 'Because', card_slugs: ['c'], cards: [card] }),
      blip('taken', { trend_rationale: 'Because', trend_cards: [card] }),
      blip('bare'),
    ],
  });
  expect([ids(missing.reasons), ids(missing.evidence), missing.sectors]).toEqual([['bare'], ['bare'], []]);
});

test('drafts and cards in the trash are no evidence for readers', () => {
  const hidden = [
    { ...card, public: false },
    { ...card, removed_at: '2026-01-09T12:00:00.000Z' },
  ];
  const only = (cards: typeof hidden) => blip('a', { card_slugs: cards.map(({ slug }) => slug), cards });
  expect(missingIn({ domains: ['Energy'], blips: [only(hidden)] }).evidence).toHaveLength(1);
  expect(missingIn({ domains: ['Energy'], blips: [only([...hidden, card])] }).evidence).toHaveLength(0);
});

test('a sector is empty if no blip is in it, whatever the spelling', () => {
  expect(missingIn({ domains: ['ENERGY', 'Work'], blips: [blip('a')] }).sectors).toEqual(['Work']);
});
