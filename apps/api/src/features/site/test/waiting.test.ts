import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { refusal, startMailServer } from '#test/support/mail-server.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let boss: Person;
let admin: Client;

beforeAll(async () => {
  product = await startProduct();
  boss = await product.make.administrator();
  admin = boss.client;
});
afterAll(() => product?.stop());

const waiting = async () => (await admin.call('GET /v1/settings/waiting')).body.data.attributes;
const setUpMail = (port: number) =>
  admin.call('PUT /v1/settings/mail-server', {
    body: {
      data: {
        type: 'mail-servers',
        attributes: { host: '127.0.0.1', port, security: 'none', user: null, from: null },
      },
    },
  });

it('nothing waits for administrators at first; the space of the disk is known', async () => {
  const { disk, ...others } = await waiting();
  expect(others).toEqual({
    count: 0,
    unread_messages: 0,
    failed_mails: { given_up: 0, waiting: 0, reason: null },
  });
  expect(disk?.total_bytes).toBeGreaterThan(disk?.free_bytes ?? Number.POSITIVE_INFINITY);
});

it('a message waits until it has been read', async () => {
  const body = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'Hello.' };
  await product.anonymous.call('POST /v1/reach-out', { body });
  expect(await waiting()).toMatchObject({ count: 1, unread_messages: 1 });
  const [message] = (await admin.call('GET /v1/reach-out')).body.data;
  const attributes = { read: true };
  await admin.call('PATCH /v1/reach-out/{id}', {
    params: { id: message?.id ?? '' },
    body: { data: { type: 'messages', attributes } },
  });
  expect(await waiting()).toMatchObject({ count: 0, unread_messages: 0 });
});

it('a mail waits that was given up, until it is dismissed, and one that will be tried again', async () => {
  let reply = refusal(550, 'no such user');
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      done(reply);
    },
  });
  const forget = async () => {
    await product.anonymous.call('POST /v1/forgot-password', { body: { email: boss.email } });
    await product.jobsDone();
  };
  try {
    await setUpMail(server.port);
    await forget();
    const failed = await waiting();
    expect(failed).toMatchObject({ count: 1, failed_mails: { given_up: 1, waiting: 0 } });
    expect(failed.failed_mails.reason).toContain('no such user');
    expect((await admin.call('DELETE /v1/settings/waiting/failed-mails')).status).toBe(204);
    expect(await waiting()).toMatchObject({ count: 0, failed_mails: { given_up: 0, reason: null } });
    reply = refusal(451, 'try again later');
    await forget();
    const delayed = await waiting();
    expect(delayed).toMatchObject({ count: 1, failed_mails: { given_up: 0, waiting: 1 } });
    expect(delayed.failed_mails.reason).toContain('try again later');
  } finally {
    await server.stop();
    await admin.call('DELETE /v1/settings/mail-server');
  }
});
