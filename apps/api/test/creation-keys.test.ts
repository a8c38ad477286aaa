import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeOldCreationKeys } from '../src/features/trash/trash.jobs.ts';
import type { Client } from './support/client.ts';
import { meanwhile } from './support/meanwhile.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product;
let ada: Client;
let workspace: string;
let project: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const newKey = () => randomBytes(16).toString('base64url');

type Kind = 'cards' | 'insights' | 'trends' | 'radars';
const kinds: readonly Kind[] = ['cards', 'insights', 'trends', 'radars'];

/** Creates something of a kind, by a call that is the same for all kinds but for its address. */
function create(client: Client, kind: Kind, key: string | undefined, given: object = {}, into = project) {
  const own = kind === 'cards' ? { project_slug: into } : kind === 'radars' ? { domains: ['North', 'South'] } : {};
  const attributes = { title: 'Heat', ...own, ...given, creation_key: key };
  const path = kind === 'cards' ? '/v1/cards' : `/v1/projects/${into}/${kind}`;
  return client.send('POST', path, { body: JSON.stringify({ data: { type: kind, attributes } }) });
}
const slugOf = ({ body }: { readonly body: unknown }) => (body as { data: { id: string } }).data.id;

/** What a call that creates something changes in a project. */
async function stateOf(slug = project) {
  const [found] = await query<{ id: number } & Record<Kind, number>>(
    product,
    `select p.id, p.cards_version, p.conclusions_version, p.version, p.changed_at,
       (select count(*) from cards where project_id = p.id) as cards,
       (select count(*) from insights where project_id = p.id) as insights,
       (select count(*) from trends where project_id = p.id) as trends,
       (select count(*) from radars where project_id = p.id) as radars,
       (select count(*) from project_events where project_id = p.id) as activities,
       (select max(created_at) from project_events where project_id = p.id) as last_activity,
       (select count(*) from notifications) as notifications
     from projects p where slug = $1`,
    [slug],
  );
  return found;
}
const countOf = async (kind: Kind) => (await stateOf())?.[kind];

describe.each(kinds)('creating %s with a key', (kind) => {
  it('a second time gives what was created the first time, as it is now, and changes nothing', async () => {
    const key = newKey();
    const first = await create(ada, kind, key);
    expect(first.status, first.text).toBe(201);
    const state = await stateOf();
    const second = await create(ada, kind, key, { title: 'Something else' });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await stateOf()).toEqual(state);
    // Control: another key, and none.
    await create(ada, kind, newKey());
    await create(ada, kind, undefined);
    expect(await countOf(kind)).toBe(3);
  });

  it('several times at once creates one', async () => {
    const key = newKey();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(ada, kind, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(slugOf)).size).toBe(1);
    expect(await countOf(kind)).toBe(1);
  });

  it('creates it after the first call has failed', async () => {
    const key = newKey();
    const failed = await create(ada, kind, key, { title: '' });
    const refused = await create(ada, kind, key, { title: 'Heat' }, 'no-such-project');
    expect([failed.status, refused.status]).toEqual([422, 404]);
    expect((await create(ada, kind, key)).status).toBe(201);
    expect(await countOf(kind)).toBe(1);
  });

  it('gives everybody their own', async () => {
    const key = newKey();
    const { client } = await product.make.projectMember(project, 'project_collaborator');
    const [mine, theirs] = [await create(ada, kind, key), await create(client, kind, key)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(slugOf(mine)).not.toBe(slugOf(theirs));
    expect(slugOf(await create(client, kind, key))).toBe(slugOf(theirs));
  });

  it('is answered with 404 and creates nothing if it has been deleted since', async () => {
    const key = newKey();
    const slug = slugOf(await create(ada, kind, key));
    await ada.send('DELETE', kind === 'cards' ? `/v1/cards/${slug}` : `/v1/projects/${project}/${kind}/${slug}`);
    const state = await stateOf();
    expect((await create(ada, kind, key)).status).toBe(404);
    expect(await stateOf()).toEqual(state);
  });

  it('needs the same rights as the first time', async () => {
    const key = newKey();
    const bea = await product.make.projectMember(project, 'project_collaborator');
    await create(bea.client, kind, key);
    await query(product, `update project_members set role = 'project_viewer' where user_id = $1`, [bea.id]);
    expect((await create(bea.client, kind, key)).status).toBe(403);
    await query(product, 'delete from project_members where user_id = $1', [bea.id]);
    expect((await create(bea.client, kind, key)).status).toBe(404);
  });
});

describe('a key', () => {
  it.each(['short', 'x'.repeat(101), 'with a space', 'ümlaute-in-it', ''])('is refused if it is «%s»', async (key) => {
    const { status, errors } = await create(ada, 'cards', key);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/creation_key']);
    expect(await countOf('cards')).toBe(0);
  });

  it('that was used for another kind or project is refused, and creates nothing', async () => {
    const key = newKey();
    await create(ada, 'cards', key);
    const attributes = { title: 'Elsewhere', workspace_slug: workspace };
    const { body } = await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
    const elsewhere = body.data.id;
    for (const answer of [await create(ada, 'insights', key), await create(ada, 'cards', key, {}, elsewhere)]) {
      expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/creation_key']);
    }
    expect(await countOf('insights')).toBe(0);
    expect(await stateOf(elsewhere)).toMatchObject({ cards: 0 });
  });

  it('that is used in two projects at once creates something in one of them', async () => {
    const other = (await product.make.project(ada)).project;
    const key = newKey();
    const answers = await Promise.all([project, other].map((into) => create(ada, 'cards', key, {}, into)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('creates something if a failing call with it is made at the same time', async () => {
    const key = newKey();
    let failed = 0;
    meanwhile(product, 'createCard', async () => {
      failed = (await create(ada, 'cards', key, { attachment_id: 'no-such-picture' })).status;
    });
    expect((await create(ada, 'cards', key)).status).toBe(201);
    expect(failed).toBe(422);
    expect(await countOf('cards')).toBe(1);
  });

  it('gives a card with its picture again', async () => {
    const person = await product.make.administrator();
    const attachment_id = await product.make.attachment(person);
    const key = newKey();
    const first = await create(person.client, 'cards', key, { attachment_id });
    const second = await create(person.client, 'cards', key, { attachment_id });
    expect([first.status, second.status, slugOf(second)]).toEqual([201, 201, slugOf(first)]);
  });

  it('is removed after a day, and not before', async () => {
    const keys = [newKey(), newKey()] as const;
    for (const key of keys) await create(ada, 'cards', key);
    const age = (key: string, hours: number) =>
      query(product, 'update creation_keys set created_at = $1 where key = $2', [
        new Date(Date.now() - hours * 3_600_000),
        key,
      ]);
    await age(keys[0], 25);
    await age(keys[1], 23);
    await removeOldCreationKeys(product.database.db);
    const kept = await query<{ key: string }>(product, 'select key from creation_keys where key = any($1)', [keys]);
    expect(kept).toEqual([{ key: keys[1] }]);
  });
});
