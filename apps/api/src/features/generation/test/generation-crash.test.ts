import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AiQuestion, AiServer } from '#test/support/ai-server.ts';
import { Client } from '#test/support/client.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { answerWell, fillProject, radarPrompts, startDraft, untilState } from '#test/support/drafted-radars.ts';
import { killAll, Program } from '#test/support/program.ts';

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

/** Uses the database directly, while the product runs. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Marks all jobs of a killed process as interrupted; otherwise this takes up to 45 seconds. */
const hurry = () =>
  beside((client) => client.query("update pgboss.job set state = 'retry', start_after = now() where state = 'active'"));

/** Runs `then` while a step has its result and waits to store it. */
const whileAStepIsStored = (begin: () => Promise<unknown>, then: () => Promise<unknown>) =>
  beside(async (client) => {
    await client.query('begin');
    await client.query('lock table generation_steps in exclusive mode');
    await begin();
    const waiting = "select 1 from pg_locks where relation = 'generation_steps'::regclass and not granted";
    while ((await client.query(waiting)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await then();
  });

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

const questions = { one: 'How will we heat?', other: 'What will grow?' };

/**
 * The prompts at which the model keeps the two drafts waiting. Only at the prompt for evidence it cannot distinguish
 * the drafts.
 */
const keepWaiting = (one: string | undefined, other: string | undefined) => {
  server.shouldHold = ({ prompt, data }) => {
    const { challenge } = data as { challenge?: string };
    const isAt = (question: string, wanted: string | undefined) =>
      prompt === wanted && (challenge === undefined || challenge === question);
    return isAt(questions.one, one) || isAt(questions.other, other);
  };
};

/** A process runs two drafts at a time, so each killed process is at a step of both drafts. */
it('a draft whose process is killed at any step is continued with that step by another process', async () => {
  let { program, client } = await start();
  const projects = [await fill(client), await fill(client)] as const;
  const kill = async () => {
    expect((await program.kill()).signal).toBe('SIGKILL');
    server.release();
  };
  const goOn = async () => {
    await hurry();
    ({ program, client } = await start());
  };
  keepWaiting('radar-domains', undefined);
  const one = (await startDraft(client, projects[0], { challenge: questions.one })).body.data.id;
  await server.arrived('radar-domains');
  let other = '';
  await whileAStepIsStored(async () => {
    other = (await startDraft(client, projects[1], { challenge: questions.other })).body.data.id;
  }, kill);
  // Control: the frame was about to be stored, and was lost.
  const stored = await beside((db) =>
    db.query('select step from generation_steps s join generations g on g.id = s.generation_id where slug = $1', [
      other,
    ]),
  );
  expect(stored.rows).toEqual([]);

  keepWaiting('radar-evidence', 'radar-candidates');
  await goOn();
  await Promise.all([server.arrived('radar-evidence'), server.arrived('radar-candidates', ofTheOther)]);
  await kill();

  keepWaiting('radar-writing', 'radar-placement');
  await goOn();
  await Promise.all([server.arrived('radar-writing'), server.arrived('radar-placement', ofTheOther)]);
  await kill();

  keepWaiting(undefined, undefined);
  await goOn();
  for (const id of [one, other]) {
    const { steps, draft } = await untilState(client, id, 'review');
    expect(steps).toHaveLength(6);
    expect(draft?.blips).toHaveLength(3);
  }
  // The model was asked once per step for each draft, and once more for the draft whose process was killed at that
  // step.
  const counts = radarPrompts.map((prompt) => server.questions.filter((asked) => asked.prompt === prompt).length);
  expect(counts).toEqual([3, 3, 3, 3, 3]);
}, 300_000);

const ofTheOther = ({ data }: AiQuestion) => (data as { challenge?: string }).challenge === questions.other;
