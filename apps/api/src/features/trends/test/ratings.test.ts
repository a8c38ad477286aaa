import type { NewRating, ProjectRole } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;
let trend: string;

beforeAll(async () => {
  product = await startProduct({ team: { name: 'The desk', domains: ['desk.example'] } });
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
  trend = await product.make.trend(ada, project);
});
afterAll(() => product?.stop());

const params = () => ({ id: project, conclusionId: trend });
const rate = async (who: Client, rating: NewRating) =>
  (await who.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', { params: params(), body: rating })).body.data
    .attributes;
const withdraw = (who: Client) =>
  who.call('DELETE /v1/projects/{id}/trends/{conclusionId}/rating', { params: params() });
const read = async (who: Client) => {
  const answer = await who.call('GET /v1/projects/{id}/trends/{conclusionId}', { params: params() });
  return { ...answer.body.data.attributes, text: answer.text };
};
const member = (name: string, email?: string, role: ProjectRole = 'project_collaborator'): Promise<Person> =>
  product.make.projectMember(project, role, { name, ...(email && { email }) });

describe('ratings of a trend', () => {
  it('give a median and a spread, replace each other, and reveal no names', async () => {
    const [ben, cleo, dan] = [await member('Ben'), await member('Cleo'), await member('Dan')];
    await rate(ben.client, { impact: 5 });
    await rate(ben.client, { impact: 1, certainty: 2 });
    await rate(cleo.client, { impact: 5 });
    const { ratings, my_rating } = await rate(dan.client, { impact: 2 });
    expect(ratings.impact).toMatchObject({ count: 3, median: 2, counts: [1, 1, 0, 0, 1], disagreement: true });
    expect((await read(ben.client)).ratings.certainty).toMatchObject({ count: 1, median: 2, disagreement: false });
    expect(ratings.named).toEqual([]);
    expect(my_rating).toEqual({ impact: 2, certainty: null, anonymous: true });
    const seen = await read(cleo.client);
    expect(seen.my_rating).toEqual({ impact: 5, certainty: null, anonymous: true });
    expect(seen.text).not.toContain('Ben');
    expect((await read(ada)).my_rating).toBeNull();
  });

  it('are hidden from people who may rate until they have rated the same measure, and never from viewers', async () => {
    const [ben, cleo] = [await member('Ben'), await member('Cleo')];
    const viewer = await member('Vic', undefined, 'project_viewer');
    await rate(ben.client, { impact: 5, certainty: 1, anonymous: false });
    const all = { impact: { count: 1, median: 5 }, certainty: { count: 1, median: 1 } };
    const hidden = { given: { impact: 1, certainty: 1 }, impact: null, certainty: null, named: [] };
    expect((await read(viewer.client)).ratings).toMatchObject({ ...all, named: [{ name: 'Ben' }] });
    for (const client of [cleo.client, ada]) expect((await read(client)).ratings).toEqual(hidden);
    const listed = await cleo.client.call('GET /v1/projects/{id}/trends', { params: { id: project } });
    expect(listed.body.data.map(({ attributes }) => attributes.ratings)).toEqual([hidden]);

    expect((await rate(cleo.client, { certainty: 2 })).ratings).toMatchObject({
      given: { impact: 1, certainty: 2 },
      impact: null,
      certainty: { count: 2, median: 1.5 },
      named: [{ name: 'Ben', impact: null, certainty: 1 }],
    });
    expect((await withdraw(cleo.client)).body.data.attributes.ratings).toEqual(hidden);
  });

  it('name only people who want to be named, as they are shown to others', async () => {
    const [ben, cleo] = [await member('Ben'), await member('Cleo', 'cleo@desk.example')];
    await rate(cleo.client, { impact: 4, anonymous: false });
    await rate(ben.client, { impact: 2, anonymous: false });
    await rate(ada, { impact: 3 });
    expect((await read(ada)).ratings.named).toEqual([
      { name: 'Ben', impact: 2, certainty: null },
      { name: 'The desk', impact: 4, certainty: null },
    ]);
    await rate(ben.client, { impact: 2 });
    expect((await read(ada)).ratings.named.map(({ name }) => name)).toEqual(['The desk']);
  });

  it('can be withdrawn, and a rating without values does not count', async () => {
    const ben = await member('Ben');
    await rate(ben.client, { impact: 4 });
    expect((await withdraw(ben.client)).body.data.attributes).toMatchObject({
      my_rating: null,
      ratings: { impact: null },
    });
    await rate(ben.client, { certainty: 4 });
    expect((await rate(ben.client, { impact: null })).my_rating).toBeNull();
  });

  it('stay as they are when a body of another form is sent', async () => {
    const ben = await member('Ben');
    await rate(ben.client, { impact: 4 });
    const path = `/v1/projects/${project}/trends/${trend}/rating`;
    const body = JSON.stringify({ data: { type: 'ratings', attributes: { impact: 1 } } });
    expect((await ben.client.send('PUT', path, { type: 'application/json', body })).status).toBe(422);
    expect((await read(ben.client)).my_rating).toMatchObject({ impact: 4 });
  });

  it('do not change the editor’s values or the time of the last change', async () => {
    const before = await read(ada);
    await rate(ada, { impact: 1, certainty: 1 });
    const { impact, certainty, updated_at } = await read(ada);
    expect({ impact, certainty, updated_at }).toEqual({
      impact: before.impact,
      certainty: before.certainty,
      updated_at: before.updated_at,
    });
  });

  it('count as long as their author may write in the project', async () => {
    const [ben, cleo] = [await member('Ben'), await member('Cleo')];
    await rate(ben.client, { impact: 1, anonymous: false });
    await rate(cleo.client, { impact: 5, anonymous: false });
    const grant = (role: ProjectRole) =>
      ada.call('POST /v1/permissions', {
        body: { data: { type: 'permissions', attributes: { user_id: ben.slug, project_slug: project, role } } },
      });
    expect((await grant('project_viewer')).status).toBeLessThan(300);
    const without = await read(ben.client);
    expect(without.ratings).toMatchObject({ impact: { count: 1, median: 5 }, named: [{ name: 'Cleo' }] });
    expect(without.my_rating).toBeNull();
    await grant('project_creator');
    expect((await read(ben.client)).ratings.impact).toMatchObject({ count: 2, median: 3, disagreement: true });
  });
});
