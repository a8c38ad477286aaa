import { describe, expect, it } from 'vitest';
import { Languages } from '../../../platform/languages/languages.ts';
import { Words } from '../../../platform/languages/words.ts';
import { nameGroups } from '../../map/index.ts';
import { assistanceTexts } from '../texts.ts';
import { growingGroups, type PatternCard, patternsIn } from './patterns.rules.ts';

const day = 86_400_000;
const newest = Date.parse('2026-11-24T12:00:00Z');
const card = (title: string, daysAgo: number, tags: string[] = []): PatternCard => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  title,
  subtitle: null,
  description: null,
  relevance: null,
  public: true,
  createdAt: new Date(newest - daysAgo * day),
  tags,
});
const cards = [
  ...['Sand battery Tampere', 'Sand battery Utrecht', 'Sand battery Lyon'].map((title, at) =>
    card(title, at, ['Heat']),
  ),
  ...['Pump sold Oslo', 'Pump sold Bergen', 'Pump sold Narvik'].map((title, at) => card(title, 90 + at)),
  card('Octopus refused', 80),
];
const words = new Words(Languages.builtIn.words(assistanceTexts, 'en'));
const given = {
  question: 'Where do octopus and sand go?',
  count: 5,
  fitting: cards,
  others: [],
  name: nameGroups,
  words,
};

describe('patterns among cards', () => {
  it('are groups, those first that grew lately, and no card is in two', () => {
    const groups = growingGroups(cards);
    expect(groups.map(({ cards: own, recent }) => [own[0]?.title, own.length, recent])).toEqual([
      ['Sand battery Tampere', 3, 3],
      ['Pump sold Oslo', 3, 0],
    ]);
    expect(growingGroups([])).toEqual([]);
    // One word that is shared by chance makes no group.
    const byChance = ['Night trains', 'Night mayors', 'Night shifts', 'Day care'].map((title, at) => card(title, at));
    expect(growingGroups(byChance)).toEqual([]);
  });

  it('become drafts with their cards as evidence, the tags that most have, and no source', () => {
    const [first, second, third] = patternsIn(given);
    expect(first?.title.toLowerCase()).toContain('sand');
    expect(first).toMatchObject({
      tags: ['Heat'],
      source_url: null,
      relevance: '3 cards of the project speak of this, 3 of them from the 30 days before the newest card.',
    });
    expect(first?.cards).toHaveLength(3);
    expect(second?.relevance).toBe('3 cards of the project speak of this.');
    expect(third).toMatchObject({
      title: 'Hardly any cards on “octopus”',
      relevance: 'Only 1 card that fits the question speaks of this.',
    });
  });

  it('are never more than wanted, and none where there are no cards', () => {
    expect(patternsIn({ ...given, count: 1 })).toHaveLength(1);
    expect(patternsIn({ ...given, fitting: [] })).toEqual([]);
  });

  it('are of the whole when all cards are of one day', () => {
    const today = cards.map((one) => ({ ...one, createdAt: new Date(newest) }));
    expect(growingGroups(today).every(({ recent }) => recent === 0)).toBe(true);
  });
});
