import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExportGiven, jsonApiType, limits } from '@foreglow/contract';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentsReadModel } from '#features/exports/content/contents.read-model.ts';
import { exportJobs } from '#features/exports/exports.jobs.ts';
import { makeExport } from '#features/exports/make-export.job.ts';
import { StrayFiles } from '#features/exports/stray-files.ts';
import { DiskStore } from '#platform/files/disk-store.ts';
import { filesPath } from '#platform/files/signed-path.rules.ts';
import { TimeIsUpError } from '#platform/jobs/job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { holdJobs, wakeJobs } from '#test/support/held-jobs.ts';
import { OpenStreams } from '#test/support/live.ts';
import { meanwhile } from '#test/support/meanwhile.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

/** Which exports are made during the call. */
const atOnce: { items: number; ms?: number } = { items: 3 };
const streams = new OpenStreams();
let product: Product;
let ada: Client;
let workspace: string;
let project: string;
let cards: string[];
const logged: string[] = [];

beforeAll(async () => {
  const log = { write: (line: string) => void logged.push(line) };
  product = await startProduct({}, { exportedAtOnce: atOnce }, { logLevel: 'info', log });
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());
afterEach(() => streams.closeAll());
beforeEach(async () => {
  ({ workspace, project } = await product.make.project(ada, 'Cities'));
  cards = [];
  for (const title of ['Heat', 'Water']) cards.push(await product.make.card(ada, project, { title }));
});

type Given = Pick<ExportGiven, 'format' | 'content'> & { slugs?: string[] };
const begin = (client: Client, attributes: Given, filters: object = {}) =>
  client.call('POST /v1/projects/{id}/exports', {
    params: { id: project },
    query: filters,
    body: { data: { type: 'exports', attributes } },
  });
const read = (client: Client, id: string) => client.call('GET /v1/exports/{id}', { params: { id } });
const list = async (client: Client) =>
  (await client.call('GET /v1/projects/{id}/exports', { params: { id: project } })).body.data;
const remove = (client: Client, id: string) => client.call('DELETE /v1/exports/{id}', { params: { id } });
const file = (url: string | null) => fetch(new URL(url ?? '', product.address));
/** The titles of the cards in a JSON export. */
async function titlesIn(url: string | null): Promise<string[]> {
  const { cards: exported } = (await (await file(url)).json()) as { cards: { title: string }[] };
  return exported.map(({ title }) => title);
}
const draft = (title: string) => product.make.card(ada, project, { title, public: false });
async function removeExpired(): Promise<void> {
  await query(
    product,
    'insert into pgboss.job (name, data) values (\'remove-exports\', \'{"payload":{},"failures":0}\')',
  );
  await wakeJobs(product, 'remove-exports');
  await product.jobsDone();
}
/** Adds enough cards to make the export a large one. */
const more = async () => {
  for (const title of ['Wind', 'Light']) cards.push(await product.make.card(ada, project, { title }));
};

describe('a small export', () => {
  it('is ready in the answer, and is downloaded under its name', async () => {
    const { body, status } = await begin(ada, { format: 'json', content: 'cards' });
    expect(status).toBe(201);
    const { state, total, url, file_name, version, bytes } = body.data.attributes;
    expect({ state, total }).toEqual({ state: 'ready', total: 2 });
    expect(version).toBeGreaterThan(0);
    const answer = await file(url);
    expect(answer.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encodeURIComponent(file_name)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
    expect(await titlesIn(url)).toEqual(['Water', 'Heat']);
  });

  it('contains the selected cards in their order, or those that match the filters', async () => {
    const selected = await begin(ada, { format: 'json', content: 'cards', slugs: cards });
    expect(await titlesIn(selected.body.data.attributes.url)).toEqual(['Heat', 'Water']);
    const found = await begin(ada, { format: 'json', content: 'cards' }, { 'filter[search]': 'wat' });
    expect(await titlesIn(found.body.data.attributes.url)).toEqual(['Water']);
  });

  it('contains the trends and insights that match the filters of their lists', async () => {
    await product.make.trend(ada, project, { title: 'Shade', horizon: 'now' });
    await product.make.trend(ada, project, { title: 'Shadow', horizon: 'later' });
    await product.make.insight(ada, project, { title: 'Streets pay' });
    const titles = async (content: 'trends' | 'insights', filters: object) => {
      const { url } = (await begin(ada, { format: 'json', content }, filters)).body.data.attributes;
      const read = (await (await file(url)).json()) as Record<string, { title: string }[]>;
      return read[content]?.map(({ title }) => title);
    };
    expect(await titles('trends', { 'filter[search]': 'shad', 'filter[horizon]': 'later' })).toEqual(['Shadow']);
    expect(await titles('trends', {})).toHaveLength(2);
    expect(await titles('insights', { 'filter[search]': 'streets' })).toEqual(['Streets pay']);
    expect((await begin(ada, { format: 'json', content: 'insights' }, { 'filter[search]': 'none' })).status).toBe(422);
  });

  it('is made whatever separators the texts of any kind contain, in every format', async () => {
    const text = 'One line\u2028another\u2029and a third\u0085end';
    const card = await product.make.card(ada, project, {
      title: `Card ${text}`,
      subtitle: text,
      description: text,
      relevance: text,
      tags: [{ name: `Tag ${text}`.slice(0, 50) }],
    });
    const insight = { title: `Insight ${text}`, description: text, card_slugs: [card] };
    await product.make.insight(ada, project, insight);
    await product.make.trend(ada, project, { ...insight, subtitle: text, implications: text });
    for (const [format, content] of [
      ['json', 'cards'],
      ['csv', 'project'],
      ['xlsx', 'project'],
      ['pptx', 'cards'],
      ['pptx', 'trends'],
      ['pdf', 'trends'],
    ] as const) {
      const { id } = (await begin(ada, { format, content })).body.data;
      await product.jobsDone();
      const { state } = (await read(ada, id)).body.data.attributes;
      expect([content, format, state]).toEqual([content, format, 'ready']);
    }
    const { url } = (await begin(ada, { format: 'json', content: 'cards', slugs: [card] })).body.data.attributes;
    const made = (await (await file(url)).json()) as { cards: { description: string }[] };
    expect(made.cards.map(({ description }) => description)).toEqual([text]);
  });

  it('has a new version after the project has changed', async () => {
    const before = (await begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.version ?? 0;
    await product.make.card(ada, project, { title: 'Wind' });
    const after = (await begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.version;
    expect(after).toBeGreaterThan(before);
  });

  it('is reported to the other windows of its maker when it is made, and when it is deleted', async () => {
    const { client, token } = await product.make.projectMember(project, 'project_viewer');
    const other = await product.make.projectMember(project, 'project_viewer');
    const [mine, theirs] = [
      await streams.follow(product.address, { token }, `project=${project}`),
      await streams.follow(product.address, other, `project=${project}`),
    ];
    const { body } = await begin(client, { format: 'json', content: 'cards' });
    await mine.live.until('notifications');
    expect((await remove(client, body.data.id)).status).toBe(204);
    await mine.live.until('notifications');
    // Nobody else is told.
    await product.make.card(ada, project, { title: 'Wind' });
    expect((await theirs.live.next())?.type).toBe('cards');
  });

  it.each(['csv', 'xlsx', 'pptx', 'pdf'] as const)('can be made as %s', async (format) => {
    const { body } = await begin(ada, { format, content: 'cards' });
    const start = { csv: '\ufefftitle', xlsx: 'PK', pptx: 'PK', pdf: '%PDF-1.7' }[format];
    const bytes = Buffer.from(await (await file(body.data.attributes.url)).arrayBuffer());
    expect(bytes.toString().startsWith(start)).toBe(true);
  });
});

describe('a small export that is not made', () => {
  it.each([
    ['is removed if the database refuses to record it', "raise exception 'refused'", 500, 0],
    // The transaction may have been committed before.
    ['is kept until the night if the connection ends', 'perform pg_terminate_backend(pg_backend_pid())', 503, 1],
  ])('leaves a file that %s', async (_, failure, status, left) => {
    const folder = join(product.filesFolder, 'exports');
    const count = async () => (await readdir(folder).catch(() => [])).length;
    const before = await count();
    const body = `begin if new.state = 'ready' then ${failure}; end if; return new; end`;
    await query(product, `create function lose() returns trigger language plpgsql as $$ ${body} $$`);
    await query(product, 'create trigger lose before update on exports for each row execute function lose()');
    expect((await begin(ada, { format: 'json', content: 'cards' })).status).toBe(status);
    expect((await count()) - before).toBe(left);
    await query(product, 'drop function lose() cascade');
  });

  it('is left out of the list and of the limit when too many are waiting', async () => {
    const calls = Array.from({ length: limits.openExports }, () => begin(ada, { format: 'pdf', content: 'cards' }));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 201, 201, 503]);
    expect((await list(ada)).map(({ attributes }) => attributes.state)).toEqual(Array(4).fill('ready'));
  });

  it('is no failure of the server when its maker has closed the connection', async () => {
    const { token, client } = await product.make.administrator();
    const caller = new AbortController();
    const connections = () =>
      new Promise<number>((resolve) => product.app.server.getConnections((_, count) => resolve(count)));
    meanwhile(product, 'createExport', async () => {
      const before = await connections();
      caller.abort();
      await expect.poll(connections).toBeLessThan(before);
    });
    logged.length = 0;
    const call = fetch(new URL(`/v1/projects/${project}/exports`, product.address), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': jsonApiType },
      body: JSON.stringify({ data: { type: 'exports', attributes: { format: 'csv', content: 'cards' } } }),
      signal: caller.signal,
    });
    await expect(call).rejects.toThrow();
    const ends = () => logged.map((line): string => JSON.parse(line).msg).filter((text) => text.startsWith('a call '));
    await expect.poll(ends).toHaveLength(1);
    expect(ends()).toEqual(['a call was refused']);
    expect(await list(client)).toEqual([]);
  });

  it('is failed after a day if its process was killed, and no longer counts as unfinished', async () => {
    for (let count = 0; count <= limits.openExports; count += 1) await begin(ada, { format: 'csv', content: 'cards' });
    const [newest, ...older] = await list(ada);
    await query(
      product,
      "update exports set state = 'running', file_key = null where project_id = (select id from projects where slug = $1)",
      [project],
    );
    await query(product, "update exports set created_at = now() - interval '25 hours' where slug <> $1", [newest?.id]);
    expect((await begin(ada, { format: 'csv', content: 'cards' })).status).toBe(429);
    await removeExpired();
    expect((await read(ada, newest?.id ?? '')).body.data.attributes.state).toBe('running');
    for (const { id } of older) {
      expect((await read(ada, id)).body.data.attributes).toMatchObject({ state: 'failed', failure: 'internal' });
    }
    expect((await begin(ada, { format: 'csv', content: 'cards' })).status).toBe(201);
  });
});

describe('a reader of the project', () => {
  let viewer: Client;
  beforeEach(async () => {
    viewer = (await product.make.projectMember(project, 'project_viewer')).client;
  });

  it('may export what they see, but no drafts', async () => {
    const hidden = await draft('Not yet');
    const { body } = await begin(viewer, { format: 'json', content: 'cards' });
    expect(await titlesIn(body.data.attributes.url)).toEqual(['Water', 'Heat']);
    const named = await begin(viewer, { format: 'json', content: 'cards', slugs: [hidden] });
    expect(named.status).toBe(404);
    expect(named.text).not.toContain('Not yet');
    // Control: people who may write get the draft.
    expect(await titlesIn((await begin(ada, { format: 'json', content: 'cards' })).body.data.attributes.url)).toContain(
      'Not yet',
    );
  });

  it('is the only one who can read their export, until they no longer see the project', async () => {
    const { body } = await begin(viewer, { format: 'json', content: 'cards' });
    const id = body.data.id;
    expect((await read(viewer, id)).status).toBe(200);
    expect((await read(ada, id)).status).toBe(404);
    expect((await remove(ada, id)).status).toBe(404);
    expect(await list(ada)).toHaveLength(0);
    await query(product, 'delete from project_members');
    expect((await read(viewer, id)).status).toBe(404);
  });
});

describe('an export with drafts', () => {
  it('is no longer readable for its maker once they may only read', async () => {
    const writer = await product.make.projectMember(project, 'project_collaborator');
    const { id } = (await begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    expect((await read(writer.client, id)).status).toBe(200);
    await query(product, "update project_members set role = 'project_viewer'");
    expect((await read(writer.client, id)).status).toBe(404);
    expect(await list(writer.client)).toHaveLength(0);
  });
});

describe('a large export', () => {
  let writer: Person;
  beforeEach(async () => {
    await more();
    writer = await product.make.workspaceMember(workspace, 'workspace_collaborator');
  });

  it('is made in the background, and its maker is notified', async () => {
    const begun = await begin(writer.client, { format: 'json', content: 'cards' });
    expect(begun.body.data.attributes.url).toBeNull();
    await product.jobsDone();
    const { attributes } = (await read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 4, total: 4 });
    expect(await titlesIn(attributes.url)).toHaveLength(4);
    const { data, meta } = (await writer.client.call('GET /v1/notifications')).body;
    expect(meta.unread).toBe(1);
    expect(data[0]?.attributes).toMatchObject({
      kind: 'export',
      subject: { type: 'exports', slug: begun.body.data.id, title: attributes.file_name },
    });
  });

  it('is also one that takes too long for a call', async () => {
    atOnce.ms = 0;
    const format = { format: 'json', content: 'cards', slugs: cards.slice(0, 2) } as const;
    const begun = await begin(writer.client, format).finally(() => delete atOnce.ms);
    expect(begun.status, begun.text).toBe(201);
    expect(begun.body.data.attributes).toMatchObject({ total: 2, url: null });
    await product.jobsDone();
    const { attributes } = (await read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 2 });
    expect(await titlesIn(attributes.url)).toHaveLength(2);
    // Control: otherwise it is made during the call.
    expect((await begin(writer.client, format)).body.data.attributes.state).toBe('ready');
  });

  it('is also one of a project that is changed all the time', async () => {
    const release = await holdJobs(product, makeExport.name);
    let version = 0;
    const changing = vi.spyOn(ContentsReadModel.prototype, 'versionOf').mockImplementation(async () => ++version);
    const format = { format: 'json', content: 'cards', slugs: cards.slice(0, 2) } as const;
    const begun = await begin(writer.client, format).finally(() => changing.mockRestore());
    expect(begun.status, begun.text).toBe(201);
    await release();
    await product.jobsDone();
    const { attributes } = (await read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 2 });
  });

  it('leaves out items that are deleted before they are read, and reports this', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await begin(writer.client, { format: 'json', content: 'cards', slugs: cards });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: cards[0] ?? '' } });
    await hold();
    await product.jobsDone();
    const { attributes } = (await read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', total: 3, left_out: 1 });
  });

  it('fails with a reason when no item is left', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await begin(writer.client, { format: 'json', content: 'cards', slugs: cards });
    await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: cards } });
    await hold();
    await product.jobsDone();
    const { attributes } = (await read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'failed', failure: 'nothing_left', url: null });
  });

  it('fails when its maker may no longer see the project', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await begin(writer.client, { format: 'json', content: 'cards' });
    await query(product, 'delete from workspace_members');
    await hold();
    await product.jobsDone();
    const [row] = await query(product, `select state, failure from exports where slug = '${begun.body.data.id}'`);
    expect(row).toEqual({ state: 'failed', failure: 'not_allowed' });
  });

  it('contains no drafts if its maker could not see them when it was requested, since it is not withheld later', async () => {
    const maker = await product.make.projectMember(project, 'project_viewer');
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await begin(maker.client, { format: 'json', content: 'cards' })).body.data;
    await draft('Not yet');
    await query(product, "update project_members set role = 'project_collaborator'");
    await hold();
    await product.jobsDone();
    await query(product, "update project_members set role = 'project_viewer'");
    const { attributes } = (await read(maker.client, id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', total: 4 });
    expect(await titlesIn(attributes.url)).not.toContain('Not yet');
  });

  it('is not made if it was cancelled', async () => {
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    expect((await remove(writer.client, id)).status).toBe(204);
    await hold();
    await product.jobsDone();
    expect((await read(writer.client, id)).status).toBe(404);
    expect((await writer.client.call('GET /v1/notifications')).body.meta.unread).toBe(0);
  });

  it('is not stored if its job cannot be sent', async () => {
    await query(
      product,
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
    );
    await query(
      product,
      "create trigger refuse before insert on pgboss.job for each row when (new.name = 'make-export') execute function refuse()",
    );
    expect((await begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(500);
    await query(product, 'drop trigger refuse on pgboss.job');
    expect(await list(writer.client)).toEqual([]);
  });

  it('fails when the time of its last attempt is up, and its maker is notified', async () => {
    const { secondsToRun } = makeExport;
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    await query(
      product,
      "update pgboss.job set data = jsonb_set(data, '{failures}', $1) where name = 'make-export' and state < 'active'",
      [JSON.stringify(makeExport.retry.times)],
    );
    try {
      Object.assign(makeExport, { secondsToRun: 0 });
      await hold();
      await product.jobsDone();
    } finally {
      Object.assign(makeExport, { secondsToRun });
    }
    const failed = { state: 'failed', failure: 'internal' };
    await expect.poll(async () => (await read(writer.client, id)).body.data.attributes).toMatchObject(failed);
    expect((await writer.client.call('GET /v1/notifications')).body.meta.unread).toBe(1);
  });

  it('is not failed when its last attempt is interrupted together with the process', async () => {
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    const { db } = product.database;
    const { address, languages } = product.composition;
    const files = new DiskStore(product.filesFolder, async () => Buffer.alloc(32));
    const maker = { make: (_: unknown, stop: AbortSignal) => Promise.reject(stop.reason) };
    const strays = new StrayFiles(db, files);
    const queue = new JobQueue(product.database);
    const jobs = exportJobs({ db, queue, mailer: product.mailer, languages, address, files, maker, strays });
    const runUntil = (signal: AbortSignal) =>
      jobs[0]?.run({ export_slug: id }, { attempt: makeExport.retry.times + 1, signal, log: product.app.log });
    try {
      await expect(runUntil(AbortSignal.abort(new Error('The process ends.')))).rejects.toThrow('The process ends.');
      expect((await read(writer.client, id)).body.data.attributes).toMatchObject({ state: 'waiting', failure: null });
      // Control: the same attempt is the last one when its time is up.
      await expect(runUntil(AbortSignal.abort(new TimeIsUpError('Too late.')))).rejects.toThrow('Too late.');
      expect((await read(writer.client, id)).body.data.attributes).toMatchObject({ state: 'failed' });
    } finally {
      await hold();
      await product.jobsDone();
    }
  });

  it('is made by a later attempt if its file cannot be stored for a while', async () => {
    const folder = join(product.filesFolder, 'exports');
    await mkdir(folder, { recursive: true });
    await rename(folder, `${folder}-aside`);
    await writeFile(folder, 'a file in its place');
    const { id } = (await begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    const state = async () => (await read(writer.client, id)).body.data.attributes.state;
    const failures = () =>
      query(product, "select data->'failures' as count from pgboss.job where name = 'make-export' and state = 'retry'");
    await expect.poll(async () => [await failures(), await state()]).toEqual([[{ count: 1 }], 'running']);
    await rm(folder);
    await rename(`${folder}-aside`, folder);
    await query(product, "update pgboss.job set start_after = now() where name = 'make-export' and state = 'retry'");
    await wakeJobs(product, 'make-export');
    await product.jobsDone();
    expect(await state()).toBe('ready');
  });

  it('cannot be started by a person with several unfinished exports', async () => {
    const hold = await holdJobs(product, 'make-export');
    for (let count = 0; count < limits.openExports; count += 1) {
      expect((await begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(201);
    }
    expect((await begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(429);
    await hold();
    await product.jobsDone();
    expect((await begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(201);
    await product.jobsDone();
  });
});

describe('an expired export', () => {
  it('is removed together with its file', async () => {
    const { id, attributes } = (await begin(ada, { format: 'json', content: 'cards' })).body.data;
    expect((await file(attributes.url)).status).toBe(200);
    await query(product, "update exports set expires_at = now() - interval '1 minute'");
    expect((await read(ada, id)).status).toBe(404);
    await removeExpired();
    expect((await file(attributes.url)).status).toBe(404);
  });
});

describe('files left by a killed process', () => {
  it('are removed after a day, but not if they are newer or in use', async () => {
    const { attributes } = (await begin(ada, { format: 'json', content: 'cards' })).body.data;
    const kept = join(
      product.filesFolder,
      new URL(attributes.url ?? '', product.address).pathname.slice(filesPath.length),
    );
    const [old, young] = ['old', 'young'].map((name) => join(product.filesFolder, 'exports', `${name}.json`));
    const [oldFolder, youngFolder] = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'foreglow-export-'))));
    for (const path of [old, young]) await writeFile(path ?? '', '{}');
    const before = new Date(Date.now() - 25 * 3600 * 1000);
    for (const path of [kept, old, oldFolder]) await utimes(path ?? '', before, before);
    await removeExpired();
    const left = [kept, old, young, oldFolder, youngFolder].map((path) => existsSync(path ?? ''));
    expect(left).toEqual([true, false, true, false, true]);
    await rmdir(youngFolder ?? '');
  });
});

describe('a request that cannot be fulfilled', () => {
  const fails = async (attributes: object, status: number) => {
    const answer = await ada.send('POST', `/v1/projects/${project}/exports`, {
      body: JSON.stringify({ data: { type: 'exports', attributes } }),
      type: jsonApiType,
    });
    expect(answer.status, answer.text).toBe(status);
    expect(await list(ada)).toHaveLength(0);
    return answer.errors;
  };

  it('names a card of another project, or one that does not exist', async () => {
    const other = await product.make.project(ada, 'Elsewhere');
    const foreign = await product.make.card(ada, other.project, { title: 'Foreign' });
    const errors = await fails({ format: 'json', content: 'cards', slugs: [cards[0], foreign, 'nothing'] }, 404);
    expect(errors.map(({ source }) => source?.pointer)).toEqual([
      '/data/attributes/slugs/1',
      '/data/attributes/slugs/2',
    ]);
  });

  it('selects nothing, too much, or content that the format cannot contain', async () => {
    await fails({ format: 'pdf', content: 'cards', slugs: [] }, 422);
    const many = Array.from({ length: limits.exportedItems + 1 }, (_, at) => `card-number-${at}-abcdefg`);
    await fails({ format: 'csv', content: 'cards', slugs: many }, 422);
    await fails({ format: 'pptx', content: 'project' }, 422);
    await fails({ format: 'pdf', content: 'project', slugs: cards }, 422);
    await fails({ format: 'pdf', content: 'trends' }, 422);
  });

  it.each(['trends', 'insights', 'radars'])(
    'names thousands of %s that do not exist, which takes few statements',
    async (content) => {
      const pool = product.database.pool as pg.Pool;
      let statements = 0;
      const count = () => {
        statements += 1;
      };
      // Each statement outside a transaction takes a connection from the pool.
      pool.on('acquire', count);
      const slugs = Array.from({ length: 2000 }, (_, at) => `invented-${at}`);
      await fails({ format: 'pdf', content, slugs }, 404);
      pool.off('acquire', count);
      expect(statements).toBeGreaterThan(0);
      expect(statements).toBeLessThan(50);
    },
  );

  it('names the maximum number of cards, in a body of several megabytes', async () => {
    const many = Array.from({ length: limits.exportedItems }, (_, at) => `a-signal-with-a-long-title-${at}-abcdefg`);
    await fails({ format: 'csv', content: 'cards', slugs: many }, 404);
  });
});

describe('/carddownload/', () => {
  const download = (path: string, body: object) =>
    ada.send('POST', path, {
      body: JSON.stringify(body),
      type: 'application/json',
      headers: { accept: 'application/pdf' },
    });
  const pdf = `type=project&slug=`;

  it.each(['/carddownload/', '/carddownload'])(
    '%s answers a PDF of the project, of one card and of some',
    async (path) => {
      for (const [output, selectedCards] of [
        ['pdf', undefined],
        ['pdf-single', cards.slice(0, 1)],
        ['pdf-select', cards],
      ] as const) {
        const answer = await download(`${path}?${pdf}${project}&output=${output}&chunkSize=1`, { selectedCards });
        expect(answer.status, answer.text.slice(0, 300)).toBe(200);
        expect(answer.headers.get('content-type')).toBe('application/pdf');
        expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      }
    },
  );

  it('answers a large request with the export that is made in the background', async () => {
    await more();
    const answer = await download(`/carddownload/?${pdf}${project}&output=pdf`, {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'application/vnd.api+json']);
    const { id } = (JSON.parse(answer.text) as { data: { id: string } }).data;
    await product.jobsDone();
    expect((await read(ada, id)).body.data.attributes.state).toBe('ready');
  });

  it('refuses an unknown project, no card, several cards for `pdf-single`, and a wrong output', async () => {
    expect((await download(`/carddownload/?${pdf}nothing&output=pdf`, {})).status).toBe(404);
    expect((await download(`/carddownload/?${pdf}${project}&output=pdf-select`, {})).status).toBe(422);
    const single = `/carddownload/?${pdf}${project}&output=pdf-single`;
    expect((await download(single, { selectedCards: cards })).status).toBe(422);
    const unknown = await download(single, { selectedCards: ['nothing-1234567'] });
    expect(unknown.errors.map(({ source }) => source?.pointer)).toEqual(['/selectedCards/0']);
    expect((await download(`/carddownload/?${pdf}${project}&output=docx`, {})).status).toBe(400);
  });
});
