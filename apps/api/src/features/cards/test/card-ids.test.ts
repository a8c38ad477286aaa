import { cardSorts, cardTextOf, noFilters } from '@foreglow/contract';
import { matchRank } from '@foreglow/contract/cards/matching';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CachedIds } from '#features/cards/card-finder.ts';
import { CardFinders } from '#features/cards/card-finders.ts';
import { CardsRepo } from '#features/cards/cards.repo.ts';
import { deriveAllTexts } from '#features/cards/derive-texts.ts';
import { type ListState, listState } from '#features/cards/list-state.ts';
import { authorizedForJob } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import { ProjectWriter } from '#features/projects/project-writer.ts';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import { TagsRepo } from '#features/tags/tags.repo.ts';
import { VersionedCache } from '#platform/db/versioned-cache.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const cardCount = 230;
/** The title of the n-th card contains a word for each divisor of n. Words for larger divisors are rarer. */
const divisors = [2, 3, 6, 7, 11, 60, 66];
const titleOf = (at: number) => ['card', ...divisors.filter((by) => at % by === 0).map((by) => `by${by}`)].join(' ');
const searches = ['', 'card', 'y', 'by', ...divisors.map((by) => `by${by}`), 'missing'];

let product: Product;
let stored: Project;
/** Ids and creation times of all cards. */
let cards: { id: number; slug: string; at: number }[];

beforeAll(async () => {
  product = await startProduct();
  const ada = await product.make.administrator();
  const { project } = await product.make.project(ada.client);
  stored = (await new StoredProjectsReadModel(product.database.db).find(project)) as Project;
  const projectId = stored.id;
  const request = { by: { userId: ada.id }, projects: [authorizedForJob({ id: projectId })] };
  const made = await new ProjectWriter(product.database.db).write(request, async ({ transaction, record }) => {
    const tags = await new TagsRepo(transaction).resolve(projectId, []);
    const drafts = await deriveAllTexts(
      Array.from({ length: cardCount }, (_, at) => ({
        ...cardTextOf(() => null),
        title: titleOf(at),
        attachmentId: null,
        tags: tags.of([]),
        creatorId: ada.id,
        public: true,
        aiAssistant: false,
        createdAt: new Date(Date.UTC(2026, 0, 1) + at * 60_000),
      })),
    );
    const slugs = await new CardsRepo(transaction).createAll(projectId, drafts);
    record(projectId, { kind: 'cards_imported', subjects: slugs.map((slug) => ({ slug, title: null })) });
    return slugs;
  });
  const rows = await product.database.db.selectFrom('cards').select(['id', 'slug']).where('slug', 'in', made).execute();
  const idOf = new Map(rows.map(({ id, slug }) => [slug, id]));
  cards = made.map((slug, at) => ({ id: idOf.get(slug) ?? 0, slug, at }));
});
afterAll(() => product?.stop());

const listOf = (search: string, sort: ListState['sort']): ListState =>
  listState([stored], { ...noFilters, search }, sort, { tags: [], viewerEmail: '', team: null, seesDrafts: true });
const finderOf = (list: ListState, kept: CachedIds) =>
  new CardFinders(product.database.db, new VersionedCache(100), undefined, kept).of(list);

const rankOf = (at: number, search: string) =>
  matchRank({ ...cardTextOf(() => null), title: titleOf(at), tags: [] }, search);

/** The cards that a list should have, in order, determined from their titles. */
function expected({ filters, sort }: ListState) {
  const found = cards.filter(({ at }) => titleOf(at).includes(filters.search));
  if (sort === 'created_at') return found;
  if (sort !== 'match' || filters.search === '') return found.toReversed();
  return found.toReversed().sort((a, b) => rankOf(b.at, filters.search) - rankOf(a.at, filters.search));
}

/** Settings that make searches use cached ids or search again. */
const keeping = fc.record({ ofSearch: fc.constantFrom(0, 5, 2000), inBlock: fc.integer({ min: 1, max: 300 }) });
const asked = fc.record({ search: fc.constantFrom(...searches), sort: fc.constantFrom(...cardSorts) });

describe('the ids of the cards of a list', () => {
  it('are those of the requested stretch, however they are cached', async () => {
    const stretches = fc.array(fc.tuple(fc.integer({ min: 0, max: cardCount }), fc.integer({ min: 1, max: 100 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(asked, keeping, stretches, async ({ search, sort }, kept, wanted) => {
        const asks = listOf(search, sort);
        const found = await finderOf(asks, kept);
        const ids = expected(asks).map(({ id }) => id);
        expect(found.count).toBe(ids.length);
        for (const [from, size] of wanted.filter(([at]) => at < ids.length)) {
          const stretch = { from, size: Math.min(size, ids.length - from) };
          expect(await found.ids(stretch)).toEqual(ids.slice(from, from + stretch.size));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('lead from a card to its neighbours, however they are cached', async () => {
    await fc.assert(
      fc.asyncProperty(asked, keeping, fc.nat(), async ({ search, sort }, kept, chosen) => {
        const asks = listOf(search, sort);
        const all = expected(asks);
        const at = all.length > 0 ? chosen % all.length : 0;
        const card = all[at];
        if (!card) return;
        const found = await finderOf(asks, kept);
        expect(await found.neighbours(card.id)).toEqual({
          previous: all[at - 1]?.slug ?? null,
          next: all[at + 1]?.slug ?? null,
        });
        expect(await found.place(card.id)).toBe(at + 1);
        const hidden = cards.find(({ id }) => !all.some((other) => other.id === id));
        if (hidden) expect(await found.place(hidden.id)).toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});
