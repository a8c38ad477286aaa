import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';

// Two calls about the same card, one of which is completed between the two steps of the other.

const movedMeanwhile = 'Somebody else has moved some of these cards. Please try again.';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let target: string;
let card: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  const attributes = { title: 'Target', workspace_slug: workspace };
  target = (await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } })).body.data.id;
  card = await product.make.card(ada, project, { title: 'Kiln', tags: [{ name: 'heat' }, { name: 'Social' }] });
});
afterAll(() => product?.stop());

const post = (path: string, body: object = {}) => ada.send('POST', `/v1/cards/${path}`, { body: JSON.stringify(body) });
const move = (to = target) => post('bulk-move', { card_slugs: [card], project_slug: to });
const trash = () => post('bulk-delete', { card_slugs: [card] });
const restore = () => post('bulk-restore', { card_slugs: [card] });
const patch = (attributes: object) =>
  ada.send('PATCH', `/v1/cards/${card}`, { body: JSON.stringify({ data: { type: 'cards', attributes } }) });
const read = async () => (await ada.call('GET /v1/cards/{id}', { params: { id: card } })).body.data.attributes;
const failure = ({ status, errors }: Awaited<ReturnType<typeof trash>>) => [status, errors[0]?.code, errors[0]?.detail];

describe('a card that somebody moves to another project in the middle of', () => {
  it.each<[string, Parameters<typeof meanwhile>[1], () => ReturnType<typeof trash>]>([
    ['a change of many cards', 'bulkUpdateCards', () => post('bulk-update', { card_slugs: [card], public: false })],
    ['a change of its tags', 'updateCard', () => patch({ tags: [{ name: 'new' }] })],
    ['its deletion', 'deleteCard', () => ada.send('DELETE', `/v1/cards/${card}`)],
    ['the deletion of many cards', 'bulkDeleteCards', trash],
  ])('%s stays as it was moved', async (_, endpoint, change) => {
    let moved: unknown;
    meanwhile(product, endpoint, async () => {
      await move();
      moved = await read();
    });
    expect(failure(await change())).toEqual([409, 'conflict', movedMeanwhile]);
    // Control: the other call was completed.
    expect(moved).toMatchObject({ project: { slug: target }, tags: [{ name: 'heat' }, { name: 'Social' }] });
    expect(await read()).toEqual(moved);
  });

  it.each(['a merge into another card', 'a merge of another card into it'] as const)(
    '%s stays as it was moved',
    async (kind) => {
      const other = await product.make.card(ada, project, { title: 'Oven' });
      meanwhile(product, 'mergeCards', () => move());
      const merged = await post(
        kind === 'a merge into another card' ? `merge/${card}/${other}` : `merge/${other}/${card}`,
      );
      expect(failure(merged)).toEqual([409, 'conflict', movedMeanwhile]);
      expect(await read()).toMatchObject({ project: { slug: target }, tags: [{ name: 'heat' }, { name: 'Social' }] });
      expect((await ada.call('GET /v1/cards/{id}', { params: { id: other } })).status).toBe(200);
    },
  );

  it('its restoration stays in the trash', async () => {
    await trash();
    meanwhile(product, 'bulkRestoreCards', async () => {
      await restore();
      await move();
      await trash();
    });
    expect(failure(await restore())).toEqual([409, 'conflict', movedMeanwhile]);
    expect((await restore()).status).toBe(200);
    expect((await read()).project.slug).toBe(target);
  });

  it('a change of cards of both projects is changed, and keeps its other tags', async () => {
    const there = await product.make.card(ada, target, { title: 'There' });
    meanwhile(product, 'bulkUpdateCards', () => move());
    const change = { card_slugs: [card, there], add_tags: [{ name: 'new' }] };
    expect((await post('bulk-update', change)).body).toEqual({ meta: { count: 2 } });
    expect(await read()).toMatchObject({ tags: [{ name: 'heat' }, { name: 'new' }, { name: 'Social' }] });
  });
});

describe('a card that somebody deletes in the middle of', () => {
  it('its deletion is deleted once', async () => {
    meanwhile(product, 'bulkDeleteCards', trash);
    expect((await trash()).status).toBe(404);
    const { body } = await ada.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(body.data.filter(({ attributes }) => attributes.kind === 'card_deleted')).toHaveLength(1);
  });
});

describe('a project that somebody moves to another workspace in the middle of a move of cards', () => {
  it.each(['project', 'target'] as const)('neither loses nor gets them: the %s', async (which) => {
    const { workspace: elsewhere } = await product.make.project(ada);
    const id = which === 'project' ? project : target;
    meanwhile(product, 'bulkMoveCards', async () => {
      const moved = await ada.call('POST /v1/projects/{id}/{workspaceId}/move', {
        params: { id, workspaceId: elsewhere },
      });
      expect(moved.status).toBe(200);
    });
    expect(failure(await move()).slice(0, 2)).toEqual([409, 'conflict']);
    expect((await read()).project.slug).toBe(project);
  });

  it('does not get them either when it is deleted', async () => {
    meanwhile(product, 'bulkMoveCards', () => ada.send('DELETE', `/v1/projects/${target}`));
    expect((await move()).status).toBe(404);
    expect((await read()).project.slug).toBe(project);
  });
});
