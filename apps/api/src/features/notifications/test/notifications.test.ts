import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDigests } from '#features/notifications/digest.job.ts';
import { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let queue: JobQueue;
let ada: Person;
let ben: Person;
let cem: Person;
let project: string;
let card: string;

beforeAll(async () => {
  product = await startProduct();
  ada = await product.make.administrator();
  queue = new JobQueue(product.database);
  await queue.open([sendDigests]);
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada.client));
  ben = await product.make.projectMember(project, 'project_collaborator', { name: 'Ben' });
  cem = await product.make.projectMember(project, 'project_viewer', { name: 'Cem' });
  card = await product.make.card(ben.client, project, { title: 'Heat pumps' });
});
afterAll(async () => {
  await queue?.close();
  await product?.stop();
});

const say = async (client: Client, text: string, more: object = {}) => {
  const attributes = { subject_type: 'cards', subject_slug: card, text, ...more } as const;
  const body = { data: { type: 'comments', attributes } } as const;
  return (await client.call('POST /v1/projects/{id}/comments', { params: { id: project }, body })).body.data.id;
};
const list = (client: Client, parameters: object = {}) => client.call('GET /v1/notifications', { query: parameters });
/** The kinds and excerpts of a person's notifications, newest first. */
const told = async (client: Client) =>
  (await list(client)).body.data.map(({ attributes: { kind, excerpt } }) => [kind, excerpt]);

describe('a person is notified', () => {
  it('of a mention, of a reply in their thread and of a comment on their content: once of each', async () => {
    const thread = await say(ada.client, `Look, @[${cem.slug}]`);
    await say(ben.client, 'Yes', { parent_id: thread });
    await say(ada.client, `Then @[${ben.slug}] shall`, { parent_id: thread });
    expect(await told(cem.client)).toEqual([['mention', 'Look, @Cem']]);
    expect(await told(ben.client)).toEqual([
      ['mention', 'Then @Ben shall'],
      ['comment', 'Look, @Cem'],
    ]);
    expect((await told(ada.client))[0]).toEqual(['reply', 'Yes']);
    const [entry] = (await list(cem.client)).body.data;
    expect(entry?.attributes).toMatchObject({
      read: false,
      person: { name: 'Ada' },
      project: { slug: project },
      subject: { type: 'cards', slug: card, title: 'Heat pumps' },
      export_state: null,
      comment_slug: thread,
    });
  });

  it('of a mention that a change adds, and not twice', async () => {
    const commentId = await say(ada.client, 'Look');
    for (const text of [`Look @[${cem.slug}]`, `Do look @[${cem.slug}]`]) {
      const body = { data: { type: 'comments', attributes: { text } } } as const;
      const params = { id: project, commentId };
      await ada.client.call('PATCH /v1/projects/{id}/comments/{commentId}', { params, body });
    }
    expect(await told(cem.client)).toEqual([['mention', 'Do look @Cem']]);
  });

  it('never of content that they may not see, or no longer see', async () => {
    await say(ada.client, `Open, @[${cem.slug}]`);
    const draft = await product.make.card(ada.client, project);
    await say(ada.client, `Hidden, @[${cem.slug}] and @[${ben.slug}]`, { subject_slug: draft });
    expect(await told(cem.client)).toHaveLength(2);
    await ada.client.call('PATCH /v1/cards/{id}', {
      params: { id: draft },
      body: { data: { type: 'cards', attributes: { public: false } } },
    });
    expect(await told(cem.client)).toEqual([['mention', 'Open, @Cem']]);
    expect((await told(ben.client))[0]).toEqual(['mention', 'Hidden, @Cem and @Ben']);
    await ada.client.call('DELETE /v1/cards/{id}', { params: { id: draft } });
    expect(await told(ben.client)).toEqual([['comment', 'Open, @Cem']]);
    await query(product, 'delete from project_members where user_id = $1', [cem.id]);
    expect((await list(cem.client)).body).toMatchObject({ data: [], meta: { unread: 0, total_record_count: 0 } });
  });
});

describe('notifications', () => {
  it('are marked as read one by one or all together, only by their recipient', async () => {
    for (const text of ['One', 'Two', 'Three']) await say(ada.client, text);
    const first = await list(ben.client, { 'page[size]': '2' });
    expect(first.body.meta).toMatchObject({ unread: 3, total_record_count: 3, total_page_count: 2 });
    const id = first.body.data[0]?.id ?? '';
    const mark = (client: Client, read: boolean) =>
      client.call('PATCH /v1/notifications/{id}', {
        params: { id },
        body: { data: { type: 'notifications', attributes: { read } } },
      });
    expect((await mark(cem.client, true)).status).toBe(404);
    expect((await mark(ben.client, true)).body.data.attributes.read).toBe(true);
    expect((await list(ben.client)).body.meta.unread).toBe(2);
    await mark(ben.client, false);
    expect((await ben.client.call('POST /v1/notifications/read-all')).body.meta.count).toBe(3);
    expect((await list(ben.client)).body.meta.unread).toBe(0);
  });
});

describe('the digest', () => {
  /** Sends the digests of a day. Returns all digests that a person has received so far, oldest first. */
  const digestsOf = async ({ email }: Person) => {
    await queue.send(sendDigests, {});
    return (await product.mails()).filter(({ to }) => to?.[0]?.address === email);
  };

  it('lists unread notifications once, in the reader’s language, with a way to switch it off', async () => {
    const body = { data: { type: 'users', attributes: { locale: 'de' } } } as const;
    await ben.client.call('PATCH /v1/me', { body });
    await say(ada.client, 'One');
    await say(ada.client, `Two @[${ben.slug}]`);
    const mails = await digestsOf(ben);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 Benachrichtigungen für Sie']);
    const [mail] = mails;
    expect(mail?.text).toContain('„Ada“ hat Sie bei „Heat pumps“ erwähnt („January scan“): „Two @Ben');
    expect(mail?.text).toContain(`${product.address}/profile`);
    expect(await digestsOf(ben)).toHaveLength(1);
    await say(ada.client, 'Three');
    expect(await digestsOf(ben)).toHaveLength(2);
  });

  it('is not sent to people who have read everything, or do not want it', async () => {
    await say(ada.client, `@[${cem.slug}]`);
    await cem.client.call('POST /v1/notifications/read-all');
    const body = { data: { type: 'users', attributes: { digest: false } } } as const;
    expect((await ben.client.call('PATCH /v1/me', { body })).body.data.attributes.digest).toBe(false);
    expect(await digestsOf(cem)).toEqual([]);
    expect(await digestsOf(ben)).toEqual([]);
    expect((await ben.client.call('GET /v1/me')).body.data.attributes.digest).toBe(false);
  });
});
