import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { defineJob, handle } from '../src/platform/jobs/job.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';
import { JobRunner } from '../src/platform/jobs/job-runner.ts';
import { layOutMail } from '../src/platform/mail/mail-layout.ts';
import { openMailer } from '../src/platform/mail/open-mailer.ts';
import { createTestDatabase, type TestDatabase } from './support/database.ts';
import { jobStates, jobsDone } from './support/jobs.ts';
import { type MailServer, refusal, startMailServer } from './support/mail-server.ts';

/**
 * Mail in the way that features send it: the job contains the recipient, and the handler writes the message when it
 * runs.
 */
const welcomeMail = defineJob({
  name: 'welcome-mail',
  payload: z.object({ email: z.email() }),
  retry: { times: 3, firstSeconds: 1, maxSeconds: 1 },
});

let testDatabase: TestDatabase;
let database: Database;
let queue: JobQueue;
let runner: JobRunner;
let server: MailServer;
let log: [string, object][];

beforeEach(async () => {
  log = [];
  testDatabase = await createTestDatabase();
  database = await openDatabase({ ...testDatabase, databaseUrl: testDatabase.databaseUrl, poolSize: 3 });
});
afterEach(async () => {
  await runner.stop();
  await database.close();
  await server.stop();
  await testDatabase.drop();
});

async function start(port: number): Promise<void> {
  const mailer = openMailer({
    dataDir: testDatabase.dataDir,
    publicUrl: undefined,
    mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'mail@example.org' },
  });
  queue = new JobQueue(database);
  const send = handle(welcomeMail, async ({ email }) => {
    const content = { locale: 'de', title: 'Grüße', paragraphs: ['Schön, dass Sie da sind.'], footer: 'Foreglow' };
    await mailer.send({ to: { address: email }, subject: content.title, ...layOutMail(content) });
  });
  runner = new JobRunner(database, queue, [send]);
  await runner.open();
  runner.start({
    info: (details, message) => log.push([message, details]),
    warn: (details, message) => log.push([message, details]),
    error: (details, message) => log.push([message, details]),
  });
}

const states = () => jobStates(database, welcomeMail.name);

describe('mail sent as a job', () => {
  it('is delivered once (control)', async () => {
    server = await startMailServer();
    await start(server.port);
    await queue.send(welcomeMail, { email: 'ada@example.org' });
    await jobsDone(database);
    expect(server.received.map(({ subject, to }) => [subject, to?.[0]?.address])).toEqual([
      ['Grüße', 'ada@example.org'],
    ]);
    expect([await states(), log]).toEqual([['completed'], []]);
  });

  it('is delivered exactly once after the server asked for another attempt', async () => {
    let asked = 0;
    server = await startMailServer({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(asked === 1 ? refusal(451, 'try again later') : null);
      },
    });
    await start(server.port);
    await queue.send(welcomeMail, { email: 'ada@example.org' });
    await expect.poll(states).toEqual(['completed']);
    expect([asked, server.received.length]).toEqual([2, 1]);
    expect(log.map(([message]) => message)).toEqual(['a job failed and will be tried again']);
  });

  it('to a recipient unknown to the server is given up immediately, and logged', async () => {
    let asked = 0;
    server = await startMailServer({
      onRcptTo(_address, _session, done) {
        asked += 1;
        done(refusal(550, 'no such user'));
      },
    });
    await start(server.port);
    await queue.send(welcomeMail, { email: 'nobody@example.org' });
    await jobsDone(database);
    expect([asked, server.received.length, await states()]).toEqual([1, 0, ['failed']]);
    expect(log).toEqual([['a job failed for good', expect.objectContaining({ job: 'welcome-mail' })]]);
  });

  it('is delivered when a server that was down comes up', async () => {
    server = await startMailServer();
    const { port } = server;
    await server.stop();
    await start(port);
    await queue.send(welcomeMail, { email: 'ada@example.org' });
    // Control: an attempt has failed.
    await expect.poll(() => log.map(([message]) => message)).toContain('a job failed and will be tried again');
    server = await startMailServer({}, port);
    await expect.poll(states).toEqual(['completed']);
    expect(server.received).toHaveLength(1);
  });
});
