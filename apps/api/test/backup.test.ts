import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, open, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { ContentsReadModel } from '../src/features/exports/content/contents.read-model.ts';
import { BackupError } from '../src/platform/backup/backup-error.ts';
import { copyPrefix } from '../src/platform/backup/copy-protocol.ts';
import { dropInstallation } from '../src/platform/backup/drop-installation.ts';
import { serveCopies } from '../src/platform/backup/serve-copies.ts';
import { settledColumns } from '../src/platform/backup/settle.ts';
import { ruleOf, tableRules } from '../src/platform/backup/table-rules.ts';
import type { Db } from '../src/platform/db/database.ts';
import { applyMigrations, knownMigrations } from '../src/platform/db/migrate.ts';
import { openFiles } from '../src/platform/files/open-files.ts';
import { Client } from './support/client.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import {
  backUp,
  type Installation,
  openInstallation,
  readContent,
  readPictures,
  readSequences,
  readStructure,
  restore,
} from './support/installation.ts';
import { moveThroughEmbedded } from './support/moved-backup.ts';
import { type Product, startProduct } from './support/product.ts';
import { killAll, Program } from './support/program.ts';
import { fillWithVariedContent } from './support/varied-content.ts';

const embedded = inject('databaseServer').kind === 'pglite';
const running: Program[] = [];
const places: TestDatabase[] = [];
let folder: string;
let product: Product;
/** The content of the product. */
let original: Awaited<ReturnType<typeof contentOf>>;
/** A backup of the product. */
let backup: string;
/** On PostgreSQL, the result of moving the backup through an embedded database with S3. */
let moved: Awaited<ReturnType<typeof moveThroughEmbedded>> | undefined;
/** The database that the backup was restored into; on PostgreSQL, after it was moved. */
let restored: TestDatabase;
const admin = { email: 'ada@example.org', password: 'first light 2040' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-backup-'));
  backup = join(folder, 'backup.tar');
  product = await startProduct();
  const ada = await product.make.person({ ...admin, isGlobalAdmin: true });
  await fillWithVariedContent(product, ada.client, ada.id);
  await product.jobsDone();
  const installation = await installationOf(product);
  await backUp(installation, backup);
  original = await contentOf(installation);
  if (!embedded) moved = await moveThroughEmbedded(backup, folder);
  restored = await newPlace();
  await opened(restored, (place) => restore(place, moved?.path ?? backup));
});
afterEach(() => killAll(running));
afterAll(async () => {
  await product?.stop();
  for (const place of places) await place.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The settings of the product's database and files. */
const installationOf = async ({ database, filesFolder }: Product): Promise<Installation> => ({
  database,
  files: await openFiles({ kind: 'disk', folder: filesFolder }, database),
});

/** A job of the running server adds texts to the index of searches. */
const indexing = ['indexed'];

/** The content that must be the same after a restore. */
const contentOf = async (installation: Installation) => ({
  rows: await readContent(installation.database.db, { ...settledColumns, card_search: indexing }),
  sequences: await readSequences(installation.database.db),
  pictures: await readPictures(installation),
});

/** Works with an installation without a running server. */
async function opened<T>(place: TestDatabase, work: (installation: Installation) => Promise<T>): Promise<T> {
  const installation = await openInstallation(place);
  try {
    return await work(installation);
  } finally {
    await installation.database.close();
  }
}

/** An unused place for an installation. */
async function newPlace(): Promise<TestDatabase> {
  const place = await createTestDatabase();
  places.push(place);
  return place;
}

function run(
  name: ConstructorParameters<typeof Program>[0],
  place: TestDatabase,
  args: string[] = [],
  more = {},
): Program {
  const { dataDir, databaseUrl } = place;
  const where = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...more };
  const program = new Program(name, where, args);
  running.push(program);
  return program;
}

/** Checks a restored database: backed-up tables are unchanged, the others are empty. */
async function expectRestored(installation: Installation): Promise<void> {
  const { rows, sequences, pictures } = await contentOf(installation);
  expect(Object.keys(rows)).toEqual(Object.keys(original.rows));
  for (const [table, before] of Object.entries(original.rows)) {
    const rule = ruleOf(table);
    // Rows that a condition leaves out are checked separately.
    if (!rule?.backedUp) expect(rows[table], table).toEqual([]);
    else if (!rule.where) expect(rows[table], table).toEqual(before);
  }
  expect(sequences).toEqual(original.sequences);
  expect(pictures).toEqual(original.pictures);
}

describe('a restored installation', () => {
  it('contains every backed-up row exactly, every picture, and nothing that backups leave out', async () => {
    // Control: there is content of every kind.
    const { rows, pictures } = original;
    expect(Object.keys(rows).sort()).toEqual(Object.keys(tableRules).sort());
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
    expect(Object.keys(pictures).length).toBeGreaterThan(40);
    // Control: the content has been in the other kind of database, and its pictures have been in S3.
    if (!embedded) expect(moved).toMatchObject({ kind: 'embedded', pictures });

    await opened(restored, async (installation) => {
      await expectRestored(installation);
      const { db } = installation.database;
      expect(await readStructure(db)).toEqual(await readStructure(product.database.db));
      const { rows: secrets } = await sql`select name from installation_secrets`.execute(db);
      expect(secrets).toEqual([{ name: 'radar-dumps' }]);
      const { rows: notices } = await sql`
        select kind, mailed_at is null as waits from notifications order by kind`.execute(db);
      const kinds = ['comment', 'publication', 'publication'];
      expect(notices).toEqual(kinds.map((kind) => ({ kind, waits: false })));
      const { rows: drafts } = await sql`
        select g.state, count(s) as steps from generations g left join generation_steps s on s.generation_id = g.id
        group by g.id`.execute(db);
      expect(drafts).toEqual([{ state: 'review', steps: 1 }]);
      const { rows: versions } = await sql<{ least: number }>`select min(version) as least from projects`.execute(db);
      expect(versions[0]?.least).toBeGreaterThan(1_700_000_000);
    });
  });

  it('has the versions of projects that people have seen before', async () => {
    const seen = async (db: Db) => {
      const { rows } = await sql<{ id: number }>`select id from projects order by id`.execute(db);
      return Promise.all(rows.map(({ id }) => new ContentsReadModel(db).versionOf(id)));
    };
    const before = await seen(product.database.db);
    // Control: something has been changed.
    expect(Math.max(...before)).toBeGreaterThan(3);
    await opened(restored, async ({ database }) => expect(await seen(database.db)).toEqual(before));
  });

  it('starts with its users, and is backed up consistently while they continue writing', async () => {
    const server = run('main', restored, [], { PORT: '0', LOG_LEVEL: 'warn' });
    const address = await server.ready();
    const anonymous = new Client(address);
    expect((await anonymous.send('GET', '/readyz')).status).toBe(200);
    expect((await anonymous.call('GET /config')).body.needs_setup).toBe(false);
    const { body } = await anonymous.call('POST /v1/login', { body: admin });
    const client = new Client(address, body.data.attributes.token);
    const { project } = await product.make.project(client);
    // Enough rows that reading them takes longer than a card takes to be written.
    const imports = 500;
    const lines = Array.from({ length: imports }, (_, n) => `imported ${n},${'text '.repeat(60)}`);
    const csv = ['title,description', ...lines].join('\n');
    const imported = await client.send('POST', `/v1/projects/${project}/imports`, { type: 'text/csv', body: csv });
    expect(imported.status).toBe(201);

    let written = 0;
    let stopped = false;
    const writing = (async () => {
      for (; !stopped; written += 1) await product.make.card(client, project, { title: `written ${written}` });
    })();
    await expect.poll(() => written).toBeGreaterThan(3);
    const before = written;
    const path = join(folder, 'online.tar');
    const ending = await run('backup', restored, [path]).ended;
    const after = written;
    await expect.poll(() => written).toBeGreaterThan(after);
    stopped = true;
    await writing;
    expect(ending, ending.stderr).toMatchObject({ code: 0, stderr: expect.not.stringContaining('were not there') });
    const files = Object.keys(original.pictures).length;
    expect(ending.stdout).toMatch(
      new RegExp(`online\\.tar: \\d+ rows of \\d+ tables and ${files} files, [\\d.]+ MB, verified\\.`),
    );
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    // Control: cards were written during the backup.
    expect(after).toBeGreaterThan(before);
    expect((await server.stop()).code).toBe(0);
    const left = (await readdir(restored.dataDir)).filter((name) => name.includes('copy') || name.includes('copies'));
    expect(left).toEqual([]);

    await opened(await newPlace(), async (installation) => {
      await restore(installation, path);
      const { db } = installation.database;
      const { rows } = await sql<{ title: string }>`select x.title from cards c join card_texts x on x.card_id = c.id
        join card_search s on s.card_id = c.id where x.title like 'written %' order by c.id`.execute(db);
      const { rows: counts } = await sql<{ cards: number; texts: number; terms: number }>`select
        (select count(*) from cards) as cards, (select count(*) from card_texts) as texts,
        (select count(*) from card_search) as terms`.execute(db);
      // The backup contains every card acknowledged before it began, no card without all earlier ones, and no
      // incomplete card.
      expect(rows.map(({ title }) => title)).toEqual(rows.map((_, n) => `written ${n}`));
      expect(rows.length).toBeGreaterThanOrEqual(before);
      expect(rows.length).toBeLessThanOrEqual(after + 1);
      const cards = counts[0]?.cards;
      expect(counts).toEqual([{ cards, texts: cards, terms: cards }]);
      expect(cards).toBe((original.rows.cards?.length ?? 0) + rows.length + imports);
    });
  });

  it('is only replaced on request, either completely or, if the restore is killed, not at all', async () => {
    const changed = await opened(restored, async (installation) => {
      const refusal = 'This installation is in use. To replace everything in it, add --replace.';
      await expect(restore(installation, backup)).rejects.toThrow(refusal);
      const { db } = installation.database;
      await sql`delete from trends; delete from insights; update users set name = 'before the restore'`.execute(db);
      return readContent(db);
    });
    expect(changed.trends).toEqual([]);
    const killed = run('restore', restored, [backup, '--replace']);
    // At this point every row is in its table, and the old rows are gone.
    await killed.untilErrorOutput(/Building the indexes/);
    expect(await killed.kill()).toMatchObject({ code: null, signal: 'SIGKILL', stdout: '' });
    expect(await opened(restored, ({ database }) => readContent(database.db))).toEqual(changed);
    const again = await run('restore', restored, [backup, '--replace']).ended;
    expect(again, again.stderr).toMatchObject({ code: 0 });
    // Control: the restore that was killed would have changed it.
    await opened(restored, expectRestored);
  });
});

// Whether a backup is complete is checked before the database is used.
describe.skipIf(embedded)('an incomplete backup', () => {
  it('is refused before anything changes', async () => {
    const damaged = join(folder, 'damaged.tar');
    const { size } = await stat(backup);
    await opened(restored, async (installation) => {
      const before = await readContent(installation.database.db);
      for (const damage of [flipByte(700), flipByte(size >> 1), (path: string) => truncate(path, size - 2048)]) {
        await copyFile(backup, damaged);
        await damage(damaged);
        await expect(restore(installation, damaged, { replace: true })).rejects.toThrow(BackupError);
      }
      expect(await readContent(installation.database.db)).toEqual(before);
    });
    // Control: the original file is complete.
    const [ending, control] = await Promise.all([
      run('backup', restored, ['--verify', damaged]).ended,
      run('backup', restored, ['--verify', backup]).ended,
    ]);
    expect(ending).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/not complete/) });
    expect(control).toMatchObject({ code: 0 });
  });
});

const flipByte = (position: number) => async (path: string) => {
  const file = await open(path, 'r+');
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, position);
  await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, position);
  await file.close();
};

// A restore always begins with the migrations of its backup. The cases above prove this on both kinds of database.
describe.skipIf(embedded)('a backup of an older version', () => {
  it('is restored with the migrations of its version, then brought up to date', async () => {
    const migrations = await knownMigrations();
    const older = new Set(migrations.map(({ name }) => name).filter((name) => name < '0050_credentials.sql'));
    const path = join(folder, 'older.tar');
    await opened(await newPlace(), async (old) => {
      const { db } = old.database;
      await db.transaction().execute(async (transaction) => {
        await dropInstallation(transaction);
        await applyMigrations(transaction, older);
      });
      await sql`insert into users (slug, name, email, password_hash) values ('ada', 'Ada', 'ada@example.org', 'none')`.execute(
        db,
      );
      await sql`insert into workspaces (slug, title, created_by) select 'w', 'W', id from users`.execute(db);
      await sql`insert into projects (slug, title, workspace_id, created_by) select 'p', 'P', id, created_by from workspaces`.execute(
        db,
      );
      // A table that later versions do not have.
      await sql`insert into activities (project_id, user_id, kind, about, subject_slug, subject_title)
        select id, created_by, 'card_created', 'cards', 'one', 'One' from projects`.execute(db);
      // Control: the remaining migrations change the database.
      expect(await readStructure(db)).not.toEqual(await readStructure(product.database.db));
      expect((await backUp(old, path)).migrations).toHaveLength(older.size);
    });
    await opened(await newPlace(), async (next) => {
      await restore(next, path);
      expect(await readStructure(next.database.db)).toEqual(await readStructure(product.database.db));
      const { rows } = await sql`select id, slug from users`.execute(next.database.db);
      expect(rows).toEqual([{ id: 1, slug: 'ada' }]);
      const { rows: events } = await sql`select kind, subject_titles from project_events`.execute(next.database.db);
      expect(events).toEqual([{ kind: 'card_created', subject_titles: ['One'] }]);
    });
  });
});

describe('a running installation', () => {
  it('is not restored into', async () => {
    const place: TestDatabase = {
      dataDir: dirname(product.filesFolder),
      ...(product.databaseUrl && { databaseUrl: product.databaseUrl }),
      drop: async () => undefined,
    };
    const ending = await run('restore', place, [backup, '--replace']).ended;
    expect(ending).toMatchObject({ code: 1, stdout: '' });
    expect(ending.stderr).toMatch(
      embedded ? /in use by the Foreglow process \d+\. Stop it/ : /is running on this database/,
    );
  });

  it.runIf(embedded)('removes the copy of its database when the backup that asked for it was killed', async () => {
    const dataDir = dirname(product.filesFolder);
    const place: TestDatabase = { dataDir, drop: async () => undefined };
    const copies = () => readdirSync(dataDir).filter((name) => name.startsWith(copyPrefix));
    // Control: a process that offers no copies is distinguished from a free folder.
    expect((await run('backup', place, [join(folder, 'none.tar')]).ended).stderr).toContain('gives no copy');
    const end = await serveCopies(product.database, dataDir);
    try {
      const killed = run('backup', place, [join(folder, 'killed.tar')]);
      await expect.poll(copies, { interval: 5 }).toHaveLength(1);
      await killed.kill();
      await expect.poll(copies).toEqual([]);
    } finally {
      await end();
    }
    expect(readdirSync(folder).filter((name) => /^(none|killed)\.tar$/.test(name))).toEqual([]);
  });
});
