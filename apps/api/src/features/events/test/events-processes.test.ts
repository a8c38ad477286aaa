import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from '#test/support/client.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { Live } from '#test/support/live.ts';
import { killAll, Program } from '#test/support/program.ts';

const server = inject('databaseServer');
const admin = { email: 'ada@example.org', password: 'first light 2040' };

let database: TestDatabase;
const running: Program[] = [];

afterAll(async () => {
  await killAll(running);
  await database?.drop();
});

/** A server on the database, with a signed-in person. */
async function start(): Promise<{ program: Program; address: string; token: string; client: Client }> {
  const { dataDir, databaseUrl } = database;
  const program = new Program('main', {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  running.push(program);
  const address = await program.ready();
  const { body } = await new Client(address).call('POST /v1/login', { body: admin });
  const { token } = body.data.attributes;
  return { program, address, token, client: new Client(address, token) };
}

async function makeProject(client: Client): Promise<string> {
  const workspace = await client.call('POST /v1/workspaces', {
    body: { data: { type: 'workspaces', attributes: { title: 'Live' } } },
  });
  const project = await client.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Live', workspace_slug: workspace.body.data.id } } },
  });
  return project.body.data.id;
}

const makeCard = (client: Client, project: string) =>
  client.call('POST /v1/cards', {
    body: { data: { type: 'cards', attributes: { title: 'A signal', project_slug: project } } },
  });

describe('a process with open streams', () => {
  it('ends when it is asked to, and the streams with it', async () => {
    database = await createTestDatabase();
    const { program, address, token, client } = await start();
    const project = await makeProject(client);
    const streams = await Promise.all([0, 1, 2].map(() => Live.open(address, token, `project=${project}`)));
    for (const live of streams) expect((await live.next())?.type).toBe('ready');
    expect(await program.stop()).toMatchObject({ code: 0, signal: null, stderr: '' });
    await Promise.all(streams.map((live) => live.ended));
    await database.drop();
  });
});

/** Only on PostgreSQL, since the embedded database serves one process and does not go away without it. */
describe.runIf(server.kind === 'postgres')('two processes on one PostgreSQL', () => {
  let elsewhere: pg.Client;
  let name: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    name = new URL(database.databaseUrl ?? '').pathname.slice(1);
    elsewhere = new pg.Client(server.kind === 'postgres' ? server.url : '');
    await elsewhere.connect();
  });
  afterAll(() => elsewhere?.end());

  it('notify each other of changes, also after the database was away', async () => {
    const [here, there] = [await start(), await start()];
    const project = await makeProject(here.client);
    const live = await Live.open(there.address, there.token, `project=${project}`);
    expect((await live.next())?.type).toBe('ready');
    await makeCard(here.client, project);
    expect(await live.next()).toMatchObject({ type: 'cards', project_slug: project, version: 1 });

    // Only the listening connections are cut: calls still work, and notices are lost until the connections are back.
    const listeners = `datname = $1 and query like 'listen%foreglow_changes%'`;
    const cut = await elsewhere.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listeners}`, [
      name,
    ]);
    expect(cut.rowCount).toBe(2);
    await makeCard(here.client, project);
    const missed = await live.next();
    expect(missed).toMatchObject({ project_slug: project });
    const state = await there.client.call('GET /v1/events', { query: { project } });
    expect(missed?.id).toBe(state.body.data.id);
    // Control: both listen again, on new connections.
    await expect
      .poll(async () => (await elsewhere.query(`select 1 from pg_stat_activity where ${listeners}`, [name])).rowCount, {
        timeout: 60_000,
      })
      .toBe(2);
    await makeCard(here.client, project);
    expect(await live.next()).toMatchObject({ type: 'cards', version: 3 });

    // Now the database is away completely: the streams end, and clients that reconnect learn that they missed
    // something.
    await elsewhere.query(`alter database ${name} allow_connections false`);
    await elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await live.ended;
    expect((await Live.open(there.address, there.token, `project=${project}`)).status).toBe(503);
    await elsewhere.query(`alter database ${name} allow_connections true`);
    await expect.poll(async () => (await makeCard(here.client, project)).status).toBe(201);
    let again = await Live.open(there.address, there.token, `project=${project}`, state.body.data.id);
    while (again.status === 503) {
      again = await Live.open(there.address, there.token, `project=${project}`, state.body.data.id);
    }
    expect((await again.next())?.type).toBe('changed');
  });
});
