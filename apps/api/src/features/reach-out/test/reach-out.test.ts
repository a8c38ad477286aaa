import { limits, serverLimits } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type MailServer, startMailServer } from '#test/support/mail-server.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let server: MailServer;
let product: Product;
let admin: Client;

beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct({
    mail: { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'Foreglow <mail@example.org>' },
    reachOutEmail: 'desk@example.org',
  });
  admin = (await product.make.administrator()).client;
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});
beforeEach(async () => {
  await product.jobsDone();
  await query(product, 'delete from rate_limits');
  await query(product, 'delete from reach_out_messages');
  server.received.length = 0;
});

const written = { name: 'Grace', email: 'grace@example.org', subject: 'An account', message: 'May I join?\nGrace' };
const send = (changes: Partial<typeof written & { website: string }> = {}, client = product.anonymous) =>
  client.call('POST /v1/reach-out', { body: { ...written, ...changes } });
const inbox = async () => (await admin.call('GET /v1/reach-out')).body;
const mails = async () => {
  await product.jobsDone();
  return server.received;
};

describe('a message', () => {
  it('is in the inbox of the administrators, and is forwarded with its sender as the reply address', async () => {
    expect((await send()).status).toBe(204);
    const { data, meta } = await inbox();
    expect(data.map(({ attributes }) => attributes)).toMatchObject([{ ...written, signed_in: false, read: false }]);
    expect(meta).toMatchObject({ total_record_count: 1, unread: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: 'desk@example.org' }]);
    expect(mail?.replyTo).toMatchObject([{ name: 'Grace', address: 'grace@example.org' }]);
    expect(mail?.subject).toBe('Message: “An account”');
    expect(mail?.text).toContain('May I join?');
  });

  it('of a signed-in person has the name and the e-mail of the account', async () => {
    const person = await product.make.person();
    await send({ name: 'Somebody else', email: 'boss@example.org' }, person.client);
    const [message] = (await inbox()).data;
    expect(message?.attributes).toMatchObject({ email: person.email, signed_in: true });
    expect(message?.attributes.name).not.toBe('Somebody else');
  });

  it('cannot add headers or HTML to its mail', async () => {
    const subject = 'Hi\r\nBcc: all@example.org';
    await send({ name: 'A\nCc: all@example.org', subject, message: '<img src=x onerror=alert(1)>' });
    const [mail] = await mails();
    const names = mail?.headers.map(({ key }) => key);
    expect(names).toContain('reply-to');
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('cc');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect((await send({ email: 'a@example.org\r\nBcc: b@example.org' })).status).toBe(422);
    expect((await send({ email: 'a@example.org, b@example.org' })).status).toBe(422);
  });

  it('with the hidden field is answered like any other, and dropped', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(204);
    expect((await inbox()).data).toEqual([]);
    expect(await mails()).toEqual([]);
    // Control: without the field the message arrives.
    await send();
    expect((await inbox()).data).toHaveLength(1);
  });

  it('that is not valid is refused with all wrong fields', async () => {
    const refused = await send({ name: ' ', email: 'no address', message: 'a'.repeat(limits.reachOutLength + 1) });
    expect(refused.status).toBe(422);
    expect(refused.errors.map(({ source }) => source?.pointer).sort()).toEqual(['/email', '/message', '/name']);
    // The longest allowed message, in a script with three bytes a letter.
    expect((await send({ message: '字'.repeat(limits.reachOutLength) })).status).toBe(204);
  });

  it('is marked as read and unread, and deleted', async () => {
    await send();
    const [message] = (await inbox()).data;
    const params = { id: message?.id ?? '' };
    const mark = (read: boolean) =>
      admin.call('PATCH /v1/reach-out/{id}', { params, body: { data: { type: 'messages', attributes: { read } } } });
    expect((await mark(true)).body.data.attributes.read).toBe(true);
    expect((await inbox()).meta.unread).toBe(0);
    expect((await mark(false)).body.data.attributes.read).toBe(false);
    expect((await inbox()).meta.unread).toBe(1);
    expect((await admin.call('DELETE /v1/reach-out/{id}', { params })).status).toBe(204);
    expect((await mark(true)).status).toBe(404);
    expect((await inbox()).data).toEqual([]);
  });
});

describe('the number of messages', () => {
  it('is limited for one e-mail, and for one address', async () => {
    for (let sent = 0; sent < serverLimits.messagesPerEmail; sent += 1) expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(429);
    for (let sent = serverLimits.messagesPerEmail; sent < serverLimits.messagesPerAddress; sent += 1) {
      expect((await send({ email: `a${sent}@example.org` })).status).toBe(204);
    }
    expect((await send({ email: 'last@example.org' })).status).toBe(429);
    // A person with an account is counted separately from the address.
    expect((await send({}, (await product.make.person()).client)).status).toBe(204);
  });

  it('is limited for all people without an account together, as are the forwarded mails', async () => {
    await send();
    await query(product, 'update rate_limits set points = $1 where key like $2', [
      serverLimits.messageMails,
      'reach-out-mail:%',
    ]);
    expect((await send()).status).toBe(204);
    expect(await mails()).toHaveLength(1);
    expect((await inbox()).data).toHaveLength(2);
    const all = [serverLimits.messagesWithoutAccount, 'reach-out-all:%'];
    await query(product, 'update rate_limits set points = $1 where key like $2', all);
    expect((await send()).status).toBe(429);
  });
});
