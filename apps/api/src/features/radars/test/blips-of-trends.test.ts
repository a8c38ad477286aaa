import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;
let own: string;
let behindInsight: string;
let insight: string;
let trend: string;
let radar: string;

beforeAll(async () => {
  product = await startProduct();
  ada = (await product.make.administrator()).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
  own = await product.make.card(ada, project, { title: 'A bakery heats the flats' });
  behindInsight = await product.make.card(ada, project, { title: 'A pool warms a school' });
  const draft = await product.make.card(ada, project, { title: 'Secret draft', public: false });
  insight = await product.make.insight(ada, project, {
    title: 'Waste heat finds buyers',
    card_slugs: [own, behindInsight, draft],
  });
  trend = await product.make.trend(ada, project, {
    title: 'Heat as a utility',
    subtitle: '1. Heat *trade*',
    description: 'Firms **sell** what they lost.',
    implications: 'Cities become brokers.',
    card_slugs: [own],
    insight_slugs: [insight],
  });
  const { body } = await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: {
      data: {
        type: 'radars',
        attributes: {
          title: 'Cities',
          domains: ['People', 'Energy'],
          blips: [{ id: 'heat', label: 'Heat as a utility', domain: 'Energy', ring: 'Now', trend_slug: trend }],
        },
      },
    },
  });
  radar = body.data.id;
});
afterAll(() => product?.stop());

const reason = '1\\. Heat \\*trade\\*\n\nFirms **sell** what they lost.\n\nCities become brokers.';

const readBlip = async (client = ada) => {
  const { body } = await client.call('GET /v1/projects/{id}/radars/{radarId}', {
    params: { id: project, radarId: radar },
  });
  const [blip] = body.data.attributes.blips;
  if (!blip) throw new Error('The blip is not there.');
  return blip;
};
const edit = (change: object) =>
  ada.call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radars', attributes: { changed_blips: [{ id: 'heat', ...change }] } } },
  });
const publish = async (evidence: 'titles' | 'details' | 'none' = 'titles') => {
  const { body } = await ada.call('POST /v1/projects/{id}/radars/{radarId}/dumps', {
    params: { id: project, radarId: radar },
    body: { data: { type: 'radar-dumps', attributes: { evidence } } },
  });
  return body.data.attributes;
};
const publishedBlip = async (evidence?: 'titles' | 'details' | 'none') => (await publish(evidence)).content.blips[0];
const slugs = (cards: readonly { readonly slug: string }[]) => cards.map(({ slug }) => slug);
const titles = (cards: readonly { readonly title: string }[] = []) => cards.map(({ title }) => title);

describe('a blip made from a trend', () => {
  it('carries the texts of the trend, its cards and those of its insights', async () => {
    const blip = await readBlip();
    expect(blip).toMatchObject({ rationale: null, card_slugs: [], trend_rationale: reason });
    expect(slugs(blip.trend_cards).slice(0, 2)).toEqual([own, behindInsight]);
    expect(titles(blip.trend_cards)).toContain('Secret draft');
  });

  it('shows a viewer no draft behind the trend', async () => {
    const { client } = await product.make.projectMember(project, 'project_viewer');
    expect(titles((await readBlip(client)).trend_cards)).toEqual(['A bakery heats the flats', 'A pool warms a school']);
  });

  it('follows the trend and its insights', async () => {
    await ada.call('PATCH /v1/projects/{id}/trends/{conclusionId}', {
      params: { id: project, conclusionId: trend },
      body: { data: { type: 'trends', attributes: { subtitle: null, description: 'Pipes pay.', card_slugs: [] } } },
    });
    await ada.call('PATCH /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: insight },
      body: { data: { type: 'insights', attributes: { card_slugs: [behindInsight] } } },
    });
    const blip = await readBlip();
    expect(blip.trend_rationale).toBe('Pipes pay.\n\nCities become brokers.');
    expect(slugs(blip.trend_cards)).toEqual([behindInsight]);
  });

  it('has its own words and cards once it is edited, and follows the trend again when they are cleared', async () => {
    expect((await edit({ rationale: 'We sell it.', card_slugs: [behindInsight] })).status).toBe(200);
    expect(await readBlip()).toMatchObject({ rationale: 'We sell it.', card_slugs: [behindInsight], trend_cards: [] });
    expect(await publishedBlip()).toMatchObject({
      rationale: 'We sell it.',
      cards: [{ title: 'A pool warms a school' }],
    });
    await edit({ rationale: null, card_slugs: [] });
    expect((await readBlip()).trend_cards).toHaveLength(3);
    expect(await publishedBlip()).toMatchObject({ rationale: reason });
  });

  it('takes nothing from a card, an insight or a trend in the trash', async () => {
    await ada.call('DELETE /v1/cards/{id}', { params: { id: own } });
    expect(titles((await readBlip()).trend_cards)).not.toContain('A bakery heats the flats');
    await ada.call('DELETE /v1/projects/{id}/insights/{conclusionId}', {
      params: { id: project, conclusionId: insight },
    });
    expect((await readBlip()).trend_cards).toEqual([]);
    await ada.call('DELETE /v1/projects/{id}/trends/{conclusionId}', { params: { id: project, conclusionId: trend } });
    expect((await readBlip()).trend_rationale).toBeNull();
    expect(await publishedBlip()).toMatchObject({ rationale: null, trend: null, cards: [] });
  });

  it('takes at most as many cards as a blip may have', async () => {
    const many: string[] = [];
    for (let at = 0; at < 55; at += 1) many.push(await product.make.card(ada, project, { title: `Signal ${at}` }));
    await ada.call('PATCH /v1/projects/{id}/trends/{conclusionId}', {
      params: { id: project, conclusionId: trend },
      body: { data: { type: 'trends', attributes: { card_slugs: many } } },
    });
    expect(slugs((await readBlip()).trend_cards)).toEqual(many.slice(0, 50));
  });
});

describe('its publication', () => {
  it('contains the texts of the trend, and its published cards as evidence', async () => {
    const { content } = await publish();
    expect(content.blips[0]).toMatchObject({ rationale: reason });
    expect(titles(content.blips[0]?.cards)).toEqual(['A bakery heats the flats', 'A pool warms a school']);
    expect(content.signal_count).toBe(2);
  });

  it('stays as it was published when the trend changes', async () => {
    const before = await publish();
    await ada.call('DELETE /v1/projects/{id}/trends/{conclusionId}', { params: { id: project, conclusionId: trend } });
    const { body } = await ada.call('GET /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
      params: { id: project, radarId: radar, dumpId: before.slug },
    });
    expect(body.data.attributes.content).toEqual(before.content);
  });

  it('names no card if evidence is left out', async () => {
    expect(await publishedBlip('none')).toMatchObject({ rationale: reason, cards: [], trend: null });
  });

  it.each(['', '/file?format=html'])(
    'shows both on the page%s, and not the title of the trend as evidence',
    async (path) => {
      const { url } = await publish();
      const html = await (await fetch(`${product.address}${url}${path}`)).text();
      expect(html).toContain('Firms <strong>sell</strong> what they lost.');
      expect(html).toContain('1. Heat *trade*');
      const evidence = html.slice(html.indexOf('<ul class="evidence">')).split('</ul>')[0];
      expect(evidence?.match(/<b dir="auto">[^<]*/g)).toEqual([
        '<b dir="auto">A bakery heats the flats',
        '<b dir="auto">A pool warms a school',
      ]);
      expect(html).not.toContain('Secret draft');
    },
  );
});
