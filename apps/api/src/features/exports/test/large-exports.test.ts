import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentsReadModel } from '#features/exports/content/contents.read-model.ts';
import { exportJobs } from '#features/exports/exports.jobs.ts';
import { makeExport } from '#features/exports/make-export.job.ts';
import { StrayFiles } from '#features/exports/stray-files.ts';
import { DiskStore } from '#platform/files/disk-store.ts';
import { TimeIsUpError } from '#platform/jobs/job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Client } from '#test/support/client.ts';
import { ExportCalls } from '#test/support/export-calls.ts';
import type { Person } from '#test/support/factory.ts';
import { holdJobs, wakeJobs } from '#test/support/held-jobs.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

/** Which exports are made during the call. */
const atOnce: { items: number; ms?: number } = { items: 3 };
let product: Product;
let ada: Client;
let project: string;
let cards: string[];
let calls: ExportCalls;
let writer: Person;

beforeAll(async () => {
  product = await startProduct({}, { exportedAtOnce: atOnce });
  ada = (await product.make.administrator()).client;
});
afterAll(() => product?.stop());
beforeEach(async () => {
  const made = await product.make.project(ada, 'Cities');
  project = made.project;
  calls = new ExportCalls(product, project);
  cards = [];
  for (const title of ['Heat', 'Water', 'Wind', 'Light']) {
    cards.push(await product.make.card(ada, project, { title }));
  }
  writer = await product.make.workspaceMember(made.workspace, 'workspace_collaborator');
});

describe('a large export', () => {
  it('is made in the background, and its maker is notified', async () => {
    const begun = await calls.begin(writer.client, { format: 'json', content: 'cards' });
    expect(begun.body.data.attributes.url).toBeNull();
    await product.jobsDone();
    const { attributes } = (await calls.read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 4, total: 4 });
    expect(await calls.titlesIn(attributes.url)).toHaveLength(4);
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
    const begun = await calls.begin(writer.client, format).finally(() => delete atOnce.ms);
    expect(begun.status, begun.text).toBe(201);
    expect(begun.body.data.attributes).toMatchObject({ total: 2, url: null });
    await product.jobsDone();
    const { attributes } = (await calls.read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 2 });
    expect(await calls.titlesIn(attributes.url)).toHaveLength(2);
    // Control: otherwise it is made during the call.
    expect((await calls.begin(writer.client, format)).body.data.attributes.state).toBe('ready');
  });

  it('is also one of a project that is changed all the time', async () => {
    const release = await holdJobs(product, makeExport.name);
    let version = 0;
    const changing = vi.spyOn(ContentsReadModel.prototype, 'versionOf').mockImplementation(async () => ++version);
    const format = { format: 'json', content: 'cards', slugs: cards.slice(0, 2) } as const;
    const begun = await calls.begin(writer.client, format).finally(() => changing.mockRestore());
    expect(begun.status, begun.text).toBe(201);
    await release();
    await product.jobsDone();
    const { attributes } = (await calls.read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', done: 2 });
  });

  it('leaves out items that are deleted before they are read, and reports this', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await calls.begin(writer.client, { format: 'json', content: 'cards', slugs: cards });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: cards[0] ?? '' } });
    await hold();
    await product.jobsDone();
    const { attributes } = (await calls.read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', total: 3, left_out: 1 });
  });

  it('fails with a reason when no item is left', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await calls.begin(writer.client, { format: 'json', content: 'cards', slugs: cards });
    await ada.call('POST /v1/cards/bulk-delete', { body: { card_slugs: cards } });
    await hold();
    await product.jobsDone();
    const { attributes } = (await calls.read(writer.client, begun.body.data.id)).body.data;
    expect(attributes).toMatchObject({ state: 'failed', failure: 'nothing_left', url: null });
  });

  it('fails when its maker may no longer see the project', async () => {
    const hold = await holdJobs(product, 'make-export');
    const begun = await calls.begin(writer.client, { format: 'json', content: 'cards' });
    await query(product, 'delete from workspace_members');
    await hold();
    await product.jobsDone();
    const [row] = await query(product, `select state, failure from exports where slug = '${begun.body.data.id}'`);
    expect(row).toEqual({ state: 'failed', failure: 'not_allowed' });
  });

  it('contains no drafts if its maker could not see them when it was requested, since it is not withheld later', async () => {
    const maker = await product.make.projectMember(project, 'project_viewer');
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await calls.begin(maker.client, { format: 'json', content: 'cards' })).body.data;
    await product.make.card(ada, project, { title: 'Not yet', public: false });
    await query(product, "update project_members set role = 'project_collaborator'");
    await hold();
    await product.jobsDone();
    await query(product, "update project_members set role = 'project_viewer'");
    const { attributes } = (await calls.read(maker.client, id)).body.data;
    expect(attributes).toMatchObject({ state: 'ready', total: 4 });
    expect(await calls.titlesIn(attributes.url)).not.toContain('Not yet');
  });

  it('is not made if it was cancelled', async () => {
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await calls.begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    expect((await calls.remove(writer.client, id)).status).toBe(204);
    await hold();
    await product.jobsDone();
    expect((await calls.read(writer.client, id)).status).toBe(404);
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
    expect((await calls.begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(500);
    await query(product, 'drop trigger refuse on pgboss.job');
    expect(await calls.list(writer.client)).toEqual([]);
  });

  it('fails when the time of its last attempt is up, and its maker is notified', async () => {
    const { secondsToRun } = makeExport;
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await calls.begin(writer.client, { format: 'json', content: 'cards' })).body.data;
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
    await expect.poll(async () => (await calls.read(writer.client, id)).body.data.attributes).toMatchObject(failed);
    expect((await writer.client.call('GET /v1/notifications')).body.meta.unread).toBe(1);
  });

  it('is not failed when its last attempt is interrupted together with the process', async () => {
    const hold = await holdJobs(product, 'make-export');
    const { id } = (await calls.begin(writer.client, { format: 'json', content: 'cards' })).body.data;
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
      expect((await calls.read(writer.client, id)).body.data.attributes).toMatchObject({
        state: 'waiting',
        failure: null,
      });
      // Control: the same attempt is the last one when its time is up.
      await expect(runUntil(AbortSignal.abort(new TimeIsUpError('Too late.')))).rejects.toThrow('Too late.');
      expect((await calls.read(writer.client, id)).body.data.attributes).toMatchObject({ state: 'failed' });
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
    const { id } = (await calls.begin(writer.client, { format: 'json', content: 'cards' })).body.data;
    const state = async () => (await calls.read(writer.client, id)).body.data.attributes.state;
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
    for (let count = 0; count < serverLimits.openExports; count += 1) {
      expect((await calls.begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(201);
    }
    expect((await calls.begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(429);
    await hold();
    await product.jobsDone();
    expect((await calls.begin(writer.client, { format: 'json', content: 'cards' })).status).toBe(201);
    await product.jobsDone();
  });
});
