import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

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

const path = () => `/v1/projects/${project}/brief`;
const read = async (client = ada) =>
  (await client.call('GET /v1/projects/{id}/brief', { params: { id: project } })).body.data.attributes;
const write = (attributes: object, client = ada) =>
  client.call('PATCH /v1/projects/{id}/brief', {
    params: { id: project },
    body: { data: { type: 'briefs', id: project, attributes } },
  });
const versions = async () =>
  (await ada.call('GET /v1/projects/{id}/brief/versions', { params: { id: project } })).body.data.map(
    ({ attributes: { number, changed, restored_from } }) => ({ number, changed, restored_from }),
  );
const restore = (number: number) =>
  ada.call('POST /v1/projects/{id}/brief/versions/{number}/restore', {
    params: { id: project, number: String(number) },
  });

describe('a brief', () => {
  it('is empty until a person writes it, and then names the author', async () => {
    expect(await read()).toMatchObject({
      challenge: null,
      domains: [],
      version: 0,
      updated_at: null,
      updated_by: null,
    });
    const saved = await write({ challenge: ' How do cities\n stay cool? ', domains: ['Energy', 'Work'], purpose: '' });
    expect(saved.body.data.attributes).toMatchObject({
      challenge: 'How do cities stay cool?',
      purpose: null,
      domains: ['Energy', 'Work'],
      version: 1,
      updated_by: { name: 'Ada' },
    });
    expect(await read()).toEqual(saved.body.data.attributes);
  });

  it('has a version for each change, and none for a change without effect', async () => {
    await write({ challenge: 'How?', audience: '**Planners**' });
    await write({ challenge: 'How?', audience: ' **Planners** ' });
    await write({});
    await write({ audience: null, domains: ['Energy'] });
    expect(await versions()).toEqual([
      { number: 2, changed: ['audience', 'domains'], restored_from: null },
      { number: 1, changed: ['challenge', 'audience'], restored_from: null },
    ]);
  });

  it('can be read in earlier versions, which can be restored as a new version', async () => {
    await write({ challenge: 'How?', domains: ['Energy', 'Work'] });
    await write({ challenge: 'Why?', domains: ['Work', 'Energy'], sources: '- papers' });
    const old = await ada.call('GET /v1/projects/{id}/brief/versions/{number}', {
      params: { id: project, number: '1' },
    });
    expect(old.body.data.attributes).toMatchObject({ number: 1, challenge: 'How?', domains: ['Energy', 'Work'] });
    expect((await restore(1)).body.data.attributes).toMatchObject({ challenge: 'How?', sources: null, version: 3 });
    expect((await restore(1)).body.data.attributes.version).toBe(3);
    expect((await restore(2)).body.data.attributes).toMatchObject({ challenge: 'Why?', version: 4 });
    expect((await versions())[1]).toEqual({
      number: 3,
      changed: ['challenge', 'domains', 'sources'],
      restored_from: 1,
    });
    for (const number of ['0', '5', '999999999']) {
      expect((await ada.send('POST', `${path()}/versions/${number}/restore`)).status).toBe(404);
      expect((await ada.send('GET', `${path()}/versions/${number}`)).status).toBe(404);
    }
    expect((await ada.send('GET', `${path()}/versions/first`)).status).toBe(400);
  });

  it('lists its versions a page at a time, newest first', async () => {
    for (const challenge of ['One', 'Two', 'Three']) await write({ challenge });
    const answer = await ada.call('GET /v1/projects/{id}/brief/versions', {
      params: { id: project },
      query: { 'page[number]': '2', 'page[size]': '2' },
    });
    expect(answer.body.data.map(({ id }) => id)).toEqual(['1']);
    expect(answer.body.meta).toMatchObject({ current_page: 2, total_page_count: 2, total_record_count: 3 });
  });

  it.each([
    [{ challenge: 'x'.repeat(301) }, '/data/attributes/challenge'],
    [{ purpose: 'x'.repeat(50_001) }, '/data/attributes/purpose'],
    [{ domains: Array.from({ length: 25 }, (_, at) => `Domain ${at}`) }, '/data/attributes/domains'],
    [{ domains: ['Energy', ' '] }, '/data/attributes/domains/1'],
    [{ domains: ['x'.repeat(101)] }, '/data/attributes/domains/0'],
    [{ domains: 'Energy' }, '/data/attributes/domains'],
    [{ purpose: 'x', based_on: 7 }, '/data/attributes/based_on'],
    [{ purpose: 'x', based_on: -1 }, '/data/attributes/based_on'],
    [{ purpose: 'x', based_on: 2 ** 31 }, '/data/attributes/based_on'],
  ])('refuses values that do not fit (%#) and stays unchanged', async (attributes, pointer) => {
    await write({ purpose: 'Untouched' });
    const answer = await ada.send('PATCH', path(), {
      body: JSON.stringify({ data: { type: 'briefs', attributes } }),
    });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, pointer]);
    expect(await read()).toMatchObject({ purpose: 'Untouched', version: 1 });
  });

  it('keeps the first of domains that differ only in case', async () => {
    const saved = await write({ domains: ['Energy', 'work', 'ENERGY', ' Work ', 'Care'] });
    expect(saved.body.data.attributes.domains).toEqual(['Energy', 'work', 'Care']);
  });

  it('has no domains after they are set to null', async () => {
    await write({ domains: ['Energy'] });
    expect((await write({ domains: null })).body.data.attributes.domains).toEqual([]);
  });
});

describe('two people who write a brief at the same time', () => {
  it('both succeed in different fields', async () => {
    await write({ purpose: 'P', audience: 'A' });
    await write({ purpose: 'Theirs', based_on: 1 });
    const mine = await write({ audience: 'Mine', based_on: 1 });
    expect(mine.body.data.attributes).toMatchObject({ purpose: 'Theirs', audience: 'Mine', version: 3 });
  });

  it('get a conflict for each field that both changed, and nothing is changed', async () => {
    await write({ purpose: 'Theirs', audience: 'Theirs', sources: 'The same', based_on: 0 });
    const mine = { purpose: 'Mine', audience: 'Mine', sources: 'The same', scope_in: 'Mine' };
    const answer = await write({ ...mine, based_on: 0 });
    expect([answer.status, answer.errors.map(({ code, source }) => [code, source?.pointer])]).toEqual([
      409,
      [
        ['edited_meanwhile', '/data/attributes/purpose'],
        ['edited_meanwhile', '/data/attributes/audience'],
      ],
    ]);
    expect(await read()).toMatchObject({ purpose: 'Theirs', scope_in: null, version: 1 });
    expect((await write({ ...mine, based_on: 1 })).body.data.attributes).toMatchObject(mine);
  });

  it('make consecutive versions, and for the same field only one change is accepted', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((by) => write({ purpose: `By ${by}`, based_on: 0 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await Promise.all([0, 1, 2, 3].map((by) => write({ purpose: `Again by ${by}` })));
    expect((await versions()).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('a viewer', () => {
  it('reads the brief and its history, and changes neither', async () => {
    await write({ challenge: 'How?' });
    const { client } = await product.make.projectMember(project, 'project_viewer');
    expect(await read(client)).toMatchObject({ challenge: 'How?' });
    expect((await write({ challenge: 'Mine' }, client)).status).toBe(403);
    expect((await read()).challenge).toBe('How?');
  });
});
