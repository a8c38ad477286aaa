import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Client } from '#test/support/client.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { noisyPicture, send } from '#test/support/pictures.ts';
import { Program } from '#test/support/program.ts';

const admin = { email: 'ada@example.org', password: 'first light 2040' };

/** Only on the embedded database, since a PostgreSQL server does not die with our process. */
describe.runIf(inject('databaseServer').kind === 'pglite')('a process killed between upload and attachment', () => {
  let database: TestDatabase;
  let running: Program;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    running?.process.kill('SIGKILL');
    await database.drop();
  });

  async function start(): Promise<{ address: string; client: Client }> {
    running = new Program('main', {
      PORT: '0',
      DATA_DIR: database.dataDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    const address = await running.ready();
    const { body } = await new Client(address).call('POST /v1/login', { body: admin });
    return { address, client: new Client(address, body.data.attributes.token) };
  }

  const filesIn = async (folder: string) =>
    (await readdir(join(database.dataDir, 'files', folder), { recursive: true }).catch(() => [])).filter((name) =>
      name.endsWith('.webp'),
    );

  it('loses no upload and shows nothing incomplete; the same upload becomes an attachment', async () => {
    const picture = await noisyPicture(3000, 2000).jpeg().toBuffer();
    const first = await start();
    const { filename, put } = await send(first.client, first.address, picture, 'image/jpeg');
    expect(put.status).toBe(200);
    const body = {
      file: { filename, mime_type: 'image/jpeg' as const, bytes: picture.length, original_name: 'a.jpg' },
    };
    const making = first.client.call('POST /v1/attachments', { body }).then(
      () => 'answered',
      () => 'unanswered',
    );
    // The first rendition has been written, and the attachment has not been made yet.
    await expect
      .poll(async () => (await filesIn('images')).length, { interval: 1, timeout: 60_000 })
      .toBeGreaterThan(0);
    await running.kill();
    const outcome = await making;

    const second = await start();
    const answer = await second.client.call('POST /v1/attachments', { body });
    // If the process was killed before the end, no attachment was made, and it is made now. Otherwise it had been made.
    if (outcome === 'unanswered' && answer.status === 201) {
      const { url } = answer.body.data.attributes.thumbnails.large;
      expect((await fetch(new URL(url, second.address))).status).toBe(200);
    } else {
      expect(answer.status).toBe(404);
    }
    expect((await running.stop()).code).toBe(0);
  });
});
