import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiServer } from '#test/support/ai-server.ts';
import type { Client } from '#test/support/client.ts';
import type { Person } from '#test/support/factory.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

/** The subjects that the stand-in for a model recognises, with words in two languages. */
const subjects = [/battery|heat|wärme/i, /orchestra|concert|musik/i, /glacier|ice|gletscher/i];
const vectorOf = (text: string) => [0.2, ...subjects.map((words) => (words.test(text) ? 1 : 0))];

let server: AiServer;
let product: Product;
let admin: Client;
let workspace: string;
let project: string;
let ada: Person;

beforeAll(async () => {
  server = await AiServer.start(['ask', 'test']);
  product = await startProduct({ ai: { ...server.config, embeddingModel: 'test-embedding' } });
  admin = (await product.make.administrator()).client;
});
beforeEach(async () => {
  server.forget();
  server.script('ask', 'ok');
  server.vectorOf = vectorOf;
  ({ workspace, project } = await product.make.project(admin));
  ada = await product.make.workspaceMember(workspace, 'workspace_admin');
  for (let at = 0; at < 30; at += 1) await product.make.card(admin, project, { title: `Octopus ${at}` });
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});

const ask = async (question: string) => {
  const answer = await ada.client.call('POST /v1/projects/{id}/questions', {
    params: { id: project },
    body: { question },
  });
  expect(answer.status, answer.text).toBe(200);
};
/** Titles of the cards that the model last received. */
const given = () => {
  const { cards } = (server.questions.at(-1)?.data ?? { cards: [] }) as { cards: { title: string }[] };
  return cards.map(({ title }) => title);
};
/** A card that is not among the newest cards, which a model receives. */
const oldCard = async (title: string, attributes: object = {}) => {
  const card = await product.make.card(admin, project, { title, ...attributes });
  for (let at = 0; at < 30; at += 1) await product.make.card(admin, project, { title: `Squid ${at}` });
  return card;
};

describe('cards for a question', () => {
  it('are found by their meaning, although they share no word with it, and are read once', async () => {
    await oldCard('Sand battery');
    await ask('Was speichert Wärme?');
    expect(given()[0]).toBe('Sand battery');
    const asked = server.embedded.length;
    expect(asked).toBe(62);
    await ask('Noch einmal: Wärme?');
    expect(server.embedded).toHaveLength(asked + 1);
  });

  it('are found only by their words if no model makes vectors (control)', async () => {
    server.vectorOf = undefined;
    await oldCard('Sand battery');
    await ask('Was speichert Wärme?');
    expect(given()).not.toContain('Sand battery');
    await ask('Which battery?');
    expect(given()[0]).toBe('Sand battery');
  });

  it('are read again when their texts have changed', async () => {
    const card = await oldCard('Concert');
    await ask('Wärme?');
    expect(given()[0]).not.toBe('Heat pump');
    await admin.call('PATCH /v1/cards/{id}', {
      params: { id: card },
      body: { data: { type: 'cards', attributes: { title: 'Heat pump' } } },
    });
    await ask('Wärme?');
    expect(given()[0]).toBe('Heat pump');
    expect(server.embedded.filter((text) => text === 'Heat pump')).toHaveLength(1);
  });

  it('are not sent to the model while they are drafts, nor in a workspace that forbids it', async () => {
    await product.make.card(admin, project, { title: 'Secret glacier', public: false });
    await ask('Gletscher?');
    expect(server.embedded).toContain('Gletscher?');
    expect(server.embedded.join()).not.toContain('Secret');
    server.forget();
    const body = { data: { type: 'workspaces', attributes: { ai_allowed: false } } } as const;
    await admin.call('PATCH /v1/workspaces/{id}', { params: { id: workspace }, body });
    await product.make.card(admin, project, { title: 'Ice' });
    const refused = await ada.client.call('POST /v1/projects/{id}/questions', {
      params: { id: project },
      body: { question: 'Gletscher?' },
    });
    expect(refused.status).toBe(403);
    expect(server.embedded).toEqual([]);
  });

  it('are not sent to the model any more once the workspace forbids it, or the project has left for one that does', async () => {
    const titles = Array.from({ length: 100 }, (_, at) => `Whelk ${at}`);
    await admin.call('POST /v1/projects/{id}/imports', {
      params: { id: project },
      body: ['title', ...titles].join('\n'),
    });
    const other = await product.make.project(admin);
    const allow = async (id: string, ai_allowed: boolean) => {
      const body = { data: { type: 'workspaces', attributes: { ai_allowed } } } as const;
      expect((await admin.call('PATCH /v1/workspaces/{id}', { params: { id }, body })).status).toBe(200);
    };
    await allow(other.workspace, false);
    const leave = async () => {
      const params = { id: project, workspaceId: other.workspace };
      expect((await admin.call('POST /v1/projects/{id}/{workspaceId}/move', { params })).status).toBe(200);
    };
    for (const change of [() => allow(workspace, false), leave]) {
      await allow(workspace, true);
      await query(product, 'delete from card_embeddings');
      await query(product, 'delete from project_embeddings');
      server.forget();
      const changed = Promise.withResolvers<void>();
      server.beforeVectors = async (texts) => {
        if (texts.length === 1) return;
        server.beforeVectors = async () => undefined;
        await change();
        changed.resolve();
      };
      await ada.client.call('POST /v1/projects/{id}/questions', {
        params: { id: project },
        body: { question: 'Whelks?' },
      });
      await changed.promise;
      await product.jobsDone();
      expect(server.embedded.filter((text) => text !== 'Whelks?')).toHaveLength(64);
    }
  });

  it('in another project are not found', async () => {
    const { project: other } = await product.make.project(admin);
    await product.make.card(admin, other, { title: 'Foreign glacier' });
    await ask('Gletscher?');
    expect(given()).not.toContain('Foreign glacier');
    expect(server.embedded).not.toContain('Foreign glacier');
  });
});

describe('the model for embeddings', () => {
  it('has its use counted, and is part of the administrators’ test', async () => {
    await ask('Gletscher?');
    const { body } = await admin.call('GET /v1/settings/ai-usage');
    const own = body.data.find(({ id }) => id === workspace);
    // 30 cards and a question at 10 tokens each, and the answer.
    expect(own?.attributes.day.input_tokens).toBe(310 + 100);
    const test = async () => (await admin.call('POST /v1/settings/test-ai')).body.meta;
    expect(await test()).toMatchObject({ reachable: true, detail: null });
    server.vectorOf = undefined;
    expect(await test()).toMatchObject({ reachable: false, detail: expect.stringContaining('404') });
  });

  it('does no harm when it answers with vectors of another form', async () => {
    server.vectorOf = (text) => (text.includes('Octopus 3') ? [1] : vectorOf(text));
    await product.make.card(admin, project, { title: 'Glacier' });
    await ask('Which glacier?');
    expect(given()[0]).toBe('Glacier');
  });
});
