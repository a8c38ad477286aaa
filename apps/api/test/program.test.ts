import { once } from 'node:events';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { Client } from './support/client.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { killAll, Program, type ProgramResult } from './support/program.ts';

const embedded = inject('databaseServer').kind === 'pglite';
const administrator = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'first light 2040' };

/** For what the program does without the database. Its folder contains more with the embedded one. */
const onOneEngine = it.runIf(embedded);

let database: TestDatabase;
const running: Program[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await killAll(running);
  await database.drop();
});

function run(name: ConstructorParameters<typeof Program>[0], settings: Record<string, string> = {}): Program {
  const { dataDir, databaseUrl } = database;
  const where = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), PORT: '0' };
  const program = new Program(name, { ...where, ...settings });
  running.push(program);
  return program;
}

/** The id of the process that uses the data folder, according to the folder. */
function folderHolder(): number | undefined {
  const file = join(database.dataDir, 'foreglow.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

/** The files and folders in the data folder that other users of the machine can access, with their modes. */
function openToOthers(): string[] {
  const names = ['', ...readdirSync(database.dataDir, { recursive: true }).map(String)];
  return names.flatMap((name) => {
    const { mode } = lstatSync(join(database.dataDir, name));
    return mode & 0o077 ? [`${(mode & 0o777).toString(8)} ${name}`] : [];
  });
}

/** Expects that the program ended with code 1, and gave the reason in one sentence without a stack. */
function expectExplained(ending: ProgramResult, sentence: RegExp): void {
  expect(ending).toMatchObject({ code: 1, signal: null, stdout: '' });
  expect(ending.stderr).toMatch(sentence);
  expect(ending.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(ending.stderr).not.toMatch(/\bat .*:\d+:\d+/);
}

describe('the program', () => {
  it('offers the set-up link while there are no users, and ends cleanly on request', async () => {
    const first = run('main');
    const address = await first.ready();
    expect(folderHolder()).toBe(embedded ? first.process.pid : undefined);
    expect((await new Client(address).call('GET /config')).body.needs_setup).toBe(true);
    const ending = await first.stop();
    expect(ending).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(folderHolder()).toBeUndefined();
    const [, link = '', token = ''] = /(http:\S+\/setup#token=(\S+))/.exec(ending.stdout) ?? [];
    expect(link.startsWith(address)).toBe(true);

    // The link of a process ends with the process.
    const second = run('main', { LOG_LEVEL: 'info' });
    const again = await second.ready();
    const stale = await new Client(again).call('POST /v1/setup/check', { body: { token } });
    expect(stale.status).toBe(401);
    // The token in a link of an earlier version is not in the log, but the call is (control).
    await fetch(`${again}/setup?token=${token}`);
    const { stdout } = await second.stop();
    expect(stdout).toContain('/setup#token=');
    expect(stdout).toContain('"url":"/setup?token=[redacted]"');
    expect(stdout).not.toContain(token);
  });

  it('creates the administrator of the settings, offers no link, and starts again with the existing data', async () => {
    const first = run('main', administrator);
    const login = { body: { email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD } };
    expect((await new Client(await first.ready()).call('POST /v1/login', login)).status).toBe(200);
    expect((await first.stop()).stdout).not.toContain('/setup');
    const second = run('main');
    const client = new Client(await second.ready());
    expect((await client.call('POST /v1/login', login)).status).toBe(200);
    expect((await client.call('GET /config')).body.needs_setup).toBe(false);
    expect((await second.stop()).stdout).not.toContain('/setup');
  });

  it.runIf(embedded)('ends with the reason when the folder of its database is removed', async () => {
    const program = run('main', administrator);
    const client = new Client(await program.ready());
    expect((await client.call('GET /readyz')).status).toBe(200);
    rmSync(database.dataDir, { recursive: true });
    const { code, stderr } = await program.ended;
    expect([code, stderr]).toEqual([
      1,
      `The embedded database stopped: its folder ${database.dataDir} was removed or moved.\n`,
    ]);
  });

  onOneEngine('warns if the password of the first administrator is easy to guess', async () => {
    const weak = { ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'Summer2026!!' };
    const program = run('main', weak);
    await program.ready();
    await program.untilErrorOutput(/ADMIN_PASSWORD: This password is too easy to guess\. Sign in as ada@example\.org/);
    expect((await program.stop()).code).toBe(0);
  });

  it.runIf(!embedded)(
    'offers a link in each process that starts at the same time, and all work until one is used',
    async () => {
      const both = [run('main'), run('main')];
      const offers = await Promise.all(both.map((program) => program.untilOutput(/(http:\S+)\/setup#token=(\S+)\n/)));
      const offered = offers.map(([, address = '', token = '']) => ({ client: new Client(address), token }));
      const check = () =>
        Promise.all(
          offered.map(
            async ({ client, token }) => (await client.call('POST /v1/setup/check', { body: { token } })).status,
          ),
        );
      expect(await check()).toEqual([204, 204]);
      const emails = ['ada@example.org', 'grace@example.org'];
      const answers = await Promise.all(
        offered.map(({ client, token }, at) => {
          const body = { token, name: 'Ada', email: emails[at] ?? '', password: 'first light 2040' };
          return client.call('POST /v1/setup', { body });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
      expect(await check()).toEqual([401, 401]);
    },
  );

  onOneEngine('prevents other users of the machine from accessing its data folder, also an existing one', async () => {
    chmodSync(database.dataDir, 0o755);
    writeFileSync(join(database.dataDir, 'from-before'), 'a secret', { mode: 0o644 });
    // Control: this is what a folder of an earlier version looks like.
    expect(openToOthers()).toEqual(expect.arrayContaining(['755 ', '644 from-before']));
    const program = run('main', administrator);
    await program.ready();
    expect(openToOthers()).toEqual([]);
    await program.stop();
    expect(openToOthers()).toEqual([]);
  });

  onOneEngine('ends cleanly when the process that started it is gone', async () => {
    const program = run('main', administrator);
    await program.ready();
    program.process.disconnect();
    expect(await program.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(folderHolder()).toBeUndefined();
  });

  it.runIf(!embedded)('leaves its jobs to a worker that answers no calls', async () => {
    const web = run('main', { ...administrator, JOBS: 'elsewhere' });
    await web.ready();
    const worker = run('worker');
    await worker.untilOutput(/does its jobs here/);
    expect(await worker.stop()).toMatchObject({ code: 0, signal: null, stderr: '' });
    expect(await web.stop()).toMatchObject({ code: 0, signal: null, stderr: '' });
  });

  it('refuses to start as a second process on the same folder, and only then', async () => {
    const first = run('main', administrator);
    const address = await first.ready();
    const second = run('main', administrator);
    if (embedded) {
      expectExplained(await second.ended, new RegExp(`in use by the Foreglow process ${first.process.pid}\\.`));
    } else {
      // Any number of processes can share a PostgreSQL server.
      expect((await new Client(await second.ready()).send('GET', '/readyz')).status).toBe(200);
    }
    expect((await new Client(address).send('GET', '/readyz')).status).toBe(200);
  });
});

/** This happens before a database is opened, or without one, so it is tested on one engine only. */
describe.runIf(embedded)('a program that cannot start gives the reason', () => {
  let taken: Server | undefined;
  afterEach(() => taken?.close());

  it('if its port is taken', async () => {
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    expectExplained(
      await run('main', { PORT: String(port) }).ended,
      new RegExp(`port ${port} on 127\\.0\\.0\\.1 is taken`),
    );
    expect(folderHolder()).toBeUndefined();
  });

  it('if its folder cannot be written to', async () => {
    const file = join(database.dataDir, 'a-file');
    await writeFile(file, '');
    expectExplained(
      await run('main', { DATA_DIR: join(file, 'data') }).ended,
      /data folder .*a-file.* cannot be written to/,
    );
  });

  it('if settings are wrong', async () => {
    const ending = await run('main', { PORT: 'abc', TRUST_PROXY: 'yes' }).ended;
    expectExplained(
      ending,
      /settings cannot be used: PORT must be a number; TRUST_PROXY must be the number of proxies in front of Foreglow, as in 1, or their networks,/,
    );
  });

  it('if a folder of the settings does not exist', async () => {
    const path = join(database.dataDir, 'nowhere');
    for (const setting of ['LEGAL_DIR', 'LANGUAGES_DIR']) {
      expectExplained(
        await run('main', { [setting]: path }).ended,
        new RegExp(`^${setting} must name .*nowhere\\.$`, 'm'),
      );
    }
  });

  it('if a worker has no database to share', async () => {
    expectExplained(await run('worker').ended, /A worker needs a PostgreSQL in DATABASE_URL/);
  });

  it('if this machine does not have the address', async () => {
    expectExplained(await run('main', { HOST: '203.0.113.7' }).ended, /no address 203\.0\.113\.7/);
  });

  it('if the PostgreSQL server of the settings does not answer', async () => {
    const ending = await run('main', { DATABASE_URL: 'postgres://nobody:s3cret@127.0.0.1:1/none' }).ended;
    expectExplained(ending, /^The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/m);
  });
});

describe('the commands for the database', () => {
  beforeEach(async () => {
    await database.drop();
    database = await createTestDatabase({ empty: true });
  });

  it('bring it up to date once, and then have nothing to do', async () => {
    const first = await run('db-migrate').ended;
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^Applied 0001_foundation\.sql.*\.\n$/);
    expect(await run('db-migrate').ended).toMatchObject({ code: 0, stdout: 'The database has every migration.\n' });
    expect(await run('db-check').ended).toMatchObject({ code: 0, stdout: 'The database is as described.\n' });
  });

  it('report that an empty database does not match the description (control)', async () => {
    const ending = await run('db-check').ended;
    expect(ending.code).toBe(1);
    expect(ending.stderr).toContain('cards.title_key'.replace('cards', 'card_texts'));
  });

  it.runIf(!embedded)('find an additional column, a missing one and one of another type', async () => {
    await run('db-migrate').ended;
    const client = new pg.Client(database.databaseUrl);
    await client.connect();
    await client.query(`alter table users add column nickname text, drop column locale;
      alter table tags alter column color type varchar(20)`);
    await client.end();
    const { code, stderr } = await run('db-check').ended;
    expect(code).toBe(1);
    expect(stderr.trim().split('\n').sort()).toEqual([
      expect.stringMatching(/^tags\.color is described as text, and the database has character varying\.$/),
      expect.stringMatching(/^users\.locale is described as text, and the database has no such column\.$/),
      expect.stringMatching(/^users\.nickname is in the database and is not described\.$/),
    ]);
  });

  it.runIf(!embedded)('stop at a database of another version', async () => {
    await run('db-migrate').ended;
    const client = new pg.Client(database.databaseUrl);
    await client.connect();
    await client.query(`insert into schema_migrations (name, checksum) values ('9999_future.sql', 'x')`);
    await client.end();
    for (const name of ['db-migrate', 'main'] as const) {
      expectExplained(await run(name).ended, /9999_future\.sql, which this version of Foreglow does not know/);
    }
  });

  it('may be run by two processes at the same time: one migrates', async () => {
    const endings = await Promise.all([run('db-migrate').ended, run('db-migrate').ended]);
    if (embedded) {
      expect(endings.map(({ code }) => code).sort()).toEqual([0, 1]);
      expectExplained(endings.find(({ code }) => code === 1) ?? endings[0], /in use by the Foreglow process/);
    } else {
      expect(endings.map(({ code }) => code)).toEqual([0, 0]);
      expect(endings.map(({ stdout }) => stdout.split(' ')[0]).sort()).toEqual(['Applied', 'The']);
    }
    expect(await run('db-check').ended).toMatchObject({ code: 0 });
  });
});
