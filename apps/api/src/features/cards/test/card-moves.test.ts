import { limits } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let target: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ workspace, project } = await product.make.project(ada));
  target = await made('Target');
});
afterAll(() => product?.stop());

async function made(title: string): Promise<string> {
  const attributes = { title, workspace_slug: workspace };
  return (await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } })).body.data.id;
}
const move = (who: Client, card_slugs: string[], project_slug: string) =>
  who.call('POST /v1/cards/bulk-move', { body: { card_slugs, project_slug } });
const read = async (id: string) => (await ada.call('GET /v1/cards/{id}', { params: { id } })).body.data.attributes;
const slugsIn = async (id: string, filter: object = {}) => {
  const asked = { params: { id }, query: { 'page[size]': '100', ...filter } };
  return (await ada.call('GET /v1/projects/{id}/cards', asked)).body.data.map((card) => card.id);
};
const insight = async (id: string) => {
  const { body } = await ada.call('GET /v1/projects/{id}/insights/{conclusionId}', {
    params: { id: project, conclusionId: id },
  });
  return body.data.attributes;
};

describe('moved cards', () => {
  it('keep everything except their project, get its tags by name, and are found there', async () => {
    const whole = {
      title: 'Bricks that store heat',
      description: 'A **brick** of glowworms',
      source_url: 'https://example.org/bricks',
      public: false,
      tags: [{ name: 'kiln' }, { name: 'social' }],
    };
    const slug = await product.make.card(ada, project, whole);
    const before = await read(slug);
    await product.make.pin(ada, target, 'Social');
    const { status, body } = await move(ada, [slug], target);
    expect({ status, count: body.meta.count }).toEqual({ status: 200, count: 1 });
    const after = await read(slug);
    expect(after).toMatchObject({
      ...before,
      project: { slug: target, title: 'Target' },
      tags: [{ name: 'Social', sticky: true }, { name: 'kiln' }],
      updated_at: expect.any(String),
    });
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(await slugsIn(project)).not.toContain(slug);
    for (const filter of [{ 'filter[search]': 'glowworms' }, { 'filter[tags]': 'kiln' }]) {
      expect(await slugsIn(target, filter)).toEqual([slug]);
      expect(await slugsIn(project, filter)).toEqual([]);
    }
    const stray = await query(
      product,
      `select 1 from cards c join card_texts t on t.card_id = c.id join card_search s on s.card_id = c.id
       where c.slug = $1 and (t.project_id <> c.project_id or s.project_id <> c.project_id)`,
      [slug],
    );
    expect(stray).toEqual([]);
  });

  it('are not evidence in the former project until they come back, and are then in their old place', async () => {
    const [first, second, third] = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => product.make.card(ada, project, { title })),
    );
    const cards = [first ?? '', second ?? '', third ?? ''];
    const slug = await product.make.insight(ada, project, { card_slugs: cards });
    const trend = await product.make.trend(ada, project, { card_slugs: cards });
    const before = await insight(slug);
    await move(ada, [second ?? ''], target);
    const without = await insight(slug);
    expect(without.card_slugs).toEqual([first, third]);
    expect(without.updated_at > before.updated_at).toBe(true);
    const theirs = await product.make.insight(ada, target, { card_slugs: [second ?? ''] });

    expect((await move(ada, [second ?? ''], project)).status).toBe(200);
    expect((await insight(slug)).card_slugs).toEqual(cards);
    const read = await ada.call('GET /v1/projects/{id}/trends/{conclusionId}', {
      params: { id: project, conclusionId: trend },
    });
    expect(read.body.data.attributes.card_slugs).toEqual(cards);
    const left = { params: { id: target, conclusionId: theirs } };
    expect(
      (await ada.call('GET /v1/projects/{id}/insights/{conclusionId}', left)).body.data.attributes.card_slugs,
    ).toEqual([]);
    expect(await query(product, 'select 1 from parted_evidence where trend_id is not null', [])).toEqual([]);
  });

  it('do not become evidence again beyond its limit if other cards have taken their places', async () => {
    const slug = await product.make.insight(ada, project);
    const titles = Array.from({ length: limits.evidence + 1 }, (_, at) => `Lantern ${at}`);
    await ada.call('POST /v1/projects/{id}/imports', {
      params: { id: project },
      body: ['title', ...titles].join('\n'),
    });
    const stored = await query<{ slug: string }>(
      product,
      `select c.slug from cards c join card_texts t on t.card_id = c.id where t.title like 'Lantern %' order by c.id`,
    );
    const many = stored.map((row) => row.slug);
    expect(many).toHaveLength(limits.evidence + 1);
    const change = (card_slugs: readonly string[]) =>
      ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
        params: { id: project, conclusionId: slug },
        body: { data: { type: 'insights', attributes: { card_slugs: [...card_slugs] } } },
      });
    const [first = '', second = '', ...others] = many.slice(0, limits.evidence);
    expect((await change([first, second, ...others])).status).toBe(200);
    await move(ada, [first, second], target);
    const instead = many.slice(limits.evidence);
    expect((await change([...others, ...instead])).status).toBe(200);

    expect((await move(ada, [first, second], project)).status).toBe(200);
    const { card_slugs: back } = await insight(slug);
    expect(back.toSorted()).toEqual([first, ...others, ...instead].toSorted());
    // What is shown can be saved.
    expect((await change(back)).status).toBe(200);
  });

  it('take their comments and the notifications about them along', async () => {
    const card = await product.make.card(ada, project, { title: 'Discussed' });
    const ben = await product.make.workspaceMember(workspace, 'workspace_collaborator');
    const stays = await product.make.projectMember(project, 'project_collaborator');
    const comment = (who: Client, text: string) =>
      who.call('POST /v1/projects/{id}/comments', {
        params: { id: project },
        body: { data: { type: 'comments', attributes: { subject_type: 'cards', subject_slug: card, text } } },
      });
    expect((await comment(ben.client, 'Is this new?')).status).toBe(201);
    const unread = async (who: Client) => (await who.call('GET /v1/notifications')).body.meta.unread;
    expect(await unread(ada)).toBe(1);
    await move(ada, [card], target);
    const there = { params: { id: target }, query: { 'filter[on]': 'cards', 'filter[slug]': card } } as const;
    const { body } = await ada.call('GET /v1/projects/{id}/comments', there);
    expect(body.data.map(({ attributes }) => attributes.text)).toEqual(['Is this new?']);
    expect(await unread(ada)).toBe(1);
    expect((await stays.client.call('GET /v1/cards/{id}', { params: { id: card } })).status).toBe(404);
  });

  it('are reported in the activity of both projects, without the name of the other project', async () => {
    const card = await product.make.card(ada, project, { title: 'Announced' });
    await move(ada, [card], target);
    for (const [id, kind] of [
      [project, 'card_moved_away'],
      [target, 'card_moved_here'],
    ] as const) {
      const { body } = await ada.call('GET /v1/projects/{id}/activity', { params: { id } });
      const told = body.data.map(({ attributes }) => attributes).find((entry) => entry.kind === kind);
      expect(told?.subject).toEqual({ slug: id === target ? card : null, title: 'Announced' });
      expect(told?.other).toBeNull();
    }
  });
});

describe('moving cards', () => {
  it('needs the right to delete in the source and to create in the target, and moves all or none', async () => {
    const mine = await product.make.card(ada, project, { title: 'Mine' });
    const elsewhere = await product.make.card(ada, await made('Third'), { title: 'Elsewhere' });
    const ben = await product.make.projectMember(project, 'project_collaborator');
    expect((await move(ben.client, [mine], target)).status).toBe(404);
    const viewer = await product.make.projectMember(target, 'project_viewer');
    expect((await move(viewer.client, [mine], target)).status).toBe(404);
    expect((await move(ben.client, [mine, elsewhere], project)).status).toBe(404);
    expect((await move(ada, [mine, 'no-such-card'], target)).errors[0]?.source?.pointer).toBe('/card_slugs/1');
    expect((await read(mine)).project.slug).toBe(project);
  });

  it('stays within the workspace', async () => {
    const mine = await product.make.card(ada, project, { title: 'Stays' });
    const other = await product.make.project(ada);
    const refused = await move(ada, [mine], other.project);
    expect({ status: refused.status, code: refused.errors[0]?.code }).toEqual({ status: 409, code: 'conflict' });
    expect((await read(mine)).project.slug).toBe(project);
  });

  it('does not change a card that is already in the target', async () => {
    const mine = await product.make.card(ada, project, { title: 'Here' });
    const before = await read(mine);
    expect((await move(ada, [mine], project)).body.meta.count).toBe(1);
    expect(await read(mine)).toEqual(before);
  });

  it('of the same cards in both directions at the same time ends with all of them in one project', async () => {
    const slugs = await Promise.all([1, 2, 3].map((n) => product.make.card(ada, project, { title: `Race ${n}` })));
    const answers = await Promise.all([move(ada, slugs, target), move(ada, slugs, target), move(ada, slugs, project)]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const where = await Promise.all(slugs.map(async (slug) => (await read(slug)).project.slug));
    expect(new Set(where).size).toBe(1);
  });
});
