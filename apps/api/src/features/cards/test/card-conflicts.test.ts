import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const read = async (id: string) => (await ada.call('GET /v1/cards/{id}', { params: { id } })).body.data.attributes;
const change = (id: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id }, body: { data: { type: 'cards', id, attributes } } });

describe('a change with the version that it is based on', () => {
  it('is accepted while the card is unchanged, and returns the version for the next change', async () => {
    const id = await product.make.card(ada, project);
    let based_on = (await read(id)).updated_at;
    for (const title of ['One', 'Two', 'Three']) {
      const answer = await change(id, { title, based_on });
      expect(answer.status, answer.text).toBe(200);
      expect(Date.parse(answer.body.data.attributes.updated_at)).toBeGreaterThan(Date.parse(based_on));
      based_on = answer.body.data.attributes.updated_at;
    }
    expect((await read(id)).title).toBe('Three');
  });

  it('is refused after another person has changed the card, and changes nothing', async () => {
    const id = await product.make.card(ada, project);
    const based_on = (await read(id)).updated_at;
    const { client } = await product.make.projectMember(project, 'project_collaborator');
    await client.call('PATCH /v1/cards/{id}', {
      params: { id },
      body: { data: { type: 'cards', attributes: { subtitle: 'Theirs' } } },
    });
    const answer = await change(id, { title: 'Mine', tags: [{ name: 'brand new' }], based_on });
    expect([answer.status, answer.errors[0]?.code]).toEqual([409, 'edited_meanwhile']);
    expect(answer.errors[0]?.source?.pointer).toBe('/data/attributes/based_on');
    expect(await read(id)).toMatchObject({ title: 'A signal', subtitle: 'Theirs', tags: [] });
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params: { id: project } });
    expect(tags.body.data.some(({ attributes }) => attributes.name === 'brand new')).toBe(false);
    // After reading it, the user may save.
    const again = await change(id, { title: 'Mine', based_on: (await read(id)).updated_at });
    expect(again.body.data.attributes).toMatchObject({ title: 'Mine', subtitle: 'Theirs' });
  });

  it('is also refused after a change of many cards, but not if that left the card unchanged', async () => {
    const id = await product.make.card(ada, project, { tags: [{ name: 'heat' }] });
    const based_on = (await read(id)).updated_at;
    const tag = (name: string) =>
      ada.call('POST /v1/cards/bulk-update', { body: { card_slugs: [id], add_tags: [{ name }] } });
    await tag('heat');
    expect((await change(id, { subtitle: 'One', based_on })).status).toBe(200);
    await tag('kiln');
    expect((await change(id, { subtitle: 'Two', based_on })).status).toBe(409);
  });

  it('is accepted once of several simultaneous ones', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await product.make.card(ada, project);
      const based_on = (await read(id)).updated_at;
      const answers = await Promise.all([0, 1, 2, 3].map((by) => change(id, { title: `By ${by}`, based_on })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect((await read(id)).title).toBe(`By ${answers.findIndex(({ status }) => status === 200)}`);
    }
  });

  it('is always accepted without the version, also simultaneously (control)', async () => {
    const id = await product.make.card(ada, project);
    const answers = await Promise.all([0, 1, 2, 3].map((by) => change(id, { title: `By ${by}` })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is refused as a fault if the version is not a time', async () => {
    const id = await product.make.card(ada, project);
    for (const based_on of ['yesterday', '2026-13-01T00:00:00Z', 5]) {
      const answer = await ada.send('PATCH', `/v1/cards/${id}`, {
        body: JSON.stringify({ data: { type: 'cards', attributes: { title: 'x', based_on } } }),
      });
      expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/based_on']);
    }
  });
});
