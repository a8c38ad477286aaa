import {
  type CardAttributes,
  type CardFilters,
  type CardSort,
  cardTextOf,
  compareCards,
  filtersToQuery,
  noFilters,
  teamEmail,
} from '@foreglow/contract';
import { matchesFilters, matchRank } from '@foreglow/contract/cards/matching';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardsRepo } from '#features/cards/cards.repo.ts';
import { deriveAllTexts } from '#features/cards/derive-texts.ts';
import { authorizedForJob } from '#features/permissions/actor.ts';
import { ProjectWriter } from '#features/projects/project-writer.ts';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import { TagsRepo } from '#features/tags/tags.repo.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

/** Pieces of text that often break searches: wildcards, quotes, marks, letters that change their length. */
const pieces = [
  'a',
  'ab',
  'Quantum',
  'ENERGY',
  '%',
  '_',
  '\\',
  "'",
  '"',
  '50%',
  'snake_case',
  'Ä',
  'ß',
  'ẞ',
  'İ',
  'é',
  'e\u0301',
  '🌅',
  '日本',
  ' ',
  '-',
  '\n',
  'zq',
  '0',
  '((',
  'x?',
  '’',
  '–',
  '\u00a0',
  'q\u00adz',
  'ı',
  'ＡＢ',
  'R\\&D',
  'R&D',
  '**He**at',
  'heat',
  '&#x48;',
];
const text = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
const tagNames = ['Social', 'Technological', 'Values', 'quantum computing', '100%', 'Zürich', 'a_b'];
const sources = ['https://www.example.org/a', 'http://example.org:8080', 'https://news.example.org/?b', null];
const days = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-03-29', '2026-03-30', '2026-10-25'];
const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const hours = fc.integer({ min: 0, max: 24 * 330 });

const generatedCard = fc.record({
  title: text.filter((value) => value.trim() !== ''),
  subtitle: fc.option(text),
  description: fc.option(text),
  relevance: fc.option(text),
  publisher: fc.option(text),
  author: fc.option(text),
  tags: fc.subarray(tagNames, { maxLength: 3 }),
  creator: fc.integer({ min: 0, max: 3 }),
  public: fc.boolean(),
  ai: fc.boolean(),
  source_url: fc.constantFrom(...sources),
  insights: fc.subarray([0, 1, 2]),
  hours,
});

/** Filters that leave few cards are set only sometimes, so that cards are left for the other filters. */
const seldom = fc.constantFrom(true, false, false, false);

const generatedFilters = fc.record({
  tags: fc.subarray([...tagNames, 'no such tag', 'SOCIAL'], { maxLength: 2 }),
  showOnlyUntagged: seldom,
  creators: fc.subarray([0, 1, 2, 3, 'nobody', 'team'] as const, { maxLength: 2 }),
  showOnlyMyCards: fc.boolean(),
  showDrafts: fc.boolean(),
  showOnlyDrafts: seldom,
  showAISignals: fc.boolean(),
  showOnlyAISignals: seldom,
  start: fc.option(fc.constantFrom(...days), { nil: undefined }),
  end: fc.option(fc.constantFrom(...days), { nil: undefined }),
  timeZone: fc.constantFrom(...zones),
  insight: fc.constantFrom('', '', '', 0, 1, 2, 'none', 'no-such-insight'),
  source: fc.constantFrom('', '', '', 'example.org', 'news.example.org', 'none', 'example.com'),
  search: fc.oneof(fc.constant(''), fc.constantFrom(...pieces), text, fc.constantFrom('qua', 'ENERG', 'soc', 'T', 'ü')),
  wholeWords: fc.boolean(),
});

const team = { name: 'The desk', domains: ['desk.example', 'office.example'] };

let product: Product;
let project: string;
/** The first two people do not belong to the team, the others do. */
let people: Person[];
let everything: (CardAttributes & { insights: string[] })[];
/** The last insight is in the trash. */
let insights: string[];

beforeAll(async () => {
  product = await startProduct({ team });
  const { make, database } = product;
  const ada = await make.administrator();
  ({ project } = await make.project(ada.client));
  people = [
    ada,
    await make.projectMember(project, 'project_collaborator'),
    await make.projectMember(project, 'project_viewer', { email: 'vera@office.example' }),
    await make.projectMember(project, 'project_creator', { email: 'tessa@desk.example' }),
  ];
  const { id } = (await new StoredProjectsReadModel(database.db).find(project)) ?? { id: 0 };
  const request = { by: { userId: ada.id }, projects: [authorizedForJob({ id })] };
  const cards = fc.sample(generatedCard, { numRuns: 150, seed: 20_260_101 });
  const made = await new ProjectWriter(database.db).write(request, async ({ transaction, record }) => {
    const tags = await new TagsRepo(transaction).resolve(id, tagNames);
    const drafts = await deriveAllTexts(
      cards.map((card) => ({
        ...cardTextOf(() => null),
        ...card,
        attachmentId: null,
        tags: tags.of(card.tags),
        creatorId: people[card.creator]?.id ?? 0,
        aiAssistant: card.ai,
        createdAt: new Date(Date.UTC(2025, 11, 30) + card.hours * 3_600_000),
      })),
    );
    const slugs = await new CardsRepo(transaction).createAll(id, drafts);
    record(id, { kind: 'cards_imported', subjects: slugs.map((slug) => ({ slug, title: null })) });
    return slugs;
  });
  // Some texts are in the index of searches, others are not yet.
  await query(product, 'update card_search set indexed = card_id % 2 = 0');
  const behind = [0, 1, 2].map((insight) => made.filter((_, at) => cards[at]?.insights.includes(insight)));
  insights = await Promise.all(behind.map((card_slugs) => make.insight(ada.client, project, { card_slugs })));
  const [, , trashed = ''] = insights;
  await ada.client.call('DELETE /v1/projects/{id}/insights/{conclusionId}', {
    params: { id: project, conclusionId: trashed },
  });
  everything = [...(await list(ada, noFilters, 1)), ...(await list(ada, noFilters, 2))].map((card) => ({
    ...card,
    // The list shows creators of the team as the team.
    creator: { ...card.creator, email: emailOf(cards[made.indexOf(card.slug)]?.creator ?? 'nobody') },
    insights: [0, 1].flatMap((insight) => (behind[insight]?.includes(card.slug) ? (insights[insight] ?? []) : [])),
  }));
});
afterAll(() => product?.stop());

const emailOf = (person: number | 'nobody'): string =>
  (person === 'nobody' ? undefined : people[person]?.email) ?? 'nobody@desk.example';

async function list(person: Person, filters: CardFilters, page = 1, sort?: CardSort): Promise<CardAttributes[]> {
  const answer = await person.client.call('GET /v1/projects/{id}/cards', {
    params: { id: project },
    query: { ...filtersToQuery(filters), 'page[size]': '100', 'page[number]': String(page), sort },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.map((card) => card.attributes);
}

/** The generated filters, with references to the people and insights of this test. */
function filtersOf(generated: ReturnType<typeof generatedFilters.generate>['value']): CardFilters {
  const { start, end, creators, insight: given, ...rest } = generated;
  const insight = typeof given === 'number' ? (insights[given] ?? '') : given;
  const emails = creators.map((creator) => (creator === 'team' ? teamEmail(team) : emailOf(creator)));
  return { ...noFilters, ...rest, insight, creators: emails, dateRange: { start, end } };
}

const slugs = (cards: readonly CardAttributes[]): string[] => cards.map((card) => card.slug).sort();

describe('the list of cards', () => {
  it('contains every card in the order of the pure definition', () => {
    expect(everything).toHaveLength(150);
    for (const [at, card] of everything.slice(1).entries()) {
      expect(compareCards(everything[at] ?? card, card)).toBeLessThanOrEqual(0);
    }
  });

  it('contains the cards that match the pure definition of filters and search, for every reader', async () => {
    await fc.assert(
      fc.asyncProperty(generatedFilters, fc.integer({ min: 0, max: 3 }), async (generated, reader) => {
        const person = people[reader] ?? people[0];
        if (!person) throw new Error('Nobody reads.');
        const filters = filtersOf(generated);
        const viewer = { email: person.email, mayWrite: reader !== 2 };
        const expected = everything.filter((card) => matchesFilters(card, filters, viewer, team));
        const found = [...(await list(person, filters, 1)), ...(await list(person, filters, 2))];
        expect(slugs(found)).toEqual(slugs(expected));
        for (const [at, card] of found.slice(1).entries()) {
          expect(compareCards(found[at] ?? card, card)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('puts the best match of a search first, and the newest of equal ones', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody reads.');
    const searches = fc.oneof(fc.constantFrom(...pieces.filter((piece) => piece.trim() !== '')), text);
    await fc.assert(
      fc.asyncProperty(searches, async (search) => {
        const filters = { ...noFilters, search };
        const found = [...(await list(ada, filters, 1, 'match')), ...(await list(ada, filters, 2, 'match'))];
        const usual = [...(await list(ada, filters, 1)), ...(await list(ada, filters, 2))];
        expect(slugs(found)).toEqual(slugs(usual));
        const places = found.map((card) => [matchRank(card, search), Date.parse(card.created_at)] as const);
        for (const [at, [rank, createdAt]] of places.slice(1).entries()) {
          const [rankBefore = 0, createdBefore = 0] = places[at] ?? [];
          if (search.trim() !== '') expect(rankBefore).toBeGreaterThanOrEqual(rank);
          if (search.trim() !== '' && rankBefore === rank) expect(createdBefore).toBeGreaterThanOrEqual(createdAt);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('counts for each tag and creator how many cards choosing it would show', async () => {
    await fc.assert(
      fc.asyncProperty(generatedFilters, fc.integer({ min: 0, max: 3 }), async (generated, reader) => {
        const person = people[reader] ?? people[0];
        if (!person) throw new Error('Nobody reads.');
        const filters = filtersOf(generated);
        const answer = await person.client.call('GET /v1/projects/{id}/card-facets', {
          params: { id: project },
          query: filtersToQuery(filters),
        });
        const { tags, creators: counted } = answer.body.data.attributes;
        const viewer = { email: person.email, mayWrite: reader !== 2 };
        const shown = (chosen: Partial<CardFilters>) =>
          everything.filter((card) => matchesFilters(card, { ...filters, ...chosen }, viewer, team)).length;
        for (const name of tagNames) {
          const count = tags.find((tag) => tag.name === name)?.count ?? 0;
          expect([name, count]).toEqual([name, shown({ tags: [name], showOnlyUntagged: false })]);
        }
        for (const email of [...people.slice(0, 2).map((one) => one.email), teamEmail(team)]) {
          const count = counted.find((creator) => creator.email === email)?.count ?? 0;
          expect([email, count]).toEqual([email, shown({ creators: [email], showOnlyMyCards: false })]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leads from each card to its neighbours in the filtered order', async () => {
    const [ada] = people;
    if (!ada) throw new Error('Nobody reads.');
    for (const search of ['', 'a', 'quantum', 'zq']) {
      const filters = { ...noFilters, search };
      const found = [...(await list(ada, filters, 1)), ...(await list(ada, filters, 2))];
      for (const [at, card] of found.entries()) {
        if (at % 7 !== 0) continue;
        const answer = await ada.client.call('GET /v1/cards/{id}/neighbours', {
          params: { id: card.slug },
          query: filtersToQuery(filters),
        });
        expect(answer.body.data.attributes).toEqual({
          previous_slug: found[at - 1]?.slug ?? null,
          next_slug: found[at + 1]?.slug ?? null,
          position: at + 1,
          total: found.length,
        });
      }
    }
  });

  it('gives the same cards in small pages from either end', async () => {
    const [ada] = people;
    const pages: string[] = [];
    for (let page = 1; page <= 22; page += 1) {
      const answer = await ada?.client.call('GET /v1/projects/{id}/cards', {
        params: { id: project },
        query: { 'page[size]': '7', 'page[number]': String(page) },
      });
      pages.push(...(answer?.body.data.map((card) => card.id) ?? []));
    }
    expect(pages).toEqual(everything.map((card) => card.slug));
  });
});
