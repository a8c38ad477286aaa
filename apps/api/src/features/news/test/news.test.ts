import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessRepo } from '#features/users/access.repo.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let ada: Person;
let project: string;
let workspace: string;
/** The time by which visits end. What is made has the time of the database, which is the same moment. */
let ahead = 0;
const minutes = 60_000;

beforeAll(async () => {
  product = await startProduct({}, { visitsNow: () => new Date(Date.now() + ahead) });
  ada = await product.make.administrator();
});
beforeEach(async () => {
  ahead = 0;
  ({ project, workspace } = await product.make.project(ada.client));
});
afterAll(() => product?.stop());

const visit = (client: Client) => client.call('POST /v1/projects/{id}/visits', { params: { id: project } });
const overview = async (client: Client) =>
  (await client.call('GET /v1/projects/{id}/overview', { params: { id: project } })).body.data.attributes;
const news = async (client: Client) => (await client.call('GET /v1/news')).body.data.attributes.projects;
const titles = (found: { readonly newest: readonly { readonly title: string }[] }) =>
  found.newest.map(({ title }) => title);
/** Visits, and is away for so long that the visit is over. */
async function visitAndLeave(client: Client) {
  await visit(client);
  ahead += 31 * minutes;
}
/** As if everything so far had been made earlier. */
const ageContents = async () => {
  for (const table of ['cards', 'insights', 'trends', 'radars', 'comments']) {
    await query(product, `update ${table} set created_at = created_at - interval '1 hour'`);
  }
  await query(product, `update cards set added_at = added_at - interval '1 hour'`);
};
const comment = (client: Client, slug: string, text: string) =>
  client.call('POST /v1/projects/{id}/comments', {
    params: { id: project },
    body: { data: { type: 'comments', attributes: { subject_type: 'cards', subject_slug: slug, text } } },
  });

describe('what is new in a project', () => {
  it('is what others made since the end of the visit before, for each person', async () => {
    const grace = await product.make.projectMember(project, 'project_collaborator', { name: 'Grace' });
    await product.make.card(ada.client, project, { title: 'Before' });
    await ageContents();
    expect((await overview(grace.client)).since).toBeNull();
    await visitAndLeave(grace.client);
    ahead = 0;
    await query(product, `update project_visits set last_seen_at = last_seen_at - interval '40 minutes'`);
    const card = await product.make.card(ada.client, project, { title: 'Since' });
    await product.make.card(grace.client, project, { title: 'Mine' });
    await product.make.insight(ada.client, project, { title: 'Insight', card_slugs: [card] });
    await comment(ada.client, card, 'Look at this');
    const first = await overview(grace.client);
    expect(first.since).not.toBeNull();
    expect(titles(first.news.cards)).toEqual(['Since']);
    expect(first.news.cards).toMatchObject({ count: 1, newest: [{ slug: card, by: 'Ada' }] });
    expect(titles(first.news.insights)).toEqual(['Insight']);
    expect(first.news.comments).toMatchObject({
      count: 1,
      newest: [{ title: 'Since', on: { type: 'cards', slug: card }, excerpt: 'Look at this' }],
    });
    // The present visit does not change it.
    await visit(grace.client);
    expect((await overview(grace.client)).news).toEqual(first.news);
    expect(await news(grace.client)).toMatchObject([{ slug: project, new_count: 2, drafts: 0 }]);
    // Another person has their own visits.
    expect((await overview(ada.client)).since).toBeNull();
    expect(await news(ada.client)).toEqual([]);
  });

  it('counts from the end of a visit, which 30 minutes without a screen end', async () => {
    await visit(ada.client);
    ahead = 20 * minutes;
    await visit(ada.client);
    ahead = 45 * minutes;
    expect((await overview(ada.client)).since).toBeNull();
    ahead = 51 * minutes;
    const { since } = await overview(ada.client);
    expect(Math.abs(Date.parse(since ?? '') - Date.now() - 20 * minutes)).toBeLessThan(5 * minutes);
    await visit(ada.client);
    expect((await overview(ada.client)).since).toBe(since);
  });

  it('has cards from when they were imported, moved or published, whatever date they have', async () => {
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const other = await ada.client.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { workspace_slug: workspace, title: 'Other scan' } } },
    });
    const moved = await product.make.card(ada.client, other.body.data.id, { title: 'Moved' });
    const draft = await product.make.card(ada.client, project, { title: 'Published', public: false });
    await product.make.card(ada.client, project, { title: 'Before' });
    await ageContents();
    await visit(viewer.client);
    await query(product, `update project_visits set last_seen_at = last_seen_at - interval '40 minutes'`);
    expect((await overview(viewer.client)).news.cards.count).toBe(0);
    await ada.client.call('POST /v1/projects/{id}/imports', {
      params: { id: project },
      body: 'title,created_at\nImported,2019-01-02',
    });
    await ada.client.call('PATCH /v1/cards/{id}', {
      params: { id: draft },
      body: { data: { type: 'cards', attributes: { public: true } } },
    });
    await ada.client.call('POST /v1/cards/bulk-move', { body: { card_slugs: [moved], project_slug: project } });
    expect(titles((await overview(viewer.client)).news.cards)).toEqual(['Moved', 'Published', 'Imported']);
  });

  it('never shows drafts, or comments on them, to viewers', async () => {
    const viewer = await product.make.projectMember(project, 'project_viewer');
    await visit(viewer.client);
    await visit(ada.client);
    await query(product, `update project_visits set last_seen_at = last_seen_at - interval '1 day'`);
    const writer = await product.make.projectMember(project, 'project_collaborator');
    const draft = await product.make.card(writer.client, project, { title: 'Secret', public: false });
    await comment(writer.client, draft, 'Between us');
    const shown = await overview(viewer.client);
    expect([shown.news.cards.count, shown.news.comments.count]).toEqual([0, 0]);
    expect(JSON.stringify([shown, await news(viewer.client)])).not.toMatch(/Secret|Between/);
    // The control: an administrator sees both.
    const control = await overview(ada.client);
    expect(titles(control.news.cards)).toEqual(['Secret']);
    expect(control.news.comments.count).toBe(1);
  });

  it('has what waits: own drafts, unread notifications, trends that only others have rated', async () => {
    const writer = await product.make.projectMember(project, 'project_collaborator', { name: 'Grace' });
    await product.make.card(writer.client, project, { title: 'My draft', public: false });
    await product.make.card(ada.client, project, { title: 'Draft of another', public: false });
    const card = await product.make.card(writer.client, project, { title: 'Commented' });
    await comment(ada.client, card, 'Why?');
    const trend = await product.make.trend(ada.client, project, { title: 'Rated' });
    await product.make.trend(ada.client, project, { title: 'Not rated' });
    await query(
      product,
      `insert into trend_ratings (trend_id, user_id, impact) select id, ${ada.id}, 3 from trends where slug = $1`,
      [trend],
    );
    const { waiting } = await overview(writer.client);
    expect(titles(waiting.drafts)).toEqual(['My draft']);
    expect(titles(waiting.ratings)).toEqual(['Rated']);
    expect(waiting.unread).toMatchObject({
      count: 1,
      newest: [{ kind: 'comment', by: 'Ada', subject: { type: 'cards', slug: card, title: 'Commented' } }],
    });
    expect(titles((await overview(ada.client)).waiting.ratings)).toEqual([]);
    await visit(writer.client);
    expect(await news(writer.client)).toMatchObject([{ slug: project, new_count: 0, drafts: 1, unread: 1 }]);
  });

  it('is gone with the account of the person', async () => {
    const person = await product.make.projectMember(project, 'project_viewer');
    await visit(person.client);
    const visits = () => query(product, `select 1 from project_visits where user_id = ${person.id}`);
    expect(await visits()).toHaveLength(1);
    await product.database.db.transaction().execute((transaction) => new AccessRepo(transaction).forget(person));
    expect(await visits()).toHaveLength(0);
  });
});

describe('tiles', () => {
  const tiles = async (client: Client) =>
    (
      await client.call('GET /v1/tiles', {
        query: { 'filter[projects]': project, 'filter[workspaces]': workspace },
      })
    ).body.data;

  it('show the question, the newest radar and the relief of published cards only', async () => {
    await ada.client.call('PATCH /v1/projects/{id}/brief', {
      params: { id: project },
      body: { data: { type: 'briefs', id: project, attributes: { challenge: 'How do cities stay cool?' } } },
    });
    for (let n = 0; n < 12; n += 1) {
      await product.make.card(ada.client, project, { title: `Heat pumps warm street ${n} of the town` });
    }
    const [before] = await tiles(ada.client);
    expect(before?.attributes).toMatchObject({ relief: null, radar: null, new_count: null });
    await visit(ada.client);
    await product.jobsDone();
    const [made, ofWorkspace] = await tiles(ada.client);
    expect(made).toMatchObject({ id: project, attributes: { challenge: 'How do cities stay cool?' } });
    expect(ofWorkspace).toMatchObject({ id: workspace, attributes: { project_slug: project } });
    const heights = Buffer.from(made?.attributes.relief?.heights ?? '', 'base64');
    expect(heights.length).toBe(49 * 33);
    expect(Math.max(...heights)).toBeGreaterThan(0);
    await query(product, `update cards set public = false`);
    await query(product, `update projects set cards_version = cards_version + 1`);
    expect((await tiles(ada.client))[0]?.attributes.relief).toBeNull();
  });

  it('leave out what the reader may not see', async () => {
    const stranger = await product.make.person();
    expect(await tiles(stranger.client)).toEqual([]);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    expect((await tiles(viewer.client)).map(({ id }) => id)).toEqual([project]);
  });
});
