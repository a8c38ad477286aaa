import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
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

const header = 'name,ring,quadrant,isNew,status,description,relatedBlips';
const file = (...rows: string[]) => [header, ...rows].join('\n');
const first = file(
  'DORA metrics,adopt,techniques,FALSE,no change,"<p>Measure <strong>delivery</strong></p>",',
  'Wasm,trial,languages-and-frameworks,FALSE,moved in,Text,',
  'Kepler,assess,tools,TRUE,new,,',
);

const send = (csv: string, query: object) =>
  ada.call('POST /v1/projects/{id}/radar-imports', { params: { id: project }, query: query as never, body: csv });
const read = async (radarId: string) =>
  (await ada.call('GET /v1/projects/{id}/radars/{radarId}', { params: { id: project, radarId } })).body.data.attributes;

describe('the import of a radar', () => {
  it('makes a radar of a file in the common form', async () => {
    const { status, body } = await send(first, { title: 'Volume 26' });
    expect(status).toBe(201);
    expect(body.data.attributes.counts).toEqual({ new: 3, changed: 0, unchanged: 0, removed: 0, invalid: 0 });
    const radar = await read(body.data.attributes.radar_slug ?? '');
    expect(radar).toMatchObject({
      title: 'Volume 26',
      domains: ['Techniques', 'Languages and frameworks', 'Tools'],
      rings: ['Adopt', 'Trial', 'Assess'],
    });
    expect(radar.blips).toMatchObject([
      { label: 'DORA metrics', ring: 'Adopt', rationale: 'Measure **delivery**', imported_movement: 'unchanged' },
      { label: 'Wasm', ring: 'Trial', rationale: 'Text', imported_movement: 'in' },
      { label: 'Kepler', ring: 'Assess', rationale: null, imported_movement: 'new' },
    ]);
    expect(radar.blips.map(({ id }) => radar.movements?.[id])).toEqual(['unchanged', 'in', 'new']);
  });

  it('reads a file in Windows-1252, as spreadsheet programs save it, and says so', async () => {
    const body = new Uint8Array(
      Buffer.from('name,ring,quadrant\nW\xe4rme,Now,\xc9nergie\nK\xe4lte,Next,Food', 'latin1'),
    );
    const answer = await ada.send('POST', `/v1/projects/${project}/radar-imports?title=Volume`, {
      body,
      type: 'text/csv',
    });
    const { radar_slug, assumed_encoding } = JSON.parse(answer.text).data.attributes;
    expect([answer.status, assumed_encoding]).toEqual([201, 'windows-1252']);
    expect((await read(radar_slug)).blips).toMatchObject([{ label: 'Wärme', domain: 'Énergie' }, { label: 'Kälte' }]);
  });

  it('is refused when its caller loses the role while the file waits and is read', async () => {
    const ben = await product.make.projectMember(project, 'project_collaborator');
    const membership = {
      data: { type: 'permissions', attributes: { user_id: ben.slug, project_slug: project } },
    } as const;
    const radar = (await send(first, { title: 'Volume 26' })).body.data.attributes.radar_slug ?? '';
    for (const query of [{ title: 'Late' }, { radar }, { radar, dry_run: 'true' as const }]) {
      const call = () =>
        ben.client.call('POST /v1/projects/{id}/radar-imports', { params: { id: project }, query, body: first });
      meanwhile(product, 'importRadar', () => ada.call('DELETE /v1/permissions', { body: membership }));
      expect((await call()).status).toBe(404);
      await product.make.admit(ben, project, 'project_collaborator');
      // Control: with the role, the file is imported.
      expect((await call()).status).toBeLessThan(300);
    }
  });

  it('leaves out rows whose HTML contains control characters: nobody could save such a blip again', async () => {
    const { body } = await send(
      file(
        'Good,Now,North,,,,',
        'Text,Now,South,,,<p>a&#1;b</p>,',
        '<b>a&#1;b</b>,Now,South,,,,',
        'Better,Next,South,,,,',
      ),
      { title: 'Controls' },
    );
    expect(body.data.attributes.rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['new'],
      ['invalid', 'control_characters'],
      ['invalid', 'control_characters'],
      ['new'],
    ]);
  });

  it('changes nothing in a dry run, which reports the outcome of each row', async () => {
    const { status, body } = await send(
      file(
        'Good,Now,North,,,,',
        ',Now,South,,,,',
        'Good,Next,South,,,,',
        'No ring,,South,,,,',
        'Better,Next,South,,,,',
      ),
      { title: 'Dry', dry_run: 'true' },
    );
    expect(status).toBe(200);
    expect(body.data.attributes.radar_slug).toBeNull();
    expect(body.data.attributes.rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['new'],
      ['invalid', 'name_missing'],
      ['invalid', 'duplicate_name'],
      ['invalid', 'ring_missing'],
      ['new'],
    ]);
    const list = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project } });
    expect(list.body.data).toEqual([]);
  });

  it('updates a radar with its next volume: blips with the same name are kept, with their evidence', async () => {
    const radar = (await send(first, { title: 'Radar' })).body.data.attributes.radar_slug ?? '';
    const card = await product.make.card(ada, project, { title: 'A card' });
    const before = await read(radar);
    const [dora] = before.blips;
    await ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
      params: { id: project, radarId: radar },
      body: {
        data: {
          type: 'radars',
          attributes: { changed_blips: [{ id: dora?.id ?? '', impact: 5, card_slugs: [card] }] },
        },
      },
    });
    const second = file('dora metrics,trial,techniques,,moved out,,', 'Rust,adopt,languages-and-frameworks,TRUE,new,,');
    const dry = (await send(second, { radar, dry_run: 'true' })).body.data.attributes;
    expect(dry).toMatchObject({ counts: { new: 1, changed: 1, removed: 2 }, removed: ['Wasm', 'Kepler'] });
    await send(second, { radar });
    const after = await read(radar);
    expect(after.blips).toMatchObject([
      { id: dora?.id, label: 'dora metrics', ring: 'Trial', impact: 5, card_slugs: [card] },
      { label: 'Rust', ring: 'Adopt' },
    ]);
    expect(after.domains).toEqual(before.domains);
  });

  it('changes nothing if the radar has changed since the dry run', async () => {
    const radar = (await send(first, { title: 'Radar' })).body.data.attributes.radar_slug ?? '';
    const second = file('DORA metrics,trial,techniques,,moved out,,');
    const dry = (await send(second, { radar, dry_run: 'true' })).body.data.attributes;
    const added = { id: 'quantum', label: 'Quantum', domain: 'Tools', ring: 'Adopt' };
    await ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
      params: { id: project, radarId: radar },
      body: { data: { type: 'radars', attributes: { changed_blips: [added] } } },
    });
    const before = await read(radar);
    const refused = await send(second, { radar, based_on: dry.radar_updated_at });
    expect(refused.status).toBe(409);
    expect(await read(radar)).toEqual(before);
    // Control: after another dry run, it is imported.
    const again = (await send(second, { radar, dry_run: 'true' })).body.data.attributes;
    expect(again.removed).toContain('Quantum');
    expect((await send(second, { radar, based_on: again.radar_updated_at })).status).toBe(201);
    expect((await read(radar)).blips.map(({ label }) => label)).toEqual(['DORA metrics']);
  });

  it('keeps ranges of years in the names of rings, but spells out names from addresses', async () => {
    const csv = file('A,2025-2030,languages-and-frameworks,,,,', 'B,2030-2035,tools,,,,');
    const { body } = await send(csv, { title: 'Ranges', dry_run: 'true' });
    expect(body.data.attributes).toMatchObject({
      rings: ['2025-2030', '2030-2035'],
      domains: ['Languages and frameworks', 'Tools'],
    });
  });

  it('refuses a row with a name of an impact that is too long', async () => {
    const csv = ['name,ring,quadrant,impacts', `A,Now,North,${'x'.repeat(101)}`, 'B,Now,North,', 'C,Next,South,'];
    const { body } = await send(csv.join('\n'), { title: 'Impacts', dry_run: 'true' });
    expect(body.data.attributes.rows.map(({ outcome, reasons }) => [outcome, ...reasons])).toEqual([
      ['invalid', 'impact_too_long'],
      ['new'],
      ['new'],
    ]);
  });

  it('reads quotation marks inside a name as letters', async () => {
    const csv = file('Workers without "remote native",Now,North,,,,', 'B,Next,South,,,,');
    const { body } = await send(csv, { title: 'Quotes', dry_run: 'true' });
    expect(body.data.attributes.rows[0]).toMatchObject({ label: 'Workers without "remote native"', outcome: 'new' });
  });

  it.each([
    ['one ring', file('A,Now,North,,,,', 'B,Now,South,,,,'), 422],
    ['one sector', file('A,Now,North,,,,', 'B,Next,North,,,,'), 422],
    [
      'thirteen sectors',
      file(...Array.from({ length: 13 }, (_, at) => `B${at},${at % 2 ? 'Now' : 'Next'},S${at},,,,`)),
      422,
    ],
    ['2,000 blips', file(...Array.from({ length: 2000 }, (_, at) => `B${at},Now,North,,,,`)), 422],
    ['no column for the rings', 'name,quadrant\nA,North', 422],
    ['nothing in it', '', 400],
  ])('is refused with %s, and changes nothing', async (_, csv, status) => {
    expect((await send(csv, { title: 'Bad' })).status).toBe(status);
    const list = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project } });
    expect(list.body.data).toEqual([]);
  });

  it('needs a title for a new radar', async () => {
    expect((await send(first, {})).status).toBe(400);
  });
});

describe('a file written by Foreglow', () => {
  const impacts = ['Health, care', 'Jobs; skills', '-5 % staff'];
  const cell = { domain: 'e-mobility', ring: '2025-2030' };
  const blips = [
    {
      id: 'one',
      ...cell,
      label: 'AI',
      rationale: 'In the depot',
      position: 0.1,
      impacts: ['Health, care', '-5 % staff'],
    },
    { id: 'copy', ...cell, label: 'AI', rationale: 'In the car', domain: '0-3', ring: '2030-2035', position: 0.9 },
    { id: 'quoted', ...cell, label: '"@home" care', rationale: '＋1 for a start', impacts: ['Jobs; skills'] },
  ];
  const exportRadar = async (radarId: string) =>
    (await ada.send('GET', `/v1/projects/${project}/radars/${radarId}/file?format=csv`)).text;
  const makeRadar = async (): Promise<string> => {
    const { status, body } = await ada.call('POST /v1/projects/{id}/radars', {
      params: { id: project },
      body: {
        data: {
          type: 'radars',
          attributes: {
            title: 'Round trip',
            domains: ['e-mobility', '0-3'],
            rings: ['2025-2030', '2030-2035'],
            impacts,
            blips,
          },
        },
      },
    });
    expect(status).toBe(201);
    return body.data.id;
  };

  it('changes nothing when it is imported into its radar, even with names that occur twice', async () => {
    const radar = await makeRadar();
    const before = await read(radar);
    const { body } = await send(await exportRadar(radar), { radar });
    expect(body.data.attributes.counts).toEqual({ new: 0, changed: 0, unchanged: 3, removed: 0, invalid: 0 });
    const { updated_at: _, ...after } = await read(radar);
    expect(before).toMatchObject(after);
  });

  it('gives an equal radar when it is imported as a new one', async () => {
    const radar = await makeRadar();
    const { body } = await send(await exportRadar(radar), { title: 'Copy' });
    const copy = await read(body.data.attributes.radar_slug ?? '');
    const contentOf = (given: Awaited<ReturnType<typeof read>>) =>
      given.blips
        .map(({ label, domain, ring, position, rationale, impacts }) =>
          JSON.stringify([label, domain, ring, position, rationale, impacts]),
        )
        .sort();
    expect(contentOf(copy)).toEqual(contentOf(await read(radar)));
  });

  it('moves only the blip whose row changed, although another one has the same name', async () => {
    const radar = await makeRadar();
    const csv = (await exportRadar(radar)).replace('AI,2030-2035,0-3', 'AI,2025-2030,0-3');
    await send(csv, { radar });
    expect((await read(radar)).blips).toMatchObject([
      { id: 'one', domain: 'e-mobility', ring: '2025-2030', rationale: 'In the depot' },
      { id: 'copy', domain: '0-3', ring: '2025-2030', rationale: 'In the car' },
      { id: 'quoted' },
    ]);
  });
});
