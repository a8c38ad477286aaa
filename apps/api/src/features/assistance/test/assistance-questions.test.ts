import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiServer } from '#test/support/ai-server.ts';
import { type AssistedProject, makeAssistedProject } from '#test/support/assisted-project.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';
import { answerWith, byPath, type Site, sitePorts, startSite } from '#test/support/site.ts';

const prompts = ['ask', 'signals'];

let server: AiServer;
let site: Site;
let product: Product;
let admin: Client;
let project: AssistedProject;

beforeAll(async () => {
  server = await AiServer.start(prompts);
  site = await startSite(byPath({ '/report': answerWith('<p>Yes') }));
  product = await startProduct(
    { ai: server.config },
    { outside: { loopbackPorts: sitePorts, resolveName: async () => ['127.0.0.1'] } },
  );
  admin = (await product.make.administrator()).client;
});
beforeEach(async () => {
  server.forget();
  for (const prompt of prompts) server.script(prompt, 'ok');
  project = await makeAssistedProject(product, admin);
});
afterAll(async () => {
  await product?.stop();
  await site?.stop();
  await server?.stop();
});

describe('a question', () => {
  it('is answered with sentences that refer to cards in the request, and with their passages', async () => {
    const { sand } = await project.heatCards();
    server.script('ask', ({ data }) => {
      const { cards } = data as { cards: { id: string; title: string }[] };
      const id = cards.find(({ title }) => title.startsWith('Sand'))?.id;
      return {
        in_cards: true,
        sentences: [
          { text: 'Tampere stores heat in sand.', cards: [id, 'c99'] },
          { text: 'Everybody does.', cards: ['c99'] },
          { text: 'Nobody knows.', cards: [] },
        ],
      };
    });
    const { body } = await project.ask('Who stores heat in sand?');
    expect(body.data.attributes).toMatchObject({
      outcome: 'answered',
      sentences: [{ text: 'Tampere stores heat in sand.', card_slugs: [sand] }],
      cards: [{ slug: sand, public: true, passage: expect.stringMatching(/sand/i) }],
    });
  });

  it('is not answered if the model declines, or refers to no card in the request', async () => {
    await project.heatCards();
    for (const json of [
      { in_cards: false, sentences: [] },
      { in_cards: true, sentences: [{ text: 'It rains.', cards: ['c99', 'sand'] }] },
    ]) {
      server.script('ask', { json });
      expect((await project.ask('Does it rain?')).body.data.attributes).toMatchObject({
        outcome: 'not_in_cards',
        sentences: [],
        cards: [],
      });
    }
  });

  it('is refused with a reason where no model may be used, and no card is read for it', async () => {
    await project.allowAi(false);
    await project.heatCards();
    const { status, errors } = await project.ask('What stores heat?');
    expect([status, errors[0]?.code]).toEqual([403, 'assistance_off']);
    expect(errors[0]?.detail).toBe('Only a model can draft this, and none may be used here.');
    expect(server.questions).toEqual([]);
  });

  it('sends no cards of other projects, from the trash, or drafts that the caller may not see to the provider', async () => {
    const viewer = await product.make.projectMember(project.slug, 'project_viewer');
    await project.card({ title: 'Heat secret draft', public: false });
    const trashed = await project.card({ title: 'Heat in the trash' });
    await admin.call('POST /v1/cards/bulk-delete', { body: { card_slugs: [trashed] } });
    const elsewhere = await product.make.project(admin);
    await product.make.card(admin, elsewhere.project, { title: 'Heat of another workspace' });
    await project.card({ title: 'Heat for all' });
    await project.ask('What about heat?', viewer.client);
    const sent = server.questions.at(-1)?.framed ?? '';
    expect(sent).toContain('Heat for all');
    for (const secret of ['secret draft', 'trash', 'another']) expect(sent).not.toContain(secret);
    // Control: people who may write see the draft, and so does the model that answers them.
    await project.ask('What about heat?');
    expect(server.questions.at(-1)?.framed).toContain('secret draft');
    expect(server.questions.at(-1)?.framed).not.toContain('another');
  });
});

describe('drafted signals', () => {
  const signal = (fields: object) => ({
    title: 'Bricks replace a boiler',
    subtitle: null,
    description: 'A dairy heats with bricks.',
    relevance: 'It is cheap.',
    tags: ['energy storage', 'Dairies'],
    source_url: null,
    cards: [],
    ...fields,
  });

  it('have a source only if its whole address stands in the material, and nothing is requested', async () => {
    const { sand } = await project.heatCards();
    const report = site.at('/report?id=7');
    await project.card({ title: 'Sand stores heat', description: `Says [the report](${report}).` });
    site.requests.length = 0;
    server.script('signals', {
      json: {
        signals: [
          signal({ source_url: report }),
          signal({ title: 'Composed', source_url: `${report}&heat=sand`, cards: ['c2', 'c77'] }),
          signal({ title: 'Another path', source_url: site.at('/Sand-batteries') }),
          signal({ title: 'Without its query', source_url: site.at('/report') }),
          signal({ title: 'No address', source_url: 'file:///etc/passwd' }),
          signal({ title: 'One too many' }),
        ],
      },
    });
    const { body } = await project.draftSignals('Who stores heat in sand?', 5);
    const { signals, drafter } = body.data.attributes;
    expect(drafter).toMatchObject({ kind: 'ai', prompt: 'signals@2' });
    // Those that stand in the material whole, as they are there.
    expect(signals.map(({ source_url }) => source_url)).toEqual([report, null, null, null, null]);
    expect(site.requests).toEqual([]);
    expect(signals[0]?.tags).toEqual(['Energy storage', 'Dairies']);
    expect(signals[1]?.cards.map(({ slug }) => slug)).toEqual([sand]);
  });

  it('list cards that may be about the same subject, and are not stored', async () => {
    await project.heatCards();
    server.script('signals', { json: { signals: [signal({ title: 'Heat pumps outsell boilers in Norway' })] } });
    const before = await query(product, 'select count(*) from cards');
    const { body } = await project.draftSignals('Heat pumps?');
    const again = await project.draftSignals('Heat pumps?');
    expect(again.body.data.attributes.signals[0]?.id).not.toBe(body.data.attributes.signals[0]?.id);
    expect(body.data.attributes.signals[0]?.duplicates[0]?.attributes).toMatchObject({
      title: 'Heat pumps outsell boilers in Norway',
      reason: 'title',
    });
    expect(await query(product, 'select count(*) from cards')).toEqual(before);
  });

  it('are refused where no model may be used, which does not count as one of the calls of a person', async () => {
    await project.allowAi(false);
    for (let at = 0; at < 11; at += 1) {
      const { status, errors } = await project.draftSignals('What becomes of heat from sand?');
      expect([status, errors[0]?.code]).toEqual([403, 'assistance_off']);
    }
    expect(server.questions).toEqual([]);
    // Control.
    await project.allowAi(true);
    expect((await project.draftSignals('What becomes of heat from sand?')).status).toBe(200);
  });
});

describe('content made from a draft', () => {
  const drafter = { kind: 'ai', model: 'test-model', prompt: 'signals@1', at: '2026-11-24T12:00:00.000Z' } as const;

  it('stores what drafted it: a card, its copies, and an insight', async () => {
    const slug = await project.card({ title: 'Heat', ai_assistant: true, drafter });
    const read = (id: string) => project.ada.client.call('GET /v1/cards/{id}', { params: { id } });
    expect((await read(slug)).body.data.attributes).toMatchObject({ ai_assistant: true, drafter });
    const copy = await project.ada.client.call('POST /v1/cards/{id}/duplicate', { params: { id: slug } });
    expect(copy.body.data.attributes.drafter).toEqual(drafter);
    await project.ada.client.call('PATCH /v1/cards/{id}', {
      params: { id: slug },
      body: { data: { type: 'cards', attributes: { title: 'Heat again' } } },
    });
    expect((await read(slug)).body.data.attributes.drafter).toEqual(drafter);
    expect((await read(await project.card({ title: 'By hand' }))).body.data.attributes.drafter).toBeNull();
    const insight = await project.ada.client.call('POST /v1/projects/{id}/insights', {
      params: { id: project.slug },
      body: { data: { type: 'insights', attributes: { title: 'Heat', card_slugs: [slug], drafter } } },
    });
    expect(insight.body.data.attributes.drafter).toEqual(drafter);
  });

  it('tells what drafted it in lists only on request', async () => {
    await project.card({ title: 'Heat', drafter });
    const list = (fields?: string) =>
      project.ada.client.call('GET /v1/projects/{id}/cards', {
        params: { id: project.slug },
        query: fields ? { 'fields[cards]': fields } : {},
      });
    expect((await list()).body.data[0]?.attributes).not.toHaveProperty('drafter');
    expect((await list('title,drafter')).body.data[0]?.attributes).toEqual({ title: 'Heat', drafter });
  });
});
