import type { SuggestionWanted } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AiServer } from '#test/support/ai-server.ts';
import { type AssistedProject, heatTags, makeAssistedProject } from '#test/support/assisted-project.ts';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const prompts = [
  'suggest-card-tags',
  'suggest-card-texts',
  'suggest-insight',
  'suggest-trend',
  'suggest-brief-domains',
  'suggest-map-group',
];

let server: AiServer;
let product: Product;
let admin: Client;
let project: AssistedProject;

beforeAll(async () => {
  server = await AiServer.start(prompts);
  product = await startProduct({ ai: server.config });
  admin = (await product.make.administrator()).client;
});
beforeEach(async () => {
  server.forget();
  for (const prompt of prompts) server.script(prompt, 'ok');
  project = await makeAssistedProject(product, admin);
});
afterAll(async () => {
  await product?.stop();
  await server?.stop();
});

describe('suggestions without a provider', () => {
  beforeEach(() => project.allowAi(false));

  it('are tags of the project that occur on the card, and never reach the provider', async () => {
    await project.heatCards();
    const { body } = await project.suggest(heatTags);
    expect(body.data.attributes.names).toEqual([{ name: 'Energy storage', known: true }]);
    expect(body.data.attributes.drafter).toMatchObject({ kind: 'built-in', model: null });
    expect(server.questions).toEqual([]);
    // Control: the provider is asked where this is allowed.
    await project.allowAi(true);
    expect((await project.suggest(heatTags)).body.data.attributes.drafter.kind).toBe('ai');
    expect(server.questions).toHaveLength(1);
  });

  it('are words of the card only if no tag fits', async () => {
    await project.heatCards();
    const { body } = await project.suggest({
      kind: 'card-tags',
      title: 'Lichen moss gardens',
      description: 'Lichen grows.',
    });
    expect(body.data.attributes.names.length).toBeGreaterThan(0);
    expect(body.data.attributes.names.every(({ known }) => !known)).toBe(true);
  });

  it('are the tags that fit the question of a brief', async () => {
    await project.heatCards();
    const { body } = await project.suggest({ kind: 'brief-domains', challenge: 'How will towns store heat?' });
    expect(body.data.attributes.names[0]).toEqual({ name: 'Energy storage', known: true });
  });

  it('are refused with a reason where only a model can make them, and are made where it may be used', async () => {
    const { sand, salt } = await project.heatCards();
    const card_slugs = [sand, salt];
    const wanted: SuggestionWanted[] = [
      { kind: 'card-texts', title: 'Sand', page_text: 'A tower of sand stores heat at 500 degrees for months.' },
      { kind: 'insight', card_slugs },
      { kind: 'trend-implications', title: 'Heat storage spreads', card_slugs },
      { kind: 'map-group', card_slugs },
    ];
    for (const one of wanted) {
      const { status, errors } = await project.suggest(one);
      expect([status, errors[0]?.code, errors[0]?.detail], one.kind).toEqual([
        403,
        'assistance_off',
        'Only a model can draft this, and none may be used here.',
      ]);
    }
    expect(server.questions).toEqual([]);
    // Control.
    await project.allowAi(true);
    for (const one of wanted) expect((await project.suggest(one)).status, one.kind).toBe(200);
  });
});

describe('suggestions of a model', () => {
  it('are tags in the spelling of the project, and new ones only if none fits', async () => {
    await project.heatCards();
    server.script('suggest-card-tags', { json: { tags: ['Bricks', 'energy STORAGE'] } });
    expect((await project.suggest(heatTags)).body.data.attributes.names).toEqual([
      { name: 'Energy storage', known: true },
    ]);
    server.script('suggest-card-tags', { json: { tags: ['Bricks, hot', '', 'Dairies'] } });
    expect((await project.suggest(heatTags)).body.data.attributes.names).toEqual([
      { name: 'Bricks hot', known: false },
      { name: 'Dairies', known: false },
    ]);
  });

  it('are texts without addresses, pictures and ids', async () => {
    const summary =
      'Sand stores heat (c1). See [the site](http://evil.example/x) ![](http://evil.example/y?q=secret) or www.evil.example.';
    server.script('suggest-card-texts', { json: { summary, relevance: null } });
    const { body } = await project.suggest({ kind: 'card-texts', title: 'Sand', page_text: 'A page.' });
    expect(body.data.attributes.text).toBe('Sand stores heat. See the site or.');
  });

  it('are made for every other kind', async () => {
    const { sand, salt } = await project.heatCards();
    const card_slugs = [sand, salt];
    server.script('suggest-insight', { json: { title: 'Heat can be **kept**.', summary: 'It can.' } });
    server.script('suggest-trend', { json: { implications: '- Boilers go.' } });
    server.script('suggest-brief-domains', { json: { domains: ['Winter', 'Energy Storage'] } });
    server.script('suggest-map-group', { json: { name: '"Heat stores"' } });
    const insight = (await project.suggest({ kind: 'insight', card_slugs })).body.data.attributes;
    expect(insight).toMatchObject({ title: 'Heat can be kept', text: 'It can.' });
    expect(insight.drafter).toMatchObject({ kind: 'ai', model: 'test-model', prompt: 'suggest-insight@1' });
    const trend = await project.suggest({ kind: 'trend-implications', title: 'Heat', card_slugs });
    expect(trend.body.data.attributes.text).toBe('- Boilers go.');
    expect((await project.suggest({ kind: 'brief-domains', challenge: 'How?' })).body.data.attributes.names).toEqual([
      { name: 'Energy storage', known: true },
      { name: 'Winter', known: false },
    ]);
    expect((await project.suggest({ kind: 'map-group', card_slugs })).body.data.attributes.title).toBe('Heat stores');
  });

  it('are refused for a card that is not in the project', async () => {
    const answer = await project.suggest({ kind: 'insight', card_slugs: ['no-such-card'] });
    expect([answer.status, answer.errors[0]?.source?.pointer]).toEqual([422, '/card_slugs/0']);
    expect(server.questions).toEqual([]);
  });

  it('arrive in parts that can be read, not as JSON', async () => {
    server.script('suggest-insight', { json: { title: 'Heat', summary: 'It can be kept. '.repeat(30) } });
    const { sand } = await project.heatCards();
    const { status, text } = await project.ada.client.send('POST', `/v1/projects/${project.slug}/suggestions`, {
      body: JSON.stringify({ kind: 'insight', card_slugs: [sand] }),
      headers: { accept: 'text/event-stream' },
    });
    const parts = [...text.matchAll(/event: progress\ndata: (.*)/g)].map(([, json]) => JSON.parse(json ?? '').text);
    expect(status).toBe(200);
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) expect('It can be kept. '.repeat(30).startsWith(part)).toBe(true);
    expect(text).toContain('event: done');
  });
});
