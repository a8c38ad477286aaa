import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ActivitiesReadModel } from '#features/activity/activities.read-model.ts';
import { applyMigrations } from '#platform/db/migrate.ts';
import { beforeMigration } from '#test/support/before-migration.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

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

interface Row {
  readonly kind: string;
  readonly slugs: (string | null)[];
  readonly titles: (string | null)[];
  readonly other: string | null;
  readonly fields: string[];
  readonly listed: boolean;
}

/** The events of a project in their order, without those of `before`. */
const rows = (of = project, before = 0) =>
  query<Row>(
    product,
    `select kind, subject_slugs as slugs, subject_titles as titles, other_title as other, fields, listed
      from project_events where project_id = (select id from projects where slug = $1) order by id offset ${before}`,
    [of],
  );
const counters = (of = project) =>
  query(product, 'select cards_version, conclusions_version, version from projects where slug = $1', [of]);
/** The events that some calls leave in the project: the kind of each, with the titles of its subjects. */
async function told(calls: () => Promise<unknown>, of = project): Promise<[string, ...(string | null)[]][]> {
  const before = (await rows(of)).length;
  await calls();
  return (await rows(of, before)).map(({ kind, titles }) => [kind, ...titles]);
}
const card = (attributes: object = {}) => product.make.card(ada, project, attributes);
const change = (id: string, attributes: object) =>
  ada.call('PATCH /v1/cards/{id}', { params: { id }, body: { data: { type: 'cards', attributes } } });
const importFile = (body: string) => ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, body });

describe('a call', () => {
  it('is one event with everything it happened to', async () => {
    const [one, two] = [await card({ title: 'One', public: false }), await card({ title: 'Two' })];
    const both = { card_slugs: [one, two] };
    expect(await told(() => change(one, { title: 'First', public: true }))).toEqual([
      ['card_edited', 'First'],
      ['card_published', 'First'],
    ]);
    const tagged = { ...both, add_tags: [{ name: 'heat' }] };
    expect(await told(() => ada.call('POST /v1/cards/bulk-update', { body: tagged }))).toEqual([
      ['card_edited', 'First', 'Two'],
    ]);
    expect(await told(() => importFile('title\nA\nB'))).toEqual([['cards_imported', 'A', 'B']]);
    expect(await told(() => ada.call('POST /v1/cards/bulk-delete', { body: both }))).toEqual([
      ['card_deleted', 'First', 'Two'],
    ]);
    expect(await told(() => ada.call('POST /v1/cards/bulk-restore', { body: both }))).toEqual([
      ['card_restored', 'First', 'Two'],
    ]);
    const params = { a: one, b: two };
    expect(await told(() => ada.call('POST /v1/cards/merge/{a}/{b}', { params }))).toEqual([['card_merged', 'First']]);
    expect((await rows()).at(-1)).toMatchObject({ slugs: [one], other: 'Two', listed: true });
  });

  it('that moves cards is an event in both projects, and raises all their counters', async () => {
    const moved = [await card({ title: 'One' }), await card({ title: 'Two' })];
    const attributes = { title: 'Target', workspace_slug: workspace };
    const made = await ada.call('POST /v1/projects', { body: { data: { type: 'projects', attributes } } });
    const target = made.body.data.id;
    const before = [await counters(), await counters(target)];
    const body = { card_slugs: moved, project_slug: target };
    expect(await told(() => ada.call('POST /v1/cards/bulk-move', { body }))).toEqual([
      ['card_moved_away', 'One', 'Two'],
    ]);
    expect((await rows(target)).at(-1)).toMatchObject({ kind: 'card_moved_here', slugs: moved });
    for (const [at, of] of [project, target].entries()) {
      const [then, now] = [before[at]?.[0], (await counters(of))[0]] as Record<string, number>[];
      for (const name of Object.keys(now ?? {})) expect(now?.[name], name).toBeGreaterThan(then?.[name] ?? 0);
    }
  });

  it('about tags, the brief, comments and ratings is an event, which the activity need not list', async () => {
    const subject = await card({ title: 'One', tags: [{ name: 'heat' }, { name: 'kiln' }] });
    const params = { id: project };
    const tags = await ada.call('GET /v1/projects/{id}/tags-from-all-taxonomies', { params });
    const id = tags.body.data.find(({ attributes }) => attributes.name === 'heat')?.id ?? '';
    const changeTag = (attributes: object) =>
      ada.call('PATCH /v1/tags/{id}', { params: { id }, body: { data: { type: 'tags', attributes } } });
    const trend = await product.make.trend(ada, project, { title: 'Trend', tags: [{ name: 'slow' }] });
    const rated = { ...params, conclusionId: trend };
    const comment = { subject_type: 'cards', subject_slug: subject, text: 'Why?' } as const;
    const all = await told(async () => {
      await changeTag({ sticky: true });
      await changeTag({ name: 'Heat' });
      await change(subject, { tags: [{ name: 'kiln' }, { name: 'Heat' }] });
      await ada.call('PATCH /v1/projects/{id}/brief', {
        params,
        body: { data: { type: 'briefs', attributes: { challenge: 'How?' } } },
      });
      await ada.call('POST /v1/projects/{id}/comments', {
        params,
        body: { data: { type: 'comments', attributes: comment } },
      });
      await ada.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', { params: rated, body: { impact: 5 } });
    });
    expect(all).toEqual([
      ['tag_changed', 'heat'],
      ['tag_renamed', 'Heat'],
      ['card_tags_reordered', 'One'],
      ['brief_changed'],
      ['comment_written', null],
      ['trend_rated', 'Trend'],
    ]);
    expect((await rows()).filter(({ kind }) => kind === 'tag_created').map(({ titles }) => titles)).toEqual([['slow']]);
    expect((await rows()).filter(({ listed }) => !listed).map(({ kind }) => kind)).toEqual([
      'tag_created',
      'tag_changed',
      'card_tags_reordered',
      'comment_written',
      'trend_rated',
    ]);
  });

  it('that changes nothing is no event and raises no counter', async () => {
    const one = await card({ title: 'One', tags: [{ name: 'heat' }], creation_key: 'a-random-key' });
    const before = [await rows(), await counters()];
    await change(one, { title: 'One' });
    await card({ title: 'One', creation_key: 'a-random-key' });
    await ada.call('POST /v1/cards/bulk-update', { body: { card_slugs: [one], add_tags: [{ name: 'heat' }] } });
    await ada.call('POST /v1/cards/bulk-move', { body: { card_slugs: [one], project_slug: project } });
    await importFile('title\nOne');
    expect([await rows(), await counters()]).toEqual(before);
    await change(one, { title: 'Other' });
    const [events, versions] = [await rows(), await counters()];
    expect(events).not.toEqual(before[0]);
    expect(versions, 'control').not.toEqual(before[1]);
  });

  it('that imports many cards names them all, and the activity shows their number', async () => {
    const titles = Array.from({ length: 3000 }, (_, at) => `Signal ${at}`);
    await importFile(['title', ...titles].join('\n'));
    const [event] = (await rows()).slice(-1);
    expect(event).toMatchObject({ kind: 'cards_imported', titles });
    const stored = await query<{ slug: string }>(product, `select slug from cards where slug = any($1)`, [
      event?.slugs,
    ]);
    expect(stored).toHaveLength(titles.length);
    const { body } = await ada.call('GET /v1/projects/{id}/activity', { params: { id: project } });
    expect(body.data[0]?.attributes).toMatchObject({ kind: 'cards_imported', subject: null, count: titles.length });
  });
});

it('each change of a brief is an event of its own, and together they are one entry of the activity', async () => {
  const params = { id: project };
  for (const attributes of [{ challenge: 'How?' }, { sources: 'Papers' }]) {
    await ada.call('PATCH /v1/projects/{id}/brief', { params, body: { data: { type: 'briefs', attributes } } });
  }
  const events = (await rows()).filter(({ kind }) => kind === 'brief_changed');
  expect(events.map(({ fields, listed }) => [fields, listed])).toEqual([
    [['challenge'], false],
    [['challenge', 'sources'], true],
  ]);
  const { body } = await ada.call('GET /v1/projects/{id}/activity', { params, query: { 'filter[kind]': 'brief' } });
  expect(body.meta.total_record_count).toBe(1);
  expect(body.data[0]?.attributes.fields).toEqual(['challenge', 'sources']);
});

it('activities of an earlier version are shown as before', async () => {
  const migration = '0051_project_events.sql';
  await beforeMigration(product, migration, async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction);
    await run(`insert into users (slug, name, email)
      values ('ada', 'Ada', 'ada@example.org'), ('bo', 'Bo', 'bo@example.org')`);
    await run(`insert into workspaces (slug, title, created_by) select 'w', 'W', id from users where slug = 'ada'`);
    await run(`insert into projects (slug, title, workspace_id, created_by)
      select 'p', 'P', id, created_by from workspaces`);
    await run(`insert into activities (project_id, user_id, kind, about, subject_slug, subject_title, count, other_title,
        role, fields, created_at)
      select p.id, p.created_by, a.* from projects p, (values
        ('card_edited', 'cards', 'one', 'One', 1, null, null, '{}'::text[], timestamptz '2026-11-01 12:00Z'),
        ('cards_imported', 'cards', null, null, 7, null, null, '{}', '2026-11-02 12:00Z'),
        ('member_added', 'members', 'bo', null, 1, null, 'project_viewer', '{}', '2026-11-02 12:00Z'),
        ('project_moved', 'project', null, null, 1, 'Elsewhere', null, '{}', '2026-10-01 12:00Z'),
        ('brief_changed', 'brief', null, null, 1, null, null, '{challenge}', '2026-10-02 12:00Z')) a`);
    expect(await applyMigrations(transaction)).toContain(migration);
    const { id } = await transaction.selectFrom('projects').select('id').executeTakeFirstOrThrow();
    const question = { projectId: id, about: undefined, whose: undefined };
    const { activities, total } = await new ActivitiesReadModel(transaction).page(question, { offset: 0, limit: 10 });
    expect(
      activities.map(({ kind, subject, member, count, other, role, fields, createdAt }) => [
        kind,
        subject?.title ?? member?.name,
        count,
        other?.title ?? role,
        ...fields,
        createdAt.toISOString().slice(5, 10),
      ]),
    ).toEqual([
      ['member_added', 'Bo', 1, 'project_viewer', '11-02'],
      ['cards_imported', undefined, 7, null, '11-02'],
      ['card_edited', 'One', 1, null, '11-01'],
      ['brief_changed', undefined, 1, null, 'challenge', '10-02'],
      ['project_moved', undefined, 1, 'Elsewhere', '10-01'],
    ]);
    expect(total).toBe(5);
  });
});
