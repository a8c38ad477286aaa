import { cardTextOf, compareCards, type FilterableCard, noFilters } from '@foreglow/contract';
import { matchesFilters } from '@foreglow/contract/cards/matching';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardFilters, filterableCard } from './arbitraries.ts';

const card: FilterableCard = {
  ...cardTextOf(() => null),
  title: 'Grid batteries',
  subtitle: 'Storage for a WINDY week',
  description: 'Costs fell by 20%',
  relevance: 'Changes the night_tariff',
  tags: [{ name: 'Economic', sticky: true }],
  creator: { email: 'ada@example.org' },
  public: true,
  ai_assistant: false,
  created_at: '2026-03-15T22:30:00Z',
  project: { slug: 'energy-1' },
  source_url: 'https://WWW.Example.org:8443/signals?page=1',
  insights: ['heat-1'],
};
const writer = { email: 'ben@example.org', mayWrite: true };
const viewer = { email: 'vera@example.org', mayWrite: false };
const team = { name: 'The desk', domains: ['desk.example', 'office.example'] };
const matches = (filters: Partial<typeof noFilters>, changed: Partial<FilterableCard> = {}, who = writer) =>
  matchesFilters({ ...card, ...changed }, { ...noFilters, ...filters }, who, team);

describe('search', () => {
  test.each(['grid', ' BATTERIES ', 'windy', '20%', 'night_t', 'economic', ''])('finds %j', (search) => {
    expect(matches({ search })).toBe(true);
  });

  test.each(['solar', '2%0', 'night-tariff', '%', '_'])('%j is searched for literally', (search) => {
    const written = [card.title, card.subtitle, card.description, card.relevance].some((part) =>
      part?.includes(search),
    );
    expect(matches({ search })).toBe(written);
  });

  test('treats composed and decomposed letters as the same', () => {
    expect(matches({ search: 'wa\u0308rme' }, { title: 'W\u00e4rme' })).toBe(true);
  });
});

describe('drafts', () => {
  test('are seen by users who may write, unless turned off; never by a viewer', () => {
    expect(matches({}, { public: false })).toBe(true);
    expect(matches({ showDrafts: false }, { public: false })).toBe(false);
    expect(matches({ showDrafts: true }, { public: false }, viewer)).toBe(false);
    expect(matches({ showDrafts: false })).toBe(true);
  });

  test('can be shown exclusively, to users who may see them', () => {
    expect(matches({ showOnlyDrafts: true })).toBe(false);
    expect(matches({ showOnlyDrafts: true }, { public: false })).toBe(true);
    expect(matches({ showOnlyDrafts: true }, { public: false }, viewer)).toBe(false);
  });
});

test('cards without a tag can be shown exclusively', () => {
  expect(matches({ showOnlyUntagged: true })).toBe(false);
  expect(matches({ showOnlyUntagged: true }, { tags: [] })).toBe(true);
});

test('AI signals can be hidden or shown exclusively', () => {
  expect(matches({ showOnlyAISignals: true })).toBe(false);
  expect(matches({ showOnlyAISignals: true }, { ai_assistant: true })).toBe(true);
  expect(matches({}, { ai_assistant: true })).toBe(true);
  expect(matches({ showAISignals: false }, { ai_assistant: true })).toBe(false);
});

test('a card matches with any of the chosen tags, in any case', () => {
  expect(matches({ tags: ['Social', ' economic'] })).toBe(true);
  expect(matches({ tags: ['Social'] })).toBe(false);
  expect(matches({ tags: ['Social'] }, { tags: [] })).toBe(false);
});

test('creators are told apart by e-mail', () => {
  expect(matches({ creators: ['ADA@example.org'] })).toBe(true);
  expect(matches({ creators: ['ben@example.org'] })).toBe(false);
  expect(matches({ showOnlyMyCards: true })).toBe(false);
  expect(matches({ showOnlyMyCards: true }, {}, { ...writer, email: 'Ada@example.org' })).toBe(true);
});

test('members of the team are found only by the e-mail of the team, and can list their own cards', () => {
  const tessa = { creator: { email: 'Tessa@office.example' } };
  expect(matches({ creators: ['tessa@office.example'] }, tessa)).toBe(false);
  expect(matches({ creators: ['team@desk.example'] }, tessa)).toBe(true);
  expect(matches({ creators: ['team@desk.example'] })).toBe(false);
  expect(matches({ showOnlyMyCards: true }, tessa, { email: 'tessa@office.example', mayWrite: true })).toBe(true);
});

test('projects narrow the repository', () => {
  expect(matches({ projects: ['energy-1', 'water-2'] })).toBe(true);
  expect(matches({ projects: ['water-2'] })).toBe(false);
});

test('the filter for insights shows the cards that an insight is drawn from, or the cards of no insight', () => {
  expect(matches({ insight: 'heat-1' })).toBe(true);
  expect(matches({ insight: 'heat' })).toBe(false);
  expect(matches({ insight: 'none' })).toBe(false);
  expect(matches({ insight: 'none' }, { insights: [] })).toBe(true);
});

test('a source is a whole host without www.', () => {
  expect(matches({ source: 'example.org' })).toBe(true);
  expect(matches({ source: 'example.org' }, { source_url: 'https://news.example.org/' })).toBe(false);
  expect(matches({ source: 'none' })).toBe(false);
  expect(matches({ source: 'none' }, { source_url: null })).toBe(true);
});

test('the last day of a date range is included completely, in the time zone of the viewer', () => {
  const range = { dateRange: { start: '2026-03-15', end: '2026-03-15' } };
  expect(matches({ ...range, timeZone: 'UTC' })).toBe(true);
  expect(matches({ ...range, timeZone: 'Europe/Berlin' })).toBe(true);
  expect(matches({ ...range, timeZone: 'Asia/Kolkata' })).toBe(false);
  expect(matches({ dateRange: { start: '2026-03-16' }, timeZone: 'Asia/Kolkata' })).toBe(true);
  expect(matches({ dateRange: { end: '2026-03-14' } })).toBe(false);
});

describe('for any card', () => {
  test('no filter hides a published card', () => {
    fc.assert(fc.property(filterableCard, (any) => matchesFilters({ ...any, public: true }, noFilters, viewer, team)));
  });

  test('users who may not write see no more than users who may', () => {
    fc.assert(
      fc.property(filterableCard, cardFilters, (any, filters) => {
        const { email } = writer;
        const readers = matchesFilters(any, filters, { email, mayWrite: false }, team);
        const writers = matchesFilters(any, filters, { email, mayWrite: true }, team);
        expect(writers || !readers).toBe(true);
      }),
    );
  });

  test('the order puts sticky tags first, then the newest', () => {
    fc.assert(
      fc.property(fc.array(filterableCard, { maxLength: 12 }), (cards) => {
        const ordered = [...cards].sort(compareCards);
        const isSticky = ordered.map(({ tags }) => tags.some((tag) => tag.sticky));
        expect(isSticky).toEqual([...isSticky].sort((a, b) => Number(b) - Number(a)));
        for (const sticky of [true, false]) {
          const moments = ordered.filter((_, index) => isSticky[index] === sticky).map((any) => any.created_at);
          expect(moments).toEqual([...moments].sort().reverse());
        }
      }),
    );
  });
});
