import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AiServer, aiKey } from '#test/support/ai-server.ts';
import { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { startMailServer } from '#test/support/mail-server.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

let product: Product;
let boss: Person;
let admin: Client;
let models: AiServer;

beforeAll(async () => {
  product = await startProduct({ mail: { smtpUrl: undefined, from: undefined } });
  boss = await product.make.administrator();
  admin = boss.client;
  models = await AiServer.start(['test']);
});
afterAll(async () => {
  await models?.stop();
  await product?.stop();
});

/** Everything that the database stores of the settings. */
const stored = async (): Promise<string> =>
  (await query<{ value: string }>(product, 'select value::text from settings')).map(({ value }) => value).join('\n');

describe('the provider of models', () => {
  const given = (changes: object = {}) => ({
    provider: 'openai' as const,
    base_url: models.config.baseUrl,
    model: 'test-model',
    embedding_model: null,
    prices: null,
    ...changes,
  });
  const save = (changes: object = {}, client = admin) =>
    client.call('PUT /v1/settings/ai-provider', {
      body: { data: { type: 'ai-providers', attributes: given(changes) } },
    });
  const read = async () => (await admin.call('GET /v1/settings/ai-provider')).body.data.attributes;
  const test = async () => (await admin.call('POST /v1/settings/test-ai')).body.meta;
  afterEach(() => admin.call('DELETE /v1/settings/ai-provider'));

  it('is none until an administrator sets one up, and is in use from then on', async () => {
    expect(await read()).toMatchObject({ source: 'default', provider: null, model: null, key: 'none' });
    expect(await test()).toMatchObject({ reachable: false, answer: null, detail: 'No provider is set up.' });
    models.script('test', { json: { word: 'ready' } });
    const saved = await save({ key: aiKey });
    expect(saved.body.data.attributes).toEqual({ source: 'stored', ...given(), key: 'set' });
    expect(await test()).toMatchObject({ reachable: true, answer: 'ready', detail: null });
    expect((await product.anonymous.call('GET /config')).body.features.ai).toBe(true);
    const { ai } = (await admin.call('GET /v1/settings')).body.data.attributes;
    expect(ai).toMatchObject({ configured: true, model: 'test-model' });
    await admin.call('DELETE /v1/settings/ai-provider');
    expect(await read()).toMatchObject({ source: 'default', key: 'none' });
    expect((await product.anonymous.call('GET /config')).body.features.ai).toBe(false);
  });

  it('has a key that is stored encrypted and never sent again', async () => {
    const saved = await save({ key: aiKey });
    const texts = [saved.text, (await admin.send('GET', '/v1/settings/ai-provider')).text, await stored()];
    expect(texts.filter((text) => text.includes(aiKey))).toEqual([]);
    // What is stored is the key nevertheless.
    expect(await test()).toMatchObject({ reachable: true });
    await save({ key: 'sk-wrong-00000000' });
    const refused = await test();
    expect(refused).toMatchObject({ reachable: false, answer: null });
    expect(refused.detail).toContain('401');
  });

  it('keeps its key if something else changes, but not at another address', async () => {
    await save({ key: aiKey });
    expect((await save({ model: 'another' })).body.data.attributes).toMatchObject({ model: 'another', key: 'set' });
    const elsewhere = await save({ base_url: 'https://elsewhere.example/v1' });
    expect([elsewhere.status, elsewhere.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/key']);
    expect((await read()).base_url).toBe(models.config.baseUrl);
    expect((await save({ key: null })).body.data.attributes.key).toBe('none');
  });

  it('is refused with a sentence if it is incomplete', async () => {
    const pointers = async (changes: object) => {
      const answer = await save(changes);
      return [answer.status, ...answer.errors.map(({ source }) => source?.pointer?.split('/').at(-1))];
    };
    expect(await pointers({ base_url: null })).toEqual([422, 'base_url']);
    expect(await pointers({ base_url: 'https://ada:secret@models.example.org' })).toEqual([422, 'base_url']);
    expect(await pointers({ base_url: 'file:///etc/passwd' })).toEqual([422, 'base_url']);
    expect(await pointers({ model: ' ' })).toEqual([422, 'model']);
    expect(await pointers({ provider: 'anthropic', base_url: null })).toEqual([422, 'key']);
    expect(await pointers({ provider: 'anthropic', base_url: null, embedding_model: 'e' })).toEqual([
      422,
      'embedding_model',
    ]);
    expect(await pointers({ key: 'k'.repeat(1001) })).toEqual([422, 'key']);
    expect((await read()).source).toBe('default');
  });

  it('reaches every other server, which asks for the key again if it cannot decrypt it', async () => {
    const another = await product.startAnotherServer();
    const keyFile = join(dirname(product.filesFolder), 'secrets.key');
    try {
      const there = new Client(another.address, boss.token);
      const seen = async () => (await there.call('GET /v1/settings/ai-provider')).body.data.attributes;
      expect((await seen()).source).toBe('default');
      await save({ key: aiKey });
      await expect.poll(async () => (await seen()).source).toBe('stored');
      expect((await seen()).key).toBe('set');
      await rename(keyFile, `${keyFile}.away`);
      const third = await product.startAnotherServer();
      const lost = await new Client(third.address, boss.token).call('GET /v1/settings/ai-provider');
      await third.stop();
      expect(lost.body.data.attributes).toMatchObject({ source: 'stored', model: 'test-model', key: 'unreadable' });
    } finally {
      await rename(`${keyFile}.away`, keyFile).catch(() => undefined);
      await another.stop();
    }
  });

  it('of the environment is shown without its key, and cannot be changed', async () => {
    const fixed = await startProduct({ ai: models.config });
    try {
      const { client } = await fixed.make.administrator();
      const answer = await client.call('GET /v1/settings/ai-provider');
      expect(answer.body.data.attributes).toMatchObject({ source: 'environment', model: 'test-model', key: 'set' });
      expect(answer.text).not.toContain(aiKey);
      const refused = await save({ base_url: 'https://elsewhere.example/v1' }, client);
      expect([refused.status, refused.errors[0]?.detail]).toEqual([
        409,
        'The environment of the server sets up the provider of models (AI_MODEL).',
      ]);
    } finally {
      await fixed.stop();
    }
  });
});

describe('the mail server', () => {
  const password = 'p@ss/word of Ada';
  const save = (attributes: object, client = admin) =>
    client.call('PUT /v1/settings/mail-server', {
      body: {
        data: {
          type: 'mail-servers',
          attributes: { host: '127.0.0.1', port: 25, security: 'none', user: null, from: null, ...attributes },
        },
      },
    });
  const testMail = () => admin.call('POST /v1/settings/test-mail');
  afterEach(() => admin.call('DELETE /v1/settings/mail-server'));

  it('sends every message from then on, also those of jobs', async () => {
    const server = await startMailServer({
      onAuth: ({ username, password: given }, _session, done) => {
        const isRight = username === 'ada' && given === password;
        done(isRight ? null : new Error('No'), isRight ? { user: username } : undefined);
      },
      authOptional: false,
      allowInsecureAuth: true,
    });
    try {
      const from = 'Desk <desk@example.org>';
      const saved = await save({ port: server.port, user: 'ada', password, from });
      expect(saved.body.data.attributes).toEqual({
        source: 'stored',
        from_source: 'stored',
        host: '127.0.0.1',
        port: server.port,
        security: 'none',
        user: 'ada',
        password: 'set',
        from,
      });
      for (const text of [saved.text, await stored()]) expect(text).not.toContain(password);
      expect((await testMail()).status).toBe(204);
      expect((await product.anonymous.call('GET /config')).body.features.mail).toBe(true);
      await product.anonymous.call('POST /v1/forgot-password', { body: { email: boss.email } });
      await product.jobsDone();
      expect(server.received.map((mail) => [mail.from?.address, mail.to?.[0]?.address])).toEqual([
        ['desk@example.org', boss.email],
        ['desk@example.org', boss.email],
      ]);
      expect(server.sessions.map(({ user }) => user)).toEqual(['ada', 'ada']);
      // The password stays while it is sent to the same server for the same user.
      expect((await save({ port: server.port, user: 'ada', from: null })).body.data.attributes.password).toBe('set');
      for (const changed of [{ port: 26 }, { user: 'eve' }, { host: 'mail.example.org' }]) {
        const refused = await save({ port: server.port, user: 'ada', ...changed });
        expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, '/data/attributes/password']);
      }
    } finally {
      await server.stop();
    }
  });

  it('that is wrong is explained by the test, and locks nobody out', async () => {
    await save({ host: 'mail.nowhere.invalid', port: 587, security: 'starttls' });
    const refused = await testMail();
    expect([refused.status, refused.errors[0]?.code]).toEqual([502, 'mail_failed']);
    expect(refused.errors[0]?.detail).toContain('mail.nowhere.invalid');
    const another = await product.startAnotherServer();
    expect((await new Client(another.address, boss.token).call('GET /v1/settings')).status).toBe(200);
    await another.stop();
    await admin.call('DELETE /v1/settings/mail-server');
    expect((await testMail()).status).toBe(204);
  });

  it('may be left to the environment while the sender is set, but not both ways', async () => {
    expect((await save({ host: null, from: 'desk@example.org' })).body.data.attributes).toMatchObject({
      source: 'default',
      from_source: 'stored',
      host: null,
      from: 'desk@example.org',
    });
    const mail = { smtpUrl: 'smtp://ada:secret@mail.example.org', from: undefined };
    const fixed = await startProduct({ mail });
    try {
      const { client } = await fixed.make.administrator();
      const answer = await client.call('GET /v1/settings/mail-server');
      expect(answer.body.data.attributes).toMatchObject({
        source: 'environment',
        host: 'mail.example.org',
        port: 587,
        user: 'ada',
        password: 'set',
      });
      expect(answer.text).not.toContain('secret');
      expect((await save({}, client)).status).toBe(409);
      const sender = await save({ host: null, from: 'desk@example.org' }, client);
      expect(sender.body.data.attributes).toMatchObject({ source: 'environment', from: 'desk@example.org' });
    } finally {
      await fixed.stop();
    }
  });

  it.each([
    ['host', { host: 'smtp://mail.example.org' }],
    ['host', { host: 'mail.example.org/path' }],
    ['host', { host: 'a b' }],
    ['port', { port: 0 }],
    ['user', { password }],
    ['password', { user: 'ada' }],
    ['from', { from: 'Desk' }],
    ['from', { from: 'a@example.org, b@example.org' }],
  ])('is refused with a wrong %s: %j', async (field, attributes) => {
    const refused = await save(attributes);
    expect([refused.status, refused.errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
  });
});

describe('the file store', () => {
  const test = async () => (await admin.call('POST /v1/settings/test-files')).body.meta;

  it('is tried with a file that does not stay', async () => {
    expect(await test()).toMatchObject({ works: true, detail: null });
    expect(await readdir(join(product.filesFolder, 'test'))).toEqual([]);
    expect((await admin.call('GET /v1/settings')).body.data.attributes.files).toEqual({ kind: 'disk', place: null });
  });

  it('that cannot be written to is said to fail, with its reason', async () => {
    const folder = join(product.filesFolder, 'test');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    try {
      const { works, detail } = await test();
      expect(works).toBe(false);
      expect(detail).toMatch(/EEXIST|ENOTDIR/);
    } finally {
      await rm(folder);
    }
    expect(await test()).toMatchObject({ works: true });
  });
});
