import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const create = (attributes: object, client = ada) =>
  client.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Cities', ...attributes } as never } },
  });
const change = (radarId: string, attributes: object, client = ada) =>
  client.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: { id: project, radarId },
    body: { data: { type: 'radars', attributes: attributes as never } },
  });
const read = async (radarId: string, client = ada) =>
  (await client.call('GET /v1/projects/{id}/radars/{radarId}', { params: { id: project, radarId } })).body.data
    .attributes;
const pointers = ({ body }: { body: unknown }) =>
  (body as { errors: { source?: { pointer?: string } }[] }).errors.map(({ source }) => source?.pointer);
const brief = (attributes: object) =>
  ada.call('PATCH /v1/projects/{id}/brief', {
    params: { id: project },
    body: { data: { type: 'briefs', attributes } },
  });

const domains = ['People', 'Work', 'Energy'];
const heat = { id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Next' };
const care = { id: 'care', label: 'Care moves in', domain: 'People', ring: 'Now', impact: 4 };

/** A radar with two blips. */
async function makeRadar(): Promise<string> {
  return (await create({ domains, impacts: ['Health', 'Cost'], blips: [heat, care] })).body.data.id;
}

describe('a new radar', () => {
  it('takes its question, its audience and the first twelve domains from the brief', async () => {
    const names = Array.from({ length: 14 }, (_, at) => `Domain ${at + 1}`);
    await brief({ challenge: 'What will move?', audience: 'The board', domains: names });
    const { attributes } = (await create({})).body.data;
    expect(attributes).toMatchObject({
      challenge: 'What will move?',
      audience: 'The board',
      domains: names.slice(0, 12),
      rings: ['Now', 'Next', 'Later'],
      blips: [],
      movements: null,
      last_dump: null,
    });
  });

  it('is sent with its project and its creator on request, in lists each once', async () => {
    const id = await makeRadar();
    await makeRadar();
    const query = { include: 'project,creator' };
    const one = await ada.call('GET /v1/projects/{id}/radars/{radarId}', {
      params: { id: project, radarId: id },
      query,
    });
    const list = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project }, query });
    for (const { included } of [one.body, list.body]) {
      expect(included?.map(({ type, id }) => [type, id])).toEqual([
        ['projects', project],
        ['users', one.body.data.relationships.creator.data.id],
      ]);
    }
    const without = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project } });
    expect(without.body.included).toBeUndefined();
  });

  it('uses the given values rather than the brief', async () => {
    await brief({ challenge: 'What will move?', domains: ['One', 'Two'] });
    const { attributes } = (await create({ challenge: null, domains, rings: ['Act', 'Watch'] })).body.data;
    expect(attributes).toMatchObject({ challenge: null, domains, rings: ['Act', 'Watch'] });
  });

  it('gives its blips a place in the middle of their ring', async () => {
    const { attributes } = (await create({ domains, blips: [heat] })).body.data;
    const { tags: _, sequence: __, ...blip } = attributes.blips[0] ?? { tags: [], sequence: 0 };
    expect(blip).toEqual({
      ...heat,
      position: 0.5,
      angle: null,
      impact: 3,
      impacts: [],
      rationale: null,
      trend_slug: null,
      card_slugs: [],
      imported_movement: null,
      trend: null,
      cards: [],
      trend_rationale: null,
      trend_cards: [],
      direction: null,
    });
  });

  it.each([
    ['no sectors', { domains: [] }, '/data/attributes/domains'],
    ['too many sectors', { domains: Array.from({ length: 13 }, (_, at) => `${at}`) }, '/data/attributes/domains'],
    ['one ring', { domains, rings: ['Now'] }, '/data/attributes/rings'],
    ['two sectors of one name', { domains: ['People', 'Work', 'people'] }, '/data/attributes/domains/2'],
    ['an unknown sector', { domains, blips: [{ ...heat, domain: 'Sea' }] }, '/data/attributes/blips/0/domain'],
    ['an unknown ring', { domains, blips: [{ ...heat, ring: 'Never' }] }, '/data/attributes/blips/0/ring'],
    ['an unknown impact', { domains, blips: [{ ...heat, impacts: ['Sleep'] }] }, '/data/attributes/blips/0/impacts/0'],
    ['a place outside its ring', { domains, blips: [{ ...heat, position: 1.2 }] }, '/data/attributes/blips/0/position'],
    ['two blips of one id', { domains, blips: [heat, { ...care, id: 'heat' }] }, '/data/attributes/blips/1/id'],
    ['an unknown trend', { domains, blips: [{ ...heat, trend_slug: 'none' }] }, '/data/attributes/blips/0/trend_slug'],
    [
      'an unknown card',
      { domains, blips: [{ ...heat, card_slugs: ['none'] }] },
      '/data/attributes/blips/0/card_slugs/0',
    ],
    [
      'too many blips',
      { domains, blips: Array.from({ length: 2000 }, (_, at) => ({ ...heat, id: `b${at}` })) },
      '/data/attributes/blips',
    ],
  ])('is refused with %s, and leaves nothing behind', async (_, attributes, pointer) => {
    const answer = await create(attributes);
    expect(answer.status).toBe(422);
    expect(pointers(answer)).toContain(pointer);
    const list = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project } });
    expect(list.body.data).toEqual([]);
  });

  it('needs sectors when the brief names too few', async () => {
    const answer = await create({});
    expect(answer.status).toBe(422);
    expect(pointers(answer)).toEqual(['/data/attributes/domains']);
  });
});

describe('a change of a radar', () => {
  it('puts a removed blip back in its place in the order', async () => {
    const radar = await makeRadar();
    const [first] = (await read(radar)).blips;
    await change(radar, { removed_blips: ['heat'] });
    await change(radar, { changed_blips: [{ ...heat, sequence: first?.sequence }] });
    expect((await read(radar)).blips).toMatchObject([heat, care]);
    await change(radar, { removed_blips: ['heat'] });
    await change(radar, { changed_blips: [heat] });
    expect((await read(radar)).blips).toMatchObject([care, heat]);
  });

  it('puts a removed blip back with evidence that has been deleted meanwhile', async () => {
    const card = await product.make.card(ada, project, { title: 'Heat pumps' });
    const radar = (await create({ domains, blips: [{ ...heat, card_slugs: [card] }, care] })).body.data.id;
    await ada.call('DELETE /v1/cards/{id}', { params: { id: card } });
    await change(radar, { removed_blips: ['heat'] });
    const back = await change(radar, { changed_blips: [{ ...heat, card_slugs: [card] }] });
    expect(back.status).toBe(200);
    expect((await read(radar)).blips.find(({ id }) => id === 'heat')?.card_slugs).toEqual([card]);
  });

  it('keeps the order of the blips when all of them are sent again', async () => {
    const radar = await makeRadar();
    await change(radar, { blips: [care, heat] });
    expect((await read(radar)).blips).toMatchObject([heat, care]);
  });

  it('changes single blips and leaves the others as they are', async () => {
    const radar = await makeRadar();
    const changed = await change(radar, {
      changed_blips: [
        { id: 'care', ring: 'Later', position: 0.9, angle: 0.25 },
        { id: 'roofs', label: 'Roofs feed the street', domain: 'people', ring: 'now' },
      ],
    });
    expect(changed.body.data.attributes.blips).toMatchObject([
      heat,
      { id: 'care', label: care.label, impact: 4, ring: 'Later', position: 0.9, angle: 0.25 },
      { id: 'roofs', domain: 'People', ring: 'Now' },
    ]);
  });

  it('lets two people change different blips at the same time', async () => {
    const radar = await makeRadar();
    const answers = await Promise.all([
      change(radar, { changed_blips: [{ id: 'heat', ring: 'Now' }] }),
      change(radar, { changed_blips: [{ id: 'care', impact: 1 }] }),
      change(radar, { title: 'Towns' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(radar)).toMatchObject({
      title: 'Towns',
      blips: [
        { id: 'heat', ring: 'Now' },
        { id: 'care', impact: 1 },
      ],
    });
  });

  it('updates blips when a sector, a ring or an impact is renamed', async () => {
    const radar = await makeRadar();
    await change(radar, { changed_blips: [{ id: 'heat', impacts: ['health', 'Cost'] }] });
    await change(radar, {
      domains: ['Work', { name: 'Power', was: 'Energy' }, 'People'],
      rings: ['Now', { name: 'Soon', was: 'Next' }, 'Later'],
      impacts: [{ name: 'Wellbeing', was: 'Health' }],
    });
    expect(await read(radar)).toMatchObject({
      domains: ['Work', 'Power', 'People'],
      rings: ['Now', 'Soon', 'Later'],
      impacts: ['Wellbeing'],
      blips: [{ domain: 'Power', ring: 'Soon', impacts: ['Wellbeing'] }, care],
    });
  });

  it('writes one row, and no blip, to rename a sector', async () => {
    const radar = await makeRadar();
    const versions = async (table: 'radar_names' | 'radar_blips') => {
      const rows = await query<{ id: string; version: string }>(
        product,
        `select t.id::text as id, t.xmin::text as version from ${table} t
          join radars r on r.id = t.radar_id where r.slug = $1 order by t.id`,
        [radar],
      );
      return rows.map(({ id, version }) => `${id} ${version}`);
    };
    const before = { names: await versions('radar_names'), blips: await versions('radar_blips') };
    await change(radar, { domains: ['People', 'Work', { name: 'Power', was: 'Energy' }] });
    expect((await read(radar)).blips).toMatchObject([{ id: 'heat', domain: 'Power' }, care]);
    expect(await versions('radar_blips')).toEqual(before.blips);
    const names = await versions('radar_names');
    expect(names.filter((row) => !before.names.includes(row))).toHaveLength(1);
    expect(names).toHaveLength(before.names.length);
  });

  it('keeps blips in their sector when another sector takes its name', async () => {
    const radar = await makeRadar();
    await change(radar, { domains: [{ name: 'People', was: 'Energy' }, 'Work'] });
    expect(await read(radar)).toMatchObject({
      domains: ['People', 'Work'],
      blips: [
        { id: 'heat', domain: 'People' },
        { id: 'care', domain: 'People' },
      ],
    });
  });

  it('is refused when it would leave blips without a sector or a ring', async () => {
    const radar = await makeRadar();
    const before = await read(radar);
    const answer = await change(radar, { domains: ['Work', 'Energy'], rings: ['Now', 'Later'] });
    expect(answer.status).toBe(422);
    expect(pointers(answer)).toEqual(['/data/attributes/domains', '/data/attributes/rings']);
    expect(await read(radar)).toEqual(before);
    const moved = await change(radar, { domains: ['Work', 'Energy'], changed_blips: [{ id: 'care', domain: 'Work' }] });
    expect(moved.status).toBe(200);
  });

  it('never restores a blip that another person removed', async () => {
    const radar = await makeRadar();
    await change(radar, { removed_blips: ['care'] });
    const answer = await change(radar, { changed_blips: [{ id: 'care', ring: 'Later' }] });
    expect(answer.status).toBe(422);
    expect(pointers(answer)).toEqual(['/data/attributes/changed_blips/0/id']);
    expect((await read(radar)).blips).toHaveLength(1);
  });

  it('is refused when it is based on an older version', async () => {
    const radar = await makeRadar();
    const { updated_at } = await read(radar);
    await change(radar, { title: 'Towns' });
    const answer = await change(radar, { title: 'Villages', based_on: updated_at });
    expect(answer.status).toBe(409);
    expect((await read(radar)).title).toBe('Towns');
  });
});

describe('the evidence of a blip', () => {
  it('is bounded for all blips of a radar together, which can always have less', async () => {
    const cards: string[] = [];
    for (let at = 0; at < limits.blipCards; at += 1) cards.push(await product.make.card(ada, project));
    const blips = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        id: `blip${at}`,
        label: `Blip ${at}`,
        domain: 'People',
        ring: 'Now',
        card_slugs: cards,
      }));
    const most = serverLimits.radarCards / limits.blipCards;
    const named = { domains: ['People', 'Energy'] };
    const refused = await create({ ...named, blips: blips(most + 1) });
    expect([refused.status, refused.errors[0]?.detail]).toEqual([422, expect.stringContaining('at most 5000 cards')]);
    const { body, status } = await create({ ...named, blips: blips(most) });
    expect(status).toBe(201);
    expect(body.data.attributes.blips.every(({ card_slugs }) => card_slugs.join() === cards.join())).toBe(true);
    const { id } = body.data;
    const another = { ...blips(1)[0], id: 'another' };
    expect((await change(id, { changed_blips: [another] })).status).toBe(422);
    expect((await change(id, { changed_blips: [another], removed_blips: ['blip1'] })).status).toBe(200);
    expect((await change(id, { title: 'Still full' })).status).toBe(200);
  });

  const makeTrend = async (title: string) => {
    const { body } = await ada.call('POST /v1/projects/{id}/trends', {
      params: { id: project },
      body: { data: { type: 'trends', attributes: { title, direction: 'rising', tags: [{ name: 'Urban' }] } } },
    });
    return body.data.id;
  };

  it('is its trend with direction and tags, also while the trend is in the trash, until it is removed', async () => {
    const trend = await makeTrend('Warm streets');
    const radar = (await create({ domains, blips: [{ ...heat, trend_slug: trend }] })).body.data.id;
    const [blip] = (await read(radar)).blips;
    expect(blip).toMatchObject({ trend_slug: trend, direction: 'rising', tags: [{ name: 'Urban' }] });
    await ada.call('DELETE /v1/projects/{id}/trends/{conclusionId}', { params: { id: project, conclusionId: trend } });
    expect((await read(radar)).blips[0]?.trend?.removed_at).toEqual(expect.any(String));
    await product.database.db.deleteFrom('trends').where('slug', '=', trend).execute();
    expect((await read(radar)).blips[0]).toMatchObject({ label: heat.label, trend: null, trend_slug: null });
  });

  it('never shows drafts to a viewer', async () => {
    const [open, draft] = [
      await product.make.card(ada, project, { title: 'Open' }),
      await product.make.card(ada, project, { title: 'Secret', public: false }),
    ];
    const radar = (await create({ domains, blips: [{ ...heat, card_slugs: [draft, open] }] })).body.data.id;
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect((await read(radar)).blips[0]?.card_slugs).toEqual([draft, open]);
    expect((await read(radar, viewer.client)).blips[0]?.card_slugs).toEqual([open]);
  });

  it('follows cards that are merged', async () => {
    const [kept, merged] = [
      await product.make.card(ada, project, { title: 'Kept' }),
      await product.make.card(ada, project, { title: 'Merged' }),
    ];
    const radar = (
      await create({
        domains,
        blips: [
          { ...heat, card_slugs: [merged] },
          { ...care, card_slugs: [merged, kept] },
        ],
      })
    ).body.data.id;
    await ada.call('POST /v1/cards/merge/{a}/{b}', { params: { a: merged, b: kept } });
    expect((await read(radar)).blips.map(({ card_slugs }) => card_slugs)).toEqual([[kept], [kept]]);
  });
});

describe('radars of a project', () => {
  it('are searched by their texts and the labels of their blips, and counted', async () => {
    const cities = await makeRadar();
    await create({ title: 'Villages', domains });
    const find = async (search: string) => {
      const { body } = await ada.call('GET /v1/projects/{id}/radars', {
        params: { id: project },
        query: { 'filter[search]': search },
      });
      return body.data.map(({ attributes }) => attributes.title);
    };
    expect(await find('utility')).toEqual(['Cities']);
    expect(await find('villa')).toEqual(['Villages']);
    const { body } = await ada.call('GET /v1/projects/{id}', { params: { id: project } });
    expect(body.data.attributes.radar_count).toBe(2);
    const [listed] = (
      await ada.call('GET /v1/projects/{id}/radars', { params: { id: project }, query: { sort: 'title' } })
    ).body.data;
    expect(listed).toMatchObject({
      id: cities,
      attributes: {
        blip_count: 2,
        preview: [
          { id: 'heat', domain: 2, ring: 1 },
          { id: 'care', domain: 0, ring: 0 },
        ],
      },
    });
  });

  it('are deleted and restored with their blips, comments and activity', async () => {
    const radar = await makeRadar();
    await ada.call('POST /v1/projects/{id}/comments', {
      params: { id: project },
      body: { data: { type: 'comments', attributes: { subject_type: 'radars', subject_slug: radar, text: 'Good' } } },
    });
    await ada.call('DELETE /v1/projects/{id}/radars/{radarId}', { params: { id: project, radarId: radar } });
    const trash = await ada.call('GET /v1/projects/{id}/trash', { params: { id: project } });
    expect(trash.body.data).toMatchObject([{ id: radar, attributes: { kind: 'radar', title: 'Cities' } }]);
    await ada.call('POST /v1/projects/{id}/radars/{radarId}/restore', { params: { id: project, radarId: radar } });
    expect((await read(radar)).blips).toHaveLength(2);
    const activity = await ada.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(activity.body.data.map(({ attributes }) => attributes.kind)).toEqual(
      expect.arrayContaining(['radar_created', 'radar_deleted', 'radar_restored']),
    );
  });
});
