import { type CardFilters, type FilterableCard, forCardTexts } from '@foreglow/contract';
import fc from 'fast-check';

const word = fc.constantFrom('Solar', 'grid', 'Wärme', '100%', 'a_b', 'back\\slash', 'x', '');
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
const tag = fc.constantFrom('Social', 'social ', 'Technological', 'Ökologie');
const email = fc.constantFrom('ada@example.org', 'ben@example.org', 'Cleo@example.org');
const project = fc.constantFrom('energy-1', 'water-2');
const source = fc.constantFrom('example.org', 'news.example.org');
const insight = fc.constantFrom('heat-1', 'night-2');
const day = fc
  .integer({ min: 0, max: 400 })
  .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));

/** Cards with few different values, so that filters match some of them. */
export const filterableCard: fc.Arbitrary<FilterableCard> = fc.record({
  ...forCardTexts(() => fc.option(text)),
  title: text,
  tags: fc.array(fc.record({ name: tag, sticky: fc.boolean() }), { maxLength: 3 }),
  creator: fc.record({ email }),
  public: fc.boolean(),
  ai_assistant: fc.boolean(),
  created_at: fc.integer({ min: 0, max: 400 * 24 }).map((hours) => new Date(Date.UTC(2026, 0, 1, hours)).toISOString()),
  project: fc.record({ slug: project }),
  source_url: fc.option(source.map((host) => `https://www.${host}/a?b=c`)),
  insights: fc.uniqueArray(insight, { maxLength: 2 }),
});

/** Filters in the form that a page uses: lists without repetition, whose values need no escaping in an address. */
export const cardFilters: fc.Arbitrary<CardFilters> = fc.record({
  tags: fc.uniqueArray(fc.constantFrom('Social', 'Technological', 'Ökologie'), { maxLength: 3 }),
  showOnlyUntagged: fc.boolean(),
  creators: fc.uniqueArray(email, { maxLength: 2 }),
  showOnlyMyCards: fc.boolean(),
  showDrafts: fc.boolean(),
  showOnlyDrafts: fc.boolean(),
  showAISignals: fc.boolean(),
  showOnlyAISignals: fc.boolean(),
  dateRange: fc.record({ start: fc.option(day, { nil: undefined }), end: fc.option(day, { nil: undefined }) }),
  timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
  projects: fc.uniqueArray(project, { maxLength: 2 }),
  insight: fc.oneof(fc.constantFrom('', 'none'), insight),
  source: fc.oneof(fc.constantFrom('', 'none'), source),
  search: text,
  wholeWords: fc.boolean(),
});
