import { firstTags, limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldDeletedTags } from '#features/tags/deleted-tags.repo.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const card = (title: string, names: readonly string[], more: object = {}) =>
  product.make.card(ada, project, { title, tags: names.map((name) => ({ name })), ...more });
const tags = async (client = ada) =>
  (await client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } })).body.data.map(
    ({ attributes }) => attributes,
  );
const tag = async (name: string) => {
  const found = (await tags()).find((each) => each.name === name);
  if (!found) throw new Error(`No tag ${name}`);
  return found;
};
const slugOf = async (name: string) => (await tag(name)).slug;
const tagsOf = async (id: string) =>
  (await ada.call('GET /v1/cards/{id}', { params: { id } })).body.data.attributes.tags.map(({ name }) => name);
const titles = async (parameters: Record<string, string> = {}) =>
  (await ada.call('GET /v1/projects/{id}/cards', { params: { id: project }, query: parameters })).body.data.map(
    ({ attributes }) => attributes.title,
  );
const change = (id: string, attributes: object) =>
  ada.call('PATCH /v1/tags/{id}', { params: { id }, body: { data: { type: 'tags', id, attributes } } });
const restore = (id: string) => ada.call('POST /v1/tags/{id}/restore', { params: { id } });
const merge = (a: string, b: string) => ada.call('POST /v1/tags/merge/{a}/{b}', { params: { a, b } });

/** The names of a card's tags in the stored order. */
async function storedNames(slug: string): Promise<string[]> {
  const rows = await query<{ name: string }>(
    product,
    `select t.name from cards c, unnest(c.tag_ids) with ordinality as each(id, place) join tags t on t.id = each.id
     where c.slug = $1 order by place`,
    [slug],
  );
  return rows.map(({ name }) => name);
}

/** Ids in `tag_ids` of the project's cards, including those in the trash, for which there is no tag. */
async function danglingIds(): Promise<unknown[]> {
  return query(
    product,
    `select id from projects p join lateral (
       select unnest(tag_ids) as tag_id from cards where project_id = p.id) used on true
     where p.slug = $1 and not exists (select 1 from tags t where t.id = used.tag_id)`,
    [project],
  );
}

describe('a tag', () => {
  it('can get another name and colour, and is immediately found by the new name', async () => {
    const id = await card('Heat pumps', ['heat']);
    expect(await titles({ 'filter[search]': 'warmth' })).toEqual([]);
    const changed = await change(await slugOf('heat'), { name: 'Warmth', color: 'plum' });
    expect(changed.body.data.attributes).toMatchObject({ name: 'Warmth', color: 'plum', count: 1, sticky: false });
    expect(await tagsOf(id)).toEqual(['Warmth']);
    expect(await titles({ 'filter[search]': 'warmth' })).toEqual(['Heat pumps']);
    expect(await titles({ 'filter[tags]': 'WARMTH' })).toEqual(['Heat pumps']);
    expect(await titles({ 'filter[tags]': 'heat' })).toEqual([]);
  });

  it('can get another spelling of its name', async () => {
    await card('One', ['ai']);
    expect((await change(await slugOf('ai'), { name: 'AI' })).body.data.attributes.name).toBe('AI');
  });

  it('cannot get the name of another tag, and a merge is offered', async () => {
    await card('One', ['heat', 'Kiln']);
    const answer = await change(await slugOf('heat'), { name: ' KILN ', color: 'plum' });
    expect([answer.status, answer.errors[0]?.code, answer.errors[0]?.source?.pointer]).toEqual([
      409,
      'conflict',
      '/data/attributes/name',
    ]);
    expect(answer.errors[0]?.detail).toBe('The project already has a tag «Kiln». Merge the two tags instead.');
    expect((await tag('heat')).color).not.toBe('plum');
  });

  it('can get the name of a tag in another taxonomy', async () => {
    await ada.call('POST /v1/projects/{id}/tags', {
      params: { id: project },
      body: { data: { type: 'tags', attributes: { name: 'Kiln', taxonomy: 'trends' } } },
    });
    await card('One', ['heat']);
    expect((await change(await slugOf('heat'), { name: 'Kiln' })).status).toBe(200);
  });

  it('moves its cards to the front when it becomes sticky, and back when it is no longer sticky', async () => {
    await card('Tagged', ['heat']);
    await card('Newer', []);
    expect(await titles()).toEqual(['Newer', 'Tagged']);
    expect((await change(await slugOf('heat'), { sticky: true })).body.data.attributes.sticky).toBe(true);
    expect(await titles()).toEqual(['Tagged', 'Newer']);
    await change(await slugOf('heat'), { sticky: false });
    expect(await titles()).toEqual(['Newer', 'Tagged']);
  });

  it('that is no longer sticky leaves a card at the front that has another sticky tag', async () => {
    await product.make.pin(ada, project, 'Social', 'Values');
    await card('Tagged', ['Social', 'Values']);
    await card('Newer', []);
    await change(await slugOf('Social'), { sticky: false });
    expect(await titles()).toEqual(['Tagged', 'Newer']);
  });

  it('keeps everything when a change names nothing', async () => {
    const before = await tag('Social');
    expect((await change(before.slug, {})).body.data.attributes).toEqual(before);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'a,b' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ color: 'pink' }, 'color'],
    [{ sticky: 'yes' }, 'sticky'],
  ])('refuses %o and stays as it is', async (attributes, field) => {
    const before = await tag('Social');
    const answer = await ada.send('PATCH', `/v1/tags/${before.slug}`, {
      body: JSON.stringify({ data: { type: 'tags', attributes } }),
    });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
    expect(await tag('Social')).toEqual(before);
  });
});

describe('a project with as many tags as it may have', () => {
  it('gets no further tag, whatever would create it', async () => {
    const other = (await product.make.project(ada)).project;
    const source = await product.make.card(ada, other, { tags: [{ name: 'One more' }] });
    const existing = await card('Existing', []);
    const insight = await product.make.insight(ada, project);
    const trend = await product.make.trend(ada, project);
    await query(
      product,
      `insert into tags (slug, project_id, name, name_key, color, sticky, taxonomy)
       select 'full-' || p.id || '-' || n, p.id, 'full ' || n, 'full ' || n, 'blue', false, 'cards'
       from projects p, generate_series(1, ${serverLimits.tagsPerProject}) n where p.slug = $1`,
      [project],
    );
    const attributes = { title: 'One more', tags: [{ name: 'One more' }] };
    const params = { id: project };
    const answers = [
      ada.call('POST /v1/projects/{id}/tags', {
        params,
        body: { data: { type: 'tags', attributes: { name: 'One' } } },
      }),
      ada.call('POST /v1/cards', {
        body: { data: { type: 'cards', attributes: { ...attributes, project_slug: project } } },
      }),
      ada.call('PATCH /v1/cards/{id}', { params: { id: existing }, body: { data: { type: 'cards', attributes } } }),
      ada.call('POST /v1/cards/{id}/duplicate', { params: { id: source }, body: { project_slug: project } }),
      ada.call('POST /v1/cards/bulk-duplicate', { body: { card_slugs: [source], project_slug: project } }),
      ada.call('POST /v1/projects/{id}/imports', { params, body: 'title,tags\nOne more,One more\n' }),
      ada.call('POST /v1/projects/{id}/imports', {
        params,
        query: { dry_run: 'true' },
        body: 'title,tags\nOne more,One more\n',
      }),
      ada.call('POST /v1/projects/{id}/insights', { params, body: { data: { type: 'insights', attributes } } }),
      ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
        params: { ...params, conclusionId: insight },
        body: { data: { type: 'insights', attributes } },
      }),
      ada.call('POST /v1/projects/{id}/trends', { params, body: { data: { type: 'trends', attributes } } }),
      ada.call('PATCH /v1/projects/{id}/trends/{conclusionId}', {
        params: { ...params, conclusionId: trend },
        body: { data: { type: 'trends', attributes } },
      }),
    ];
    for (const answer of await Promise.all(answers)) {
      expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'conflict']);
      expect(answer.errors[0]?.detail).toBe('A project can have at most 2000 tags.');
    }
    expect((await tags()).some(({ name }) => name === 'One more')).toBe(false);
    // Control: cards with tags that exist can still be imported.
    const known = { params, query: { dry_run: 'true' as const }, body: 'title,tags\nOne more,FULL 1\n' };
    expect((await ada.call('POST /v1/projects/{id}/imports', known)).status).toBe(200);
  });
});

describe('a deleted tag', () => {
  it('is removed from every card, including those in the trash, and the answer tells their number', async () => {
    const kept = await card('Kept', ['Social', 'heat']);
    await card('Draft', ['heat'], { public: false });
    const trashed = await card('Trashed', ['heat', 'kiln']);
    await card('Other', ['kiln']);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const before = await query(product, 'select updated_at from cards where slug = $1', [kept]);
    const answer = await ada.call('DELETE /v1/tags/{id}', { params: { id: await slugOf('heat') } });
    expect([answer.status, answer.body.meta.count]).toEqual([200, 2]);
    expect((await tags()).some(({ name }) => name === 'heat')).toBe(false);
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [trashed] } });
    expect([await tagsOf(kept), await tagsOf(trashed)]).toEqual([['Social'], ['kiln']]);
    expect(await titles({ 'filter[search]': 'heat' })).toEqual([]);
    expect(await danglingIds()).toEqual([]);
    expect(await query(product, 'select updated_at from cards where slug = $1', [kept])).toEqual(before);
  });

  it('no longer keeps its cards at the front', async () => {
    await product.make.pin(ada, project, 'Social');
    await card('Tagged', ['Social']);
    await card('Newer', []);
    await ada.call('DELETE /v1/tags/{id}', { params: { id: await slugOf('Social') } });
    expect(await titles()).toEqual(['Newer', 'Tagged']);
  });

  it('comes back with its values and at its place on everything that had it, also in the trash', async () => {
    const kept = await card('Kept', ['heat', 'kiln', 'Social']);
    const trashed = await card('Trashed', ['kiln']);
    const other = await card('Other', ['heat']);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const { slug: id } = await tag('kiln');
    await change(id, { sticky: true, color: 'rose' });
    const before = await tag('kiln');
    await ada.call('DELETE /v1/tags/{id}', { params: { id } });
    expect(await storedNames(kept)).toEqual(['heat', 'Social']);
    const restored = await restore(id);
    expect([restored.status, restored.body.data.attributes]).toEqual([200, before]);
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [trashed] } });
    expect(await storedNames(kept)).toEqual(['heat', 'kiln', 'Social']);
    expect([await tagsOf(trashed), await tagsOf(other)]).toEqual([['kiln'], ['heat']]);
    expect(await titles({ 'filter[tags]': 'kiln' })).toEqual(['Trashed', 'Kept']);
    // It is sticky, so its cards are at the front again.
    expect((await titles()).at(-1)).toBe('Other');
    expect(await danglingIds()).toEqual([]);
    expect((await restore(id)).status).toBe(404);
  });

  it('of trends comes back too', async () => {
    const made = await ada.call('POST /v1/projects/{id}/trends', {
      params: { id: project },
      body: { data: { type: 'trends', attributes: { title: 'Warmer', tags: [{ name: 'slow' }, { name: 'kiln' }] } } },
    });
    const trendId = made.body.data.id;
    const id = await slugOf('slow');
    await ada.call('DELETE /v1/tags/{id}', { params: { id } });
    expect((await restore(id)).status).toBe(200);
    const read = await ada.call('GET /v1/projects/{id}/trends/{conclusionId}', {
      params: { id: project, conclusionId: trendId },
    });
    expect(read.body.data.attributes.tags.map(({ name }) => name)).toEqual(['kiln', 'slow']);
  });

  it('does not come back beside another one of its name, or on a card that is full', async () => {
    const full = await card('Full', ['kiln']);
    const id = await slugOf('kiln');
    await ada.call('DELETE /v1/tags/{id}', { params: { id } });
    const again = await product.make.card(ada, project, { title: 'Again', tags: [{ name: 'Kiln' }] });
    expect((await restore(id)).status).toBe(409);
    await ada.call('DELETE /v1/tags/{id}', { params: { id: await slugOf('Kiln') } });
    const many = Array.from({ length: limits.tagsPerCard }, (_, at) => ({ name: `tag ${at}` }));
    await ada.call('PATCH /v1/cards/{id}', {
      params: { id: full },
      body: { data: { type: 'cards', id: full, attributes: { tags: many } } },
    });
    expect((await restore(id)).status).toBe(200);
    expect((await tagsOf(full)).length).toBe(limits.tagsPerCard);
    expect([(await tag('kiln')).count, await tagsOf(again)]).toEqual([0, []]);
  });

  it('can be restored for a day', async () => {
    const [old, recent] = [await slugOf('Social'), await slugOf('Values')];
    for (const id of [old, recent]) await ada.call('DELETE /v1/tags/{id}', { params: { id } });
    await query(product, "update deleted_tags set deleted_at = now() - interval '25 hours' where slug = $1", [old]);
    await product.database.db.transaction().execute(removeOldDeletedTags);
    expect([(await restore(old)).status, (await restore(recent)).status]).toEqual([404, 200]);
  });

  it('no longer exists', async () => {
    const id = await slugOf('Social');
    await ada.call('DELETE /v1/tags/{id}', { params: { id } });
    expect((await ada.call('DELETE /v1/tags/{id}', { params: { id } })).status).toBe(404);
    expect((await change(id, { name: 'Back' })).status).toBe(404);
  });
});

describe('merging a tag into another', () => {
  it('does what the preview says', async () => {
    const first = await card('First', ['heat']);
    const both = await card('Both', ['heat', 'warmth']);
    const trashed = await card('Trashed', ['heat']);
    await card('Other', ['warmth']);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const [a, b] = [await slugOf('heat'), await slugOf('warmth')];
    const preview = await ada.call('GET /v1/tags/merge/{a}/{b}', { params: { a, b } });
    expect(preview.body.data.attributes).toEqual({ cards_with_a: 2, cards_with_both: 1 });
    const merged = await merge(a, b);
    expect(merged.body.data.attributes).toMatchObject({ slug: b, name: 'warmth', count: 3 });
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [trashed] } });
    for (const id of [first, both, trashed]) expect(await tagsOf(id)).toEqual(['warmth']);
    expect((await titles({ 'filter[tags]': 'warmth' })).sort()).toEqual(['Both', 'First', 'Other', 'Trashed']);
    expect([await titles({ 'filter[tags]': 'heat' }), await danglingIds()]).toEqual([[], []]);
    expect((await merge(a, b)).status).toBe(404);
  });

  it('accepts several in one call, all of them or none', async () => {
    await card('One', ['a', 'b']);
    await card('Two', ['b', 'c']);
    const [a, b, c, missing] = [await slugOf('a'), await slugOf('b'), await slugOf('c'), 'gone-1234567'];
    const several = (also: string[]) =>
      ada.call('POST /v1/tags/merge/{a}/{b}', { params: { a, b: c }, body: { also } });
    expect((await several([b, missing])).status).toBe(404);
    expect((await tags()).filter(({ name }) => 'abc'.includes(name)).map(({ count }) => count)).toEqual([2, 1, 1]);
    const answer = await several([b, a]);
    expect([answer.status, answer.body.data.attributes.count]).toEqual([200, 2]);
    expect((await tags()).filter(({ name }) => 'abc'.includes(name)).map(({ name }) => name)).toEqual(['c']);
  });

  it('keeps the stored place of the remaining tag on a card, or gives it that of the first one', async () => {
    const cards = [await card('Has it', ['a', 'x', 'c', 'b']), await card('Gets it', ['x', 'b', 'y', 'a'])];
    const [a, b, c] = [await slugOf('a'), await slugOf('b'), await slugOf('c')];
    await ada.call('POST /v1/tags/merge/{a}/{b}', { params: { a, b: c }, body: { also: [b] } });
    const stored = await query(
      product,
      `select (select string_agg(t.name, ' ' order by place)
         from unnest(tag_ids) with ordinality as given(id, place) join tags t on t.id = given.id) as names
       from cards where slug = any($1) order by id`,
      [cards],
    );
    expect(stored).toEqual([{ names: 'x c' }, { names: 'x c y' }]);
  });

  it('can be undone: each tag comes back at its place, and what got the remaining tag loses it with the last one', async () => {
    const cards = [
      await card('Has it', ['a', 'x', 'c', 'b']),
      await card('Gets it', ['x', 'b', 'y', 'a']),
      await card('Gets it from one', ['b']),
      await card('Other', ['c']),
    ];
    const trashed = await card('Trashed', ['a']);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const [a, b, c] = [await slugOf('a'), await slugOf('b'), await slugOf('c')];
    await change(c, { sticky: true });
    const names = () => Promise.all(cards.map(storedNames));
    const before = await names();
    await ada.call('POST /v1/tags/merge/{a}/{b}', { params: { a, b: c }, body: { also: [b] } });
    expect(await names()).toEqual([['x', 'c'], ['x', 'c', 'y'], ['c'], ['c']]);
    expect((await restore(a)).status).toBe(200);
    expect(await names()).toEqual([['a', 'x', 'c'], ['x', 'c', 'y', 'a'], ['c'], ['c']]);
    expect((await restore(b)).status).toBe(200);
    expect(await names()).toEqual(before);
    await ada.call('POST /v1/cards/bulk-restore', { body: { card_slugs: [trashed] } });
    expect(await storedNames(trashed)).toEqual(['a']);
    // Only the cards with the sticky tag are at the front.
    expect((await titles()).slice(0, 2)).toEqual(['Other', 'Has it']);
    expect([(await restore(a)).status, await danglingIds()]).toEqual([404, []]);
  });

  it('can be undone after the remaining tag was deleted', async () => {
    const id = await card('Both', ['a', 'c']);
    const [a, c] = [await slugOf('a'), await slugOf('c')];
    await merge(a, c);
    await ada.call('DELETE /v1/tags/{id}', { params: { id: c } });
    expect((await restore(a)).status).toBe(200);
    expect(await storedNames(id)).toEqual(['a']);
    expect((await restore(c)).status).toBe(200);
    expect(await storedNames(id)).toEqual(['c', 'a']);
  });

  it('into a sticky one moves its cards to the front', async () => {
    await product.make.pin(ada, project, 'Social', 'Values');
    await card('Tagged', ['society']);
    await card('Newer', []);
    await merge(await slugOf('society'), await slugOf('Social'));
    expect(await titles()).toEqual(['Tagged', 'Newer']);
    await merge(await slugOf('Social'), await slugOf('Values'));
    await card('Plain', ['plain']);
    expect(await titles()).toEqual(['Tagged', 'Plain', 'Newer']);
  });

  it('is refused for a tag and itself, across projects and across taxonomies', async () => {
    const social = await slugOf('Social');
    const made = await ada.call('POST /v1/projects/{id}/tags', {
      params: { id: project },
      body: { data: { type: 'tags', attributes: { name: 'Trendy', taxonomy: 'trends' } } },
    });
    ({ project } = await product.make.project(ada));
    const elsewhere = await slugOf('Social');
    for (const [b, sentence] of [
      [social, /into itself/],
      [elsewhere, /one project/],
      [made.body.data.id, /same taxonomy/],
    ] as const) {
      for (const method of ['GET', 'POST']) {
        const answer = await ada.send(method, `/v1/tags/merge/${social}/${b}`);
        expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'conflict']);
        expect(answer.errors[0]?.detail).toMatch(sentence);
      }
    }
  });

  it('with a tag of an invisible project tells only that it does not exist', async () => {
    const mine = await slugOf('Social');
    const { client } = await product.make.projectMember(project, 'project_admin');
    ({ project } = await product.make.project(ada));
    const foreign = await slugOf('Social');
    const answer = await client.call('POST /v1/tags/merge/{a}/{b}', { params: { a: mine, b: foreign } });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('project');
  });

  it('while cards are edited loses no tag and leaves none behind', async () => {
    for (let round = 0; round < 4; round += 1) {
      ({ project } = await product.make.project(ada));
      const names = ['a0', 'a1', 'a2', 'a3', 'b'];
      const ids = await Promise.all(names.map((name, at) => card(`Card ${at}`, [name, `own ${at}`])));
      const into = await slugOf('b');
      const merged = await Promise.all(names.slice(0, 4).map(slugOf));
      const edits = ids.flatMap((id, at) =>
        [0, 1].map((edit) =>
          ada.call('PATCH /v1/cards/{id}', {
            params: { id },
            body: {
              data: {
                type: 'cards',
                attributes: edit
                  ? { title: `Edited ${at}` }
                  : { tags: [{ name: 'b' }, { name: `own ${at}` }, { name: `new ${at}` }] },
              },
            },
          }),
        ),
      );
      const made = names.map((_, at) => card(`New ${at}`, ['b', `fresh ${at}`]));
      const merges = merged.map((slug) => merge(slug, into));
      const deletion = ada.call('DELETE /v1/tags/{id}', { params: { id: await slugOf('Social') } });
      const answers = await Promise.all([...edits, ...merges, deletion]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const newOnes = await Promise.all(made);
      expect(await danglingIds()).toEqual([]);
      for (const [at, id] of ids.entries()) expect(await tagsOf(id)).toEqual(['b', `new ${at}`, `own ${at}`]);
      for (const [at, id] of newOnes.entries()) expect(await tagsOf(id)).toEqual(['b', `fresh ${at}`]);
      expect((await tag('b')).count).toBe(10);
    }
  });
});

describe('suggestions', () => {
  it('are groups of nearly identical tags of one taxonomy, the one in most use first', async () => {
    await card('One', ['Robot', 'robots', 'Mobilität', 'AI']);
    await card('Two', ['robots', 'Mobilitaet', 'energy']);
    await ada.call('POST /v1/projects/{id}/tags', {
      params: { id: project },
      body: { data: { type: 'tags', attributes: { name: 'Energies', taxonomy: 'trends' } } },
    });
    const answer = await ada.call('GET /v1/projects/{id}/tag-suggestions', { params: { id: project } });
    const groups = answer.body.data.map(({ attributes }) => attributes.tags.map(({ name, count }) => [name, count]));
    expect(groups).toEqual([
      [
        ['robots', 2],
        ['Robot', 1],
      ],
      expect.arrayContaining([
        ['Mobilität', 1],
        ['Mobilitaet', 1],
      ]),
    ]);
    await merge(await slugOf('Robot'), await slugOf('robots'));
    const after = await ada.call('GET /v1/projects/{id}/tag-suggestions', { params: { id: project } });
    expect(after.body.data).toHaveLength(1);
  });
});

describe('a tag that only drafts use', () => {
  /** Everything that could reveal the tags of the project. */
  async function seen(client: Client): Promise<{ names: string[]; text: string; count: number }> {
    const params = { id: project };
    const list = await client.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params });
    const read = await client.call('GET /v1/projects/{id}', { params });
    const answers = [
      list,
      await client.call('GET /v1/projects/{id}/coverage', { params }),
      await client.call('GET /v1/projects/{id}/cards', { params, query: { include: 'tags' } }),
      await client.call('GET /v1/projects/{id}/cards', { params, query: { 'filter[tags]': 'merger' } }),
      await client.call('GET /v1/projects/{id}/cards', { params, query: { 'filter[search]': 'erge' } }),
      await client.send('GET', `/v1/projects/${project}/tag-suggestions`),
    ];
    return {
      names: list.body.data.map(({ attributes }) => attributes.name),
      text: answers.map(({ text }) => text).join(),
      count: read.body.data.attributes.tag_count,
    };
  }

  it('is hidden from a viewer, who sees the other tags and the sticky ones', async () => {
    await product.make.pin(ada, project, ...firstTags.map(({ name }) => name));
    await card('Draft', ['Merger', 'Known'], { public: false });
    await card('Published', ['Known']);
    await product.make.insight(ada, project, { tags: [{ name: 'Of insights' }] });
    await product.make.trend(ada, project, { tags: [{ name: 'Of trends' }] });
    await change(await slugOf('Social'), { name: 'Society' });
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const writer = await product.make.projectMember(project, 'project_collaborator');
    const shown = await seen(viewer.client);
    expect(shown.text).not.toContain('Merger');
    expect(shown.names).toEqual(expect.arrayContaining(['Known', 'Of insights', 'Of trends', 'Society', 'Values']));
    expect([shown.names.length, shown.count]).toEqual([9, 9]);
    // Control: the tag exists, and a writer sees it in each of these places.
    const all = await seen(writer.client);
    expect(all.names).toContain('Merger');
    expect(all.text.split('Merger').length).toBeGreaterThan(3);
    expect([all.names.length, all.count]).toEqual([10, 10]);
  });
});
