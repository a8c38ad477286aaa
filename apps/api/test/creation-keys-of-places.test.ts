import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let ada: Client;
let home: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  home = (await product.make.project(ada)).workspace;
});
afterAll(() => product?.stop());

const newKey = () => randomBytes(16).toString('base64url');

type Place = 'projects' | 'workspaces';

/** Creates a project or a workspace, by a call that is the same for both but for the workspace of a project. */
function create(client: Client, place: Place, key: string | undefined, title = 'Heat', into = home) {
  const within = place === 'projects' ? { workspace_slug: into, challenge: 'Who will heat?' } : {};
  const attributes = { title, ...within, creation_key: key };
  return client.send('POST', `/v1/${place}`, { body: JSON.stringify({ data: { type: place, attributes } }) });
}
const slugOf = ({ body }: { readonly body: unknown }) => (body as { data: { id: string } }).data.id;

/** What calls that create projects and workspaces change. */
async function state() {
  const [found] = await query<Record<Place, number>>(
    product,
    `select (select count(*) from projects) as projects, (select count(*) from workspaces) as workspaces,
       (select count(*) from project_events) as activities, (select count(*) from brief_versions) as briefs,
       (select count(*) from tags) as tags, (select sum(version) from workspaces) as versions`,
  );
  return found;
}
const countOf = async (place: Place) => (await state())?.[place] ?? 0;

describe.each<Place>(['projects', 'workspaces'])('creating %s with a key', (place) => {
  it('a second time gives what was created the first time, as it is now, and changes nothing', async () => {
    const key = newKey();
    const first = await create(ada, place, key);
    expect(first.status, first.text).toBe(201);
    const before = await state();
    const second = await create(ada, place, key, 'Something else');
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await state()).toEqual(before);
  });

  it('creates another with another key, and two without a key', async () => {
    const before = await countOf(place);
    for (const key of [newKey(), newKey(), undefined, undefined]) await create(ada, place, key);
    expect(await countOf(place)).toBe(before + 4);
  });

  it('several times at once creates one', async () => {
    const before = await countOf(place);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(ada, place, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(slugOf)).size).toBe(1);
    expect(await countOf(place)).toBe(before + 1);
  });

  it('creates it after the first call has failed', async () => {
    const key = newKey();
    expect((await create(ada, place, key, '')).status).toBe(422);
    const before = await countOf(place);
    expect((await create(ada, place, key)).status).toBe(201);
    expect(await countOf(place)).toBe(before + 1);
  });

  it('gives everybody their own', async () => {
    const key = newKey();
    const { client } = await product.make.administrator();
    const [mine, theirs] = [await create(ada, place, key), await create(client, place, key)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(slugOf(mine)).not.toBe(slugOf(theirs));
    expect(slugOf(await create(client, place, key))).toBe(slugOf(theirs));
  });

  it('is answered with 404 and creates nothing if it has been deleted since', async () => {
    const key = newKey();
    await ada.send('DELETE', `/v1/${place}/${slugOf(await create(ada, place, key))}`);
    const before = await state();
    expect((await create(ada, place, key)).status).toBe(404);
    expect(await state()).toEqual(before);
  });

  it('needs the same rights as the first time', async () => {
    const key = newKey();
    const bea = await product.make.administrator();
    await create(bea.client, place, key);
    await query(product, 'update users set is_global_admin = false where id = $1', [bea.id]);
    await query(product, 'delete from workspace_members where user_id = $1', [bea.id]);
    expect((await create(bea.client, place, key)).status).toBe(place === 'projects' ? 404 : 403);
  });

  it.each(['short', 'with a space'])('refuses the key «%s»', async (key) => {
    const { status, errors } = await create(ada, place, key);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/creation_key']);
  });
});

describe('a key', () => {
  const refusal = [422, '/data/attributes/creation_key'];

  it('that was used for something else or elsewhere is refused, and creates nothing', async () => {
    const [ofProject, ofWorkspace] = [newKey(), newKey()];
    const project = slugOf(await create(ada, 'projects', ofProject));
    const elsewhere = slugOf(await create(ada, 'workspaces', ofWorkspace));
    const before = await state();
    const card = { title: 'Heat', project_slug: project, creation_key: ofProject };
    const answers = [
      await create(ada, 'workspaces', ofProject),
      await create(ada, 'projects', ofWorkspace),
      await create(ada, 'projects', ofProject, 'Heat', elsewhere),
      await ada.send('POST', '/v1/cards', { body: JSON.stringify({ data: { type: 'cards', attributes: card } }) }),
    ];
    for (const { status, errors } of answers) expect([status, errors[0]?.source?.pointer]).toEqual(refusal);
    expect(await state()).toEqual(before);
  });

  it('that is used in two workspaces at once creates a project in one of them', async () => {
    const { workspace } = await product.make.project(ada);
    const key = newKey();
    const answers = await Promise.all([home, workspace].map((into) => create(ada, 'projects', key, 'Heat', into)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('does not show a project that has been moved to where its creator may not see it', async () => {
    const key = newKey();
    const bea = await product.make.workspaceMember(home, 'workspace_collaborator');
    const id = slugOf(await create(bea.client, 'projects', key));
    expect((await create(bea.client, 'projects', key)).status).toBe(201);
    const { workspace } = await product.make.project(ada);
    await ada.call('POST /v1/projects/{id}/{workspaceId}/move', { params: { id, workspaceId: workspace } });
    expect((await create(bea.client, 'projects', key)).status).toBe(404);
  });
});
