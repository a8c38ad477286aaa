import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from './support/client.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { Program } from './support/program.ts';

const admin = { email: 'ada@example.org', password: 'first light 2040' };
const rowsOfAnImport = 400;

/** Only on the embedded database, since a PostgreSQL server does not die with our process. */
describe.runIf(inject('databaseServer').kind === 'pglite')('a process killed while it writes', () => {
  let database: TestDatabase;
  let running: Program;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    running?.process.kill('SIGKILL');
    await database.drop();
  });

  function start(): Promise<string> {
    running = new Program('main', {
      PORT: '0',
      DATA_DIR: database.dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    return running.ready();
  }

  async function signIn(address: string): Promise<Client> {
    const { body } = await new Client(address).call('POST /v1/login', { body: admin });
    return new Client(address, body.data.attributes.token);
  }

  it('leaves no incomplete new database, and the next process starts', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'foreglow-creating-'));
    const killed = new Program('main', { PORT: '0', DATA_DIR: folder });
    while (!existsSync(join(folder, 'database.new', 'PG_VERSION'))) await wait(2);
    killed.process.kill('SIGKILL');
    await killed.ended;
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database.new']);
    const next = new Program('main', { PORT: '0', DATA_DIR: folder });
    await next.ready();
    expect((await readdir(folder)).filter((name) => name.startsWith('database'))).toEqual(['database']);
    expect((await next.stop()).code).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });

  it('loses no acknowledged write and leaves no partial import, three times in a row', async () => {
    let client = await signIn(await start());
    const workspace = await client.call('POST /v1/workspaces', {
      body: { data: { type: 'workspaces', attributes: { title: 'Crash' } } },
    });
    const made = await client.call('POST /v1/projects', {
      body: { data: { type: 'projects', attributes: { title: 'Crash', workspace_slug: workspace.body.data.id } } },
    });
    const project = made.body.data.id;
    const acknowledged: string[] = [];
    let unanswered = 0;

    for (const round of [1, 2, 3]) {
      const enough = acknowledged.length + 25;
      let stopped = false;
      const write = async (name: string) => {
        for (let n = 0; !stopped; n += 1) {
          try {
            const title = `${name} ${round} ${n}`;
            const card = await client.call('POST /v1/cards', {
              body: { data: { type: 'cards', attributes: { title, project_slug: project } } },
            });
            acknowledged.push(card.body.data.id);
          } catch {
            unanswered += 1;
            stopped = true;
          }
        }
      };
      const importing = async () => {
        const rows = Array.from({ length: rowsOfAnImport }, (_, n) => `import ${round} row ${n}`);
        await client.call('POST /v1/projects/{id}/imports', {
          params: { id: project },
          body: `title\n${rows.join('\n')}`,
        });
      };
      const writers = [write('one'), write('two')];
      while (acknowledged.length < enough) await wait(5);
      const killedImport = importing().catch(() => undefined);
      await wait(30 * round);
      const { signal } = await running.kill();
      expect(signal).toBe('SIGKILL');
      await Promise.all([...writers, killedImport]);

      client = await signIn(await start());
      for (const slug of acknowledged) {
        const card = await client.call('GET /v1/cards/{id}', { params: { id: slug } });
        expect(card.status, `${slug} was acknowledged and is gone`).toBe(200);
      }
      const imported = await client.call('GET /v1/projects/{id}/cards', {
        params: { id: project },
        query: { 'filter[search]': `import ${round} row` },
      });
      expect([0, rowsOfAnImport]).toContain(imported.body.meta.total_record_count);
    }
    // Control: the processes were killed while they were writing, not afterwards.
    expect(unanswered).toBeGreaterThanOrEqual(3);
    expect((await running.stop()).code).toBe(0);
  });
});
