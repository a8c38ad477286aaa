import { noFilters } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CardCache } from '#features/cards/card-cache.ts';
import { CardFinders } from '#features/cards/card-finders.ts';
import { CardsReadModel } from '#features/cards/cards.read-model.ts';
import { type ListState, listState } from '#features/cards/list-state.ts';
import type { Project } from '#features/projects/project.ts';
import { StoredProjectsReadModel } from '#features/projects/stored-projects.read-model.ts';
import { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

interface Cards {
  readonly data: { readonly attributes: { readonly creator: { readonly name: string } } }[];
}

let product: Product;
let ada: Client;
let project: string;
let card: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
  card = await product.make.card(ada, project, { title: 'Kiln', description: 'Fired by the sun.' });
});
afterAll(() => product?.stop());

/** The list of all cards of the project, by a reader who sees drafts or does not. */
async function listFor(seesDrafts: boolean): Promise<ListState> {
  const stored = (await new StoredProjectsReadModel(product.database.db).find(project)) as Project;
  const filters = { ...noFilters, showDrafts: seesDrafts };
  return listState([stored], filters, '-created_at', { tags: [], viewerEmail: '', team: null, seesDrafts });
}

describe('cards that were read for another page', () => {
  it('are not shown to a viewer if they have become drafts since their ids were found', async () => {
    const { db } = product.database;
    const cache = new VersionedCache(100);
    const finders = new CardFinders(db, cache);
    const readModel = new CardsReadModel(db, cache, finders, new CardCache());
    const window = { offset: 0, limit: 10 };
    const [viewer, author] = [await listFor(false), await listFor(true)];
    const shown = async (list: ListState) => (await readModel.page(list, window)).cards.map(({ slug }) => slug);

    const finder = await finders.of(viewer);
    expect(await finder.ids({ from: 0, size: finder.count })).toHaveLength(1);
    await query(product, 'update cards set public = false where slug = $1', [card]);
    // A card is cached when it is read for the second time.
    expect([await shown(author), await shown(author)]).toEqual([[card], [card]]);
    expect(await shown(viewer)).toEqual([]);

    await query(product, 'update cards set public = true where slug = $1', [card]);
    expect(await new CardsReadModel(db, cache, finders, new CardCache()).page(viewer, window)).toMatchObject({
      cards: [{ slug: card }],
    });
  });

  it('have the values of the fields that this page requests', async () => {
    const attributes = async (fields: string) => {
      const { body } = await ada.send('GET', `/v1/projects/${project}/cards?fields[cards]=${fields}`);
      return (body as Cards).data[0]?.attributes;
    };
    // Pages of other sizes have other addresses, so only the cards can be cached.
    for (const size of [1, 2, 3]) expect(await attributes(`title&page[size]=${size}`)).toEqual({ title: 'Kiln' });
    expect(await attributes('title,description')).toEqual({ title: 'Kiln', description: 'Fired by the sun.' });
    expect(await attributes('description_excerpt')).toEqual({ description_excerpt: 'Fired by the sun.' });
  });

  it('have the new name of their creator', async () => {
    const names = async (size: number) => {
      const { body } = await ada.send('GET', `/v1/projects/${project}/cards?page[size]=${size}`);
      return (body as Cards).data.map(({ attributes }) => attributes.creator.name);
    };
    const before = [...(await names(1)), ...(await names(2)), ...(await names(3))];
    const name = `Ada ${Date.now()}`;
    const body = JSON.stringify({ data: { type: 'users', attributes: { name } } });
    await ada.send('PATCH', '/v1/me', { body });
    expect([before.includes(name), await names(4)]).toEqual([false, [name]]);
  });
});
