import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RadarTokens } from '#features/radars/dumps/radar-tokens.ts';
import { applyMigrations } from '#platform/db/migrate.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import { beforeMigration } from '#test/support/before-migration.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let radar: string;

beforeAll(async () => {
  product = await startProduct({ radarSite: 'https://{theme}.example.org/radars/{id}' });
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
  radar = await makeRadar();
});
afterAll(() => product?.stop());

async function makeRadar(): Promise<string> {
  const blips = [{ id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Next' }];
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: { data: { type: 'radars', attributes: { title: 'Cities', domains: ['People', 'Energy'], blips } } },
  });
  return body.data.id;
}

const params = () => ({ id: project, radarId: radar });
async function publish(attributes: object = {}) {
  const { body } = await ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: params(),
    body: { data: { type: 'radar-dumps', attributes } },
  });
  return { id: body.data.id, url: body.data.attributes.url ?? '' };
}
const revoke = ({ id }: { id: string }) =>
  ada.call('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', { params: { ...params(), dumpId: id } });
const rename = (title: string) =>
  ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: params(),
    body: { data: { type: 'radars', attributes: { title } } },
  });
const publicPage = async (client = ada) =>
  (await client.call('GET /v1/projects/{id}/radars/{radarId}', { params: params() })).body.data.attributes.public_page;
const lasting = async () => (await publicPage())?.url ?? '';
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${product.address}${path}`, { headers });
/** The status of a page, and the edition that it shows. */
async function shown(path: string): Promise<[number, string | undefined]> {
  const answer = await get(path);
  return [answer.status, /<p class="edition">(Edition \d+)/.exec(await answer.text())?.[1]];
}
const expire = (id: string) =>
  product.database.db
    .updateTable('radar_dumps')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('slug', '=', id)
    .execute();

describe('the lasting address of a radar', () => {
  it('exists from the first publication on, is another than that of any edition, and only its hash is stored', async () => {
    expect(await publicPage()).toBeNull();
    const { url } = await publish();
    const page = await publicPage();
    const token = page?.url.split('/').at(-1) ?? '';
    expect(page).toEqual({
      url: expect.stringMatching(/^\/radar\/[\w-]{43}$/),
      site_url: `https://default.example.org/radars/${token}`,
      shown: 1,
    });
    expect(page?.url).not.toBe(url);
    const listed = await ada.call('GET /v1/projects/{id}/radars', { params: { id: project } });
    expect(listed.body.data[0]?.attributes.public_page).toEqual(page);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect(await publicPage(viewer.client)).toEqual(page);
    const stored = await product.database.db.selectFrom('radar_addresses').selectAll().execute();
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
    await publish();
    expect((await publicPage())?.url).toBe(page?.url);
  });

  it('always shows the newest edition, while each edition keeps its own address', async () => {
    const first = await publish();
    const address = await lasting();
    expect(await shown(address)).toEqual([200, 'Edition 1']);
    await rename('Towns');
    const second = await publish();
    expect(await shown(address)).toEqual([200, 'Edition 2']);
    expect(await (await get(address)).text()).toContain('Towns');
    expect([await shown(first.url), await shown(second.url)]).toEqual([
      [200, 'Edition 1'],
      [200, 'Edition 2'],
    ]);
    const json = await (await get(`${address}/file?format=json`)).text();
    expect(json).toBe(await (await get(`${second.url}/file?format=json`)).text());
  });

  it('is sent again once there is another edition, and not before', async () => {
    await publish();
    const address = await lasting();
    const tag = (await get(address)).headers.get('etag') ?? '';
    expect((await get(address, { 'if-none-match': tag })).status).toBe(304);
    await publish();
    const next = await get(address, { 'if-none-match': tag });
    expect(next.status).toBe(200);
    expect(next.headers.get('cache-control')).toBe('no-cache');
    expect(next.headers.get('etag')).not.toBe(tag);
  });

  it('shows the newest of those that are left when one is revoked or expires, and nothing when none is', async () => {
    const [first, second, third] = [await publish(), await publish(), await publish()];
    const address = await lasting();
    await revoke(third);
    expect(await shown(address)).toEqual([200, 'Edition 2']);
    expect((await publicPage())?.shown).toBe(2);
    await expire(second.id);
    expect(await shown(address)).toEqual([200, 'Edition 1']);
    await revoke(first);
    expect(await shown(address)).toEqual([410, undefined]);
    expect(await (await get(address)).text()).not.toContain('Cities');
    expect((await get(`${address}/file?format=csv`)).status).toBe(404);
    expect(await publicPage()).toMatchObject({ url: address, shown: null });
    await publish();
    expect(await shown(address)).toEqual([200, 'Edition 4']);
  });

  it('shows nothing while the radar, its project or its workspace is in the trash', async () => {
    await publish();
    const address = await lasting();
    await ada.call('DELETE /v1/projects/{id}/radars/{radarId}', { params: params() });
    expect(await shown(address)).toEqual([410, undefined]);
    await ada.call('POST /v1/projects/{id}/radars/{radarId}/restore', { params: params() });
    expect(await shown(address)).toEqual([200, 'Edition 1']);
    await ada.call('DELETE /v1/projects/{id}', { params: { id: project } });
    expect(await shown(address)).toEqual([410, undefined]);
    await ada.call('POST /v1/projects/{id}/restore', { params: { id: project } });
    expect(await shown(address)).toEqual([200, 'Edition 1']);
    await ada.call('DELETE /v1/workspaces/{id}', { params: { id: workspace } });
    expect(await shown(address)).toEqual([410, undefined]);
  });

  it('ends for good when the project moves to another workspace, and never shows what is published there', async () => {
    await publish();
    const address = await lasting();
    const other = await product.make.project(ada);
    const move = (workspaceId: string) =>
      ada.call('POST /v1/projects/{id}/{workspaceId}/move', { params: { id: project, workspaceId } });
    expect((await move(workspace)).status, 'control').toBe(200);
    expect(await shown(address), 'control').toEqual([200, 'Edition 1']);
    await move(other.workspace);
    expect(await publicPage()).toBeNull();
    expect((await shown(address))[0]).toBe(404);
    await publish();
    expect(await lasting()).not.toBe(address);
    expect(await shown(await lasting())).toEqual([200, 'Edition 2']);
    await move(workspace);
    await publish();
    expect((await shown(address))[0]).toBe(404);
  });

  it('shows only editions of its own radar', async () => {
    await publish();
    const address = await lasting();
    const before = await (await get(address)).text();
    radar = await makeRadar();
    await rename('Elsewhere');
    await publish();
    expect(await lasting()).not.toBe(address);
    expect(await (await get(address)).text()).toBe(before);
  });

  it('may be framed and listed as the publisher of the shown edition chose', async () => {
    const second = { embeddable: true, indexable: true };
    await publish();
    const address = await lasting();
    const closed = (await get(address)).headers;
    expect(closed.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(closed.get('x-robots-tag')).toBe('noindex');
    const edition = await publish(second);
    const open = (await get(address)).headers;
    expect(open.get('content-security-policy')).toContain('frame-ancestors *');
    expect(open.get('x-robots-tag')).toBeNull();
    await revoke(edition);
    expect((await get(address)).headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('the page of an edition', () => {
  it('says that there is a newer one, and leads to the lasting address, as long as that one is open', async () => {
    const first = await publish();
    const address = await lasting();
    const page = async () => (await get(first.url)).text();
    const newer = 'There is a newer edition';
    expect(await page()).not.toContain(newer);
    const tag = (await get(first.url)).headers.get('etag') ?? '';
    const second = await publish();
    expect((await get(first.url, { 'if-none-match': tag })).status).toBe(200);
    expect(await page()).toContain(`${newer}: edition 2`);
    expect(await page()).toContain(`href="${address}"`);
    expect(await (await get(second.url)).text()).not.toContain(newer);
    expect(await (await get(address)).text()).not.toContain(newer);
    await revoke(second);
    expect(await page()).not.toContain(newer);
  });

  it('lists the editions that are open with their notes and addresses, and no others', async () => {
    const [first, second, third] = [
      await publish({ note: 'In spring' }),
      await publish({ note: 'Withdrawn note' }),
      await publish({ note: 'In autumn' }),
    ];
    await revoke(second);
    for (const path of [first.url, third.url, await lasting()]) {
      const page = await (await get(path)).text();
      const listed = page.slice(page.indexOf('class="editions"'));
      for (const text of ['Edition 1', 'In spring', first.url, 'Edition 3', 'In autumn', third.url]) {
        expect(listed).toContain(text);
      }
      for (const text of ['Edition 2<', 'Withdrawn note', second.url]) expect(page).not.toContain(text);
    }
  });

  it('does not name what only a revoked edition before it showed', async () => {
    const changed_blips = [{ id: 'heat', ring: 'Now' }];
    const change = (attributes: object) =>
      ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
        params: params(),
        body: { data: { type: 'radars', attributes: attributes as never } },
      });
    await change({ changed_blips: [{ id: 'secret', label: 'Project Nightfall', domain: 'People', ring: 'Now' }] });
    const first = await publish();
    await change({ changed_blips, removed_blips: ['secret'] });
    const second = await publish();
    const texts = async () =>
      Promise.all(
        ['', '/file?format=json', '/file?format=html'].map(async (end) => (await get(second.url + end)).text()),
      );
    for (const text of await texts()) expect(text, 'control').toContain('Project Nightfall');
    await revoke(first);
    for (const text of await texts()) expect(text).not.toContain('Project Nightfall');
    const page = await (await get(second.url)).text();
    expect(page).toContain('Edition 1 has been withdrawn.');
    expect(page).not.toContain('Nothing has changed.');
    expect(page).toContain('Moved nearer');
  });

  it('links to the privacy policy, which its file, which works without a server, does not', async () => {
    const { url } = await publish();
    const page = await (await get(url)).text();
    expect(page).toContain('href="/privacy-policy"');
    expect(page).not.toContain('href="/imprint"');
    expect(await (await get(`${url}/file?format=html`)).text()).not.toContain('/privacy-policy');
  });
});

describe('radars that were published before there were lasting addresses', () => {
  const migration = '0052_publishing.sql';

  it('have the address that the program derives', async () => {
    await beforeMigration(product, migration, async (transaction) => {
      const run = <Row>(statement: RawBuilder<Row>) => statement.execute(transaction);
      const secret = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37) % 256));
      await run(sql`insert into installation_secrets (name, value) values ('radar-dumps', ${secret})`);
      await run(sql`insert into users (slug, name, email) values ('ada', 'Ada', 'ada@example.org')`);
      await run(sql`insert into workspaces (slug, title, created_by) select 'w', 'W', id from users`);
      await run(sql`insert into projects (slug, title, workspace_id, created_by)
        select 'p', 'P', w.id, u.id from workspaces w, users u`);
      await run(sql`insert into radars (slug, project_id, creator_id, title, search_text)
        select given, p.id, p.created_by, 'R', '' from projects p, unnest(array['published', 'draft']) given`);
      await run(sql`insert into radar_dumps (slug, radar_id, number, token_hash, content, layouts, evidence, embeddable,
          indexable, created_by)
        select 'edition-' || n, r.id, n, sha256(n::text::bytea), '{}', '{}', 'titles', false, false, r.creator_id
        from radars r, generate_series(1, 2) n where r.slug = 'published'`);
      expect(await applyMigrations(transaction)).toContain(migration);
      const { rows } = await run(sql<{ slug: string; token_hash: Buffer }>`select r.slug, a.token_hash
        from radar_addresses a join radars r on r.id = a.radar_id`);
      const token = await new RadarTokens(() => Promise.resolve(secret)).ofRadar('edition-1');
      expect(rows).toEqual([{ slug: 'published', token_hash: tokenHash(token) }]);
    });
  });
});
