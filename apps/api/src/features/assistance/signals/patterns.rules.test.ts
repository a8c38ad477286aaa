import { describe, expect, it } from 'vitest';
import { Languages } from '#platform/languages/languages.ts';
import { Words } from '#platform/languages/words.ts';
import { assistanceTexts } from '../texts.ts';
import { growingGroups } from './growing-groups.rules.ts';
import type { PatternCard } from './pattern-card.ts';
import { patternsIn } from './patterns.rules.ts';

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
  ...['Sand battery Tampere grid', 'Sand battery Utrecht grid', 'Sand battery *Lyon*'].map((title, at) =>
    card(title, at, ['Heat']),
  ),
  ...['Pump sold Oslo', 'Pump sold Bergen', 'Pump sold Narvik'].map((title, at) => card(title, 90 + at)),
  card('Octopus refused', 80),
];
const words = new Words(Languages.builtIn.words(assistanceTexts, 'en'));
const given = {
  question: 'Which new signals are there about octopus, sand and pumps?',
  count: 5,
  found: cards,
  others: [],
  areas: [],
  words,
};

describe('patterns among cards', () => {
  it('are groups, most recently grown first, and no card is in two', () => {
    const groups = growingGroups(cards);
    expect(groups.map(({ cards: own, recent }) => [own[0]?.title, own.length, recent])).toEqual([
      ['Sand battery Tampere grid', 3, 3],
      ['Pump sold Oslo', 3, 0],
    ]);
    expect(growingGroups([])).toEqual([]);
    // A single word that is shared by chance forms no group.
    const byChance = ['Night trains', 'Night mayors', 'Night shifts', 'Day care'].map((title, at) => card(title, at));
    expect(growingGroups(byChance)).toEqual([]);
  });

  it('are not formed by words of the question, generic words or the name of a site', () => {
    const health = ['Health apps', 'Health of apps', 'Health apps again', 'Kelp', 'Owls', 'Trams'];
    const asked = health.map((title, at) => card(title, at));
    // Control: without these words in the question, the same cards form a group.
    expect(growingGroups(asked, new Set(['health']))).toHaveLength(1);
    expect(growingGroups(asked, new Set(['health', 'app']))).toEqual([]);
    const generic = ['Trend impact', 'Trend of impact', 'Impact trend', 'Kelp', 'Owls', 'Trams'];
    expect(growingGroups(generic.map((title, at) => card(title, at)))).toEqual([]);
    const ofSite = ['Kelp | Planet Wire', 'Owls | Planet Wire', 'Trams | Planet Wire', 'Choirs', 'Snow', 'Rye'];
    expect(growingGroups(ofSite.map((title, at) => card(title, at)))).toEqual([]);
  });

  it('become drafts that say what their cards share, since when, and how many are recent', () => {
    const [first, second] = patternsIn(given);
    expect(first).toMatchObject({
      title: 'Sand battery: grid',
      tags: ['Heat'],
      source_url: null,
      relevance: 'All 3 cards are from the 30 days up to 24 November 2026.',
      description: [
        'These cards have in common: Sand battery and grid. The first one is of 22 November 2026.',
        '',
        '- Sand battery Tampere grid',
        '- Sand battery Utrecht grid',
        '- Sand battery Lyon',
      ].join('\n'),
    });
    expect(first?.cards).toHaveLength(3);
    expect(second).toMatchObject({
      title: 'Pump sold',
      relevance: 'None of the 3 cards is from the 30 days up to 24 November 2026.',
    });
    const [grown] = patternsIn({ ...given, found: [card('Sand battery Brno grid', 50), ...cards] });
    expect(grown?.relevance).toBe('Cards from the 30 days up to 24 November 2026: 3. From the time before: 1.');
  });

  it('are none where only similar cards were found', () => {
    const titles = (question: string) => patternsIn({ ...given, question }).map(({ title }) => title);
    expect(titles('Which signals are there about pumps?')).toEqual(['Pump sold']);
    expect(titles('Which signals are there about opera?')).toEqual([]);
  });

  it('are titled after a card where the cards share only one word', () => {
    const some = ['Kelp beer in Oslo', 'Kelp soup in Bergen', 'Oslo and Bergen eat kelp'].map((title, at) =>
      card(title, at),
    );
    const alone = ['Owls', 'Trams', 'Snow', 'Rye'].map((title) => card(title, 9));
    const [draft] = patternsIn({ ...given, found: [...some, ...alone], question: 'Oslo, Bergen?' });
    expect(draft?.cards).toHaveLength(3);
    expect(some.map(({ title }) => title)).toContain(draft?.title);
  });

  it('list six cards and the number of further ones', () => {
    const many = Array.from({ length: 8 }, (_, at) => card(`Sand battery grid ${at}`, at));
    const few = ['Kelp', 'Owls', 'Trams', 'Snow', 'Rye'].map((title) => card(title, 9));
    const [draft] = patternsIn({ ...given, found: [...many, ...few, ...cards.slice(3)] });
    expect(draft?.description?.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(7);
    expect(draft?.description).toContain('\n- and 2 more cards');
    expect(draft?.cards).toHaveLength(8);
  });

  it('are never more than requested, and none without cards', () => {
    expect(patternsIn({ ...given, count: 1 })).toHaveLength(1);
    expect(patternsIn({ ...given, found: [] })).toEqual([]);
  });
});

describe('subjects that few cards cover', () => {
  const titlesOf = (question: string, found = cards) =>
    patternsIn({ ...given, question, found })
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Hardly'));

  it('are subjects of the question, never words that any question has', () => {
    const spoken = [...cards, card('Emerging trend, a new signal', 3)];
    expect(titlesOf('Which new emerging trend signals are there about octopus?', spoken)).toEqual([
      'Hardly any cards on “octopus”',
    ]);
    expect(titlesOf('Welche neuen Entwicklungen gibt es?', [...cards, card('Entwicklungen', 3)])).toEqual([]);
  });

  it('are one subject where words follow each other, and two where other cards have them', () => {
    const spoken = [...cards, card('Deep sea mining halted', 3), card('Kelp', 4), card('Trams', 5)];
    expect(titlesOf('What about sea mining?', spoken)).toEqual(['Hardly any cards on “sea mining”']);
    const apart = [...spoken, card('Deep sea', 6), card('Mining towns', 7)];
    expect(titlesOf('What about sea mining?', apart)).toEqual([
      'Hardly any cards on “sea”',
      'Hardly any cards on “mining”',
    ]);
  });

  it('include a small group of the map that fits the question', () => {
    const [tampere, utrecht] = cards;
    if (!tampere || !utrecht) throw new Error('There are no cards.');
    const small = { cards: [tampere, utrecht], count: 2 };
    const large = { cards: cards.slice(3, 6), count: 10 };
    const areas = [small, large];
    const drafts = patternsIn({ ...given, areas }).filter(({ relevance }) => relevance?.includes('on the map'));
    expect(drafts).toMatchObject([
      {
        title: 'Hardly any cards on “Grid: Sand battery”',
        relevance: 'This is a small group on the map: 2 cards, where a group has 6 on average.',
      },
    ]);
    // Control: the group is not reported when its cards do not fit the question.
    const unasked = patternsIn({ ...given, areas, found: cards.slice(3), others: cards.slice(0, 3) });
    expect(unasked.some(({ relevance }) => relevance?.includes('on the map'))).toBe(false);
  });
});
