import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { killAll, Program } from './support/program.ts';

let database: TestDatabase;
const running: Program[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await killAll(running);
  await database.drop();
});

function start(settings: Record<string, string>): Program {
  const { dataDir, databaseUrl } = database;
  const where = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const program = new Program('../../test/support/slow-job', { ...where, ...settings });
  running.push(program);
  return program;
}

/** On the embedded database the other process starts after the first has ended; on PostgreSQL it runs all the time. */
it('a job whose process is killed is continued by another process', async () => {
  const killed = start({ HANG: 'true', SEND: '7' });
  // Control: the job has begun when its process is killed.
  await killed.untilOutput(/begins 7, attempt 1\n/);
  const bystander = database.databaseUrl ? start({}) : undefined;
  const { signal, stdout } = await killed.kill();
  expect([signal, stdout]).toEqual(['SIGKILL', 'begins 7, attempt 1\n']);

  const other = bystander ?? start({});
  await other.untilOutput(/ends 7\n/);
  const ending = await other.stop();
  // An interruption does not count as a failed attempt.
  expect(ending).toMatchObject({ code: 0, stdout: 'begins 7, attempt 1\nends 7\nstopped\n', stderr: '' });
});

it('a job that does not finish in time is returned to the queue when its process is asked to end', async () => {
  const asked = start({ HANG: 'true', SEND: '7' });
  await asked.untilOutput(/begins 7, attempt 1\n/);
  // It was the last attempt, but an interruption does not count as one.
  const stdout = 'begins 7, attempt 1\nis interrupted in 7\nstopped\n';
  expect(await asked.stop()).toMatchObject({ code: 0, signal: null, stdout, stderr: '' });
  const other = start({});
  await other.untilOutput(/ends 7\n/);
});
