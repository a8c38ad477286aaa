import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;
let radar: string;

const blips = [
  { id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Next', impact: 4 },
  { id: 'care', label: 'Care moves in', domain: 'People', ring: 'Later' },
  { id: 'roofs', label: 'Roofs feed the street', domain: 'People', ring: 'Now' },
];

beforeAll(async () => {
  product = await startProduct({ radarSite: 'https://{theme}.example.org/radars/{id}' });
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Cities', domains: ['People', 'Energy'], blips } } },
  });
  radar = body.data.id;
});
afterAll(() => product?.stop());

const params = () => ({ id: project, radarId: radar });
const publish = (attributes: object = {}) =>
  ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: params(),
    body: { data: { type: 'radar-dumps', attributes } },
  });
const change = (attributes: object) =>
  ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: params(),
    body: { data: { type: 'radars', attributes: attributes as never } },
  });
const readDump = (dumpId: string) =>
  ada.call('GET /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', { params: { ...params(), dumpId } });

describe('a published radar', () => {
  it('keeps its content and its layout, whatever happens to the radar', async () => {
    const published = (await publish({ note: 'For the board' })).body.data;
    expect(published.attributes).toMatchObject({ number: 1, note: 'For the board', evidence: 'titles', blip_count: 3 });
    expect(published.attributes.content.blips.map(({ label, number }) => [number, label])).toEqual([
      [1, 'Roofs feed the street'],
      [2, 'Care moves in'],
      [3, 'Heat as a utility'],
    ]);
    expect(published.attributes.layouts.half.blips.map(({ id }) => id).sort()).toEqual(['care', 'heat', 'roofs']);
    await change({ title: 'Towns', changed_blips: [{ id: 'heat', label: 'Cold' }], removed_blips: ['care'] });
    expect((await readDump(published.id)).body.data).toEqual(published);
  });

  it('shows the chosen parts of its evidence, and never drafts or evidence in the trash', async () => {
    const card = (title: string, more: object = {}) =>
      product.make.card(ada, project, {
        title,
        description: 'It **warms** the street.',
        source_url: 'https://a.example/',
        ...more,
      });
    const [open, draft, gone] = [
      await card('Open card'),
      await card('Secret draft', { public: false }),
      await card('Trashed card'),
    ];
    await change({ changed_blips: [{ id: 'heat', card_slugs: [open, draft, gone] }] });
    await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [gone] } });
    const evidence = async (shown: 'none' | 'titles' | 'details') => {
      const { content } = (await publish({ evidence: shown })).body.data.attributes;
      expect(content.signal_count).toBe(1);
      return content.blips.find(({ id }) => id === 'heat')?.cards;
    };
    expect(await evidence('none')).toEqual([]);
    expect(await evidence('titles')).toEqual([{ title: 'Open card', text: null, source_url: null }]);
    expect(await evidence('details')).toEqual([
      { title: 'Open card', text: 'It warms the street.', source_url: 'https://a.example/' },
    ]);
  });

  it('shows the first words of long texts, with their marks if reading them would take too long', async () => {
    const long = 'Cities are **planned** for _summers_ that are over. '.repeat(55);
    const hostile = `**b** ${']'.repeat(2600)}`;
    const described = [...Array.from({ length: 5 }, (_, index) => `${index}) ${long}`), hostile];
    const make = (description: string) => product.make.card(ada, project, { title: 'A card', description });
    const card_slugs = await Promise.all(described.map(make));
    await change({ changed_blips: [{ id: 'heat', card_slugs }] });
    const { content } = (await publish({ evidence: 'details' })).body.data.attributes;
    const texts = content.blips.find(({ id }) => id === 'heat')?.cards.map(({ text }) => text ?? '') ?? [];
    expect(texts).toHaveLength(6);
    for (const text of texts.slice(0, 5)) expect(text).toMatch(/^Cities are planned for summers that are over\. .*…$/);
    expect(texts[5]).toBe(`${hostile.slice(0, 299)}…`);
  });

  it('tells how each blip moved since the version before, and which blips are gone', async () => {
    await publish();
    await change({
      changed_blips: [
        { id: 'heat', ring: 'Now' },
        { id: 'roofs', ring: 'Next' },
        { id: 'night', label: 'Night schools', domain: 'People', ring: 'Later' },
      ],
      removed_blips: ['care'],
    });
    const { body } = await ada.call('GET /v1/projects/{id}/radars/{radarId}', { params: params() });
    expect(body.data.attributes.movements).toEqual({ heat: 'in', roofs: 'out', night: 'new' });
    const { content, number } = (await publish()).body.data.attributes;
    expect(number).toBe(2);
    expect(content.previous?.number).toBe(1);
    expect(Object.fromEntries(content.blips.map(({ id, movement }) => [id, movement]))).toEqual({
      heat: 'in',
      roofs: 'out',
      night: 'new',
    });
    expect(content.blips.find(({ id }) => id === 'heat')?.before).toEqual({
      domain: 'Energy',
      ring: 'Next',
      impact: 4,
    });
    expect(content.gone).toMatchObject([{ id: 'care', label: 'Care moves in', ring: 'Later' }]);
  });

  it('has an unguessable address, of which only a hash is stored, and one on the external site', async () => {
    const { url, site_url } = (await publish()).body.data.attributes;
    const token = url?.split('/').at(-1) ?? '';
    expect(url).toMatch(/^\/radar\/[\w-]{43}$/);
    expect(site_url).toBe(`https://default.example.org/radars/${token}`);
    const stored = await product.database.db.selectFrom('radar_dumps').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('expires, is revoked, and cannot be changed after that', async () => {
    const { id, attributes } = (await publish({ expires_in_days: 1 })).body.data;
    const day = Date.parse(attributes.expires_at ?? '') - Date.parse(attributes.created_at);
    expect(Math.round(day / 3_600_000)).toBe(24);
    const dump = { params: { ...params(), dumpId: id } };
    const updated = await ada.call('PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
      ...dump,
      body: { data: { type: 'radar-dumps', attributes: { expires_in_days: null, embeddable: true } } },
    });
    expect(updated.body.data.attributes).toMatchObject({ expires_at: null, embeddable: true, indexable: false });
    const revoke = () => ada.call('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', dump);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([204, 204]);
    expect((await readDump(id)).body.data.attributes).toMatchObject({ url: null, revoked_at: expect.any(String) });
    const late = await ada.call('PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
      ...dump,
      body: { data: { type: 'radar-dumps', attributes: { embeddable: false } } },
    });
    expect(late.status).toBe(409);
  });

  it('ends when its project moves to another workspace', async () => {
    const { id } = (await publish()).body.data;
    const other = await product.make.project(ada);
    await ada.call('POST /v1/projects/{id}/{workspaceId}/move', {
      params: { id: project, workspaceId: other.workspace },
    });
    expect((await readDump(id)).body.data.attributes.revoked_at).toEqual(expect.any(String));
  });

  it.each([
    ['an expiry that is not offered', { expires_in_days: 5 }],
    ['evidence that is not offered', { evidence: 'all' }],
  ])('is refused with %s', async (_, attributes) => {
    expect((await publish(attributes)).status).toBe(422);
  });

  it('needs at least one blip', async () => {
    await change({ removed_blips: blips.map(({ id }) => id) });
    expect((await publish()).status).toBe(409);
  });

  it('is published once by calls with one key, also at the same time', async () => {
    const once = { note: 'For the board', creation_key: 'a-random-key' };
    const answers = await Promise.all([publish(once), publish(once)]);
    const again = await publish(once);
    expect(new Set([...answers, again].map(({ body }) => body.data.id)).size).toBe(1);
    const activity = await ada.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(activity.body.data.filter(({ attributes }) => attributes.kind === 'radar_published')).toHaveLength(1);
    expect((await publish({ creation_key: 'another-random-key' })).body.data.attributes.number).toBe(2);
    expect((await publish({ creation_key: 'short' })).status).toBe(422);
  });

  it('gets different numbers when two people publish at the same time', async () => {
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(({ body }) => body.data.attributes.number).sort()).toEqual([1, 2, 3]);
  });
});
