import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { AiServer } from './support/ai-server.ts';
import { Client } from './support/client.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { answerWell, fillProject, radarPrompts, readDraft, startDraft, untilState } from './support/drafted-radars.ts';
import { killAll, Program } from './support/program.ts';

const admin = { email: 'ada@example.org', password: 'first light 2040' };
let database: TestDatabase;
let server: AiServer;
const running: Program[] = [];

beforeAll(async () => {
  server = await AiServer.start(radarPrompts);
});
afterAll(() => server?.stop());
beforeEach(async () => {
  database = await createTestDatabase();
  server.forget();
  answerWell(server);
});
afterEach(async () => {
  await killAll(running);
  await database.drop();
});

async function start(): Promise<{ program: Program; client: Client }> {
  const { dataDir, databaseUrl } = database;
  const { baseUrl, apiKey = '', model } = server.config;
  const program = new Program('main', {
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: model,
  });
  running.push(program);
  const address = await program.ready();
  const { body } = await new Client(address).call('POST /v1/login', { body: admin });
  return { program, client: new Client(address, body.data.attributes.token) };
}

/** Has what a killed process did be found interrupted at once; by itself that takes up to 45 seconds. */
async function hurry(): Promise<void> {
  if (!database.databaseUrl) return;
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  await client.query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'draft-radar' and state = 'active'",
  );
  await client.end();
}

async function fill(client: Client): Promise<string> {
  const workspace = await client.call('POST /v1/workspaces', {
    body: { data: { type: 'workspaces', attributes: { title: 'Killed' } } },
  });
  const project = await client.call('POST /v1/projects', {
    body: { data: { type: 'projects', attributes: { title: 'Killed', workspace_slug: workspace.body.data.id } } },
  });
  const card = async (by: Client, project_slug: string, attributes: object = {}) =>
    (
      await by.call('POST /v1/cards', {
        body: { data: { type: 'cards', attributes: { title: '', project_slug, ...attributes } } },
      })
    ).body.data.id;
  await fillProject({ card }, client, project.body.data.id);
  return project.body.data.id;
}

/** On PostgreSQL at every step. The embedded database ends with the process, so nobody can hurry what comes next. */
it('a draft whose process is killed at a step goes on with that step in another', async () => {
  const killedAt = database.databaseUrl ? radarPrompts : radarPrompts.slice(2, 3);
  let { program, client } = await start();
  const project = await fill(client);
  for (const prompt of killedAt) server.script(prompt, 'held');
  const id = (await startDraft(client, project)).body.data.id;
  for (const prompt of killedAt) {
    await server.arrived(prompt);
    const { signal } = await program.kill();
    expect(signal).toBe('SIGKILL');
    // Control: the step was being asked for, and its answer is lost.
    expect(server.asked.at(-1)?.prompt).toBe(prompt);
    server.release();
    answerWell(server);
    for (const later of killedAt.slice(killedAt.indexOf(prompt) + 1)) server.script(later, 'held');
    await hurry();
    ({ program, client } = await start());
    if (prompt !== killedAt.at(-1)) expect((await readDraft(client, id)).state).toBe('running');
    else await untilState(client, id, 'review');
  }
  const { steps, draft } = await readDraft(client, id);
  expect(steps).toHaveLength(6);
  expect(draft?.blips).toHaveLength(3);
  // Each step was asked for once, and once more where its process was killed.
  const counts = radarPrompts.map((prompt) => server.asked.filter((one) => one.prompt === prompt).length);
  expect(counts).toEqual(radarPrompts.map((prompt) => (killedAt.includes(prompt) ? 2 : 1)));
}, 300_000);
