import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bookletCards, type ExportOptions } from '@foreglow/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { readPages } from '#test/support/read-pages.ts';

let product: Product;
let ada: Client;
let project: string;
let folder: string;
let trend: string;

beforeAll(async () => {
  product = await startProduct({}, { exportedAtOnce: { items: 500 } });
  ada = (await product.make.administrator()).client;
  folder = await mkdtemp(join(tmpdir(), 'foreglow-booklets-'));
  ({ project } = await product.make.project(ada, 'Cities'));
  const card = (title: string, other: object = {}) => product.make.card(ada, project, { title, ...other });
  const [heat, water, wind] = [
    await card('Heat in homes', { tags: [{ name: 'Heat' }] }),
    await card('Water in towns'),
    await card('Wind in parks'),
  ];
  await card('Nobody needs it');
  const draft = await card('A used draft', { public: false });
  const insight = await product.make.insight(ada, project, { title: 'Streets pay', card_slugs: [heat, draft] });
  trend = await product.make.trend(ada, project, { title: 'Shade', card_slugs: [water], insight_slugs: [insight] });
  await product.make.trend(ada, project, { title: 'Gone', card_slugs: [] });
  await ada.call('POST /v1/projects/{id}/radars', {
    params: { id: project },
    body: {
      data: {
        type: 'radars',
        attributes: {
          title: 'What moves us',
          domains: ['Work', 'Home'],
          blips: [
            {
              id: 'a',
              label: 'Gusts',
              domain: 'Work',
              ring: 'Now',
              position: 0.5,
              angle: null,
              impact: 3,
              card_slugs: [wind],
            },
          ],
        },
      },
    },
  });
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await product?.stop();
});

/** The pages of the booklet of the project, or of other content. */
async function booklet(
  client: Client,
  options: Partial<ExportOptions>,
  content: 'project' | 'cards' | 'trends' = 'project',
) {
  const { status, body, text } = await client.call('POST /v1/projects/{id}/exports', {
    params: { id: project },
    query: {},
    body: { data: { type: 'exports', attributes: { format: 'pdf', content, options } } },
  });
  expect(status, text).toBe(201);
  const { state, url, total } = body.data.attributes;
  expect(state).toBe('ready');
  const path = join(folder, `${body.data.id}.pdf`);
  await writeFile(path, Buffer.from(await (await fetch(new URL(url ?? '', product.address))).arrayBuffer()));
  return { total, pages: (await readPages(path)).pages };
}

const titles = ['Heat in homes', 'Water in towns', 'Wind in parks', 'Nobody needs it'];
/** The titles of the cards that have a page. */
const printed = (pages: readonly string[]) => titles.filter((title) => pages.some((page) => page.startsWith(title)));

describe('the booklet of a project', () => {
  it('has all cards, only those that are evidence for insights, trends and radars, or none', async () => {
    const found = [];
    for (const cards of bookletCards) {
      const { total, pages } = await booklet(ada, { cards, drafts: false });
      // The insight, two trends and the radar are always there.
      found.push([cards, printed(pages), total - 4, pages.some((page) => page.includes('Index of tags'))]);
      expect(pages.join('\n')).toContain('Streets pay');
    }
    expect(found).toEqual([
      ['all', titles, 4, true],
      ['evidence', titles.slice(0, 3), 3, true],
      ['none', [], 0, false],
    ]);
  });

  it('has the same choice when it is downloaded by the call of the specification', async () => {
    for (const [cards, count] of [
      ['evidence', 3],
      ['none', 0],
    ] as const) {
      const path = `/carddownload/?type=project&slug=${project}&output=pdf&drafts=false&cards=${cards}`;
      const headers = { accept: 'application/pdf' };
      const { status, bytes } = await ada.send('POST', path, { body: '{}', type: 'application/json', headers });
      expect(status).toBe(200);
      const file = join(folder, `${cards}.pdf`);
      await writeFile(file, bytes);
      expect(printed((await readPages(file)).pages)).toHaveLength(count);
    }
  });

  it('names on the page of a card what it is used in, with page numbers', async () => {
    const { pages } = await booklet(ada, { drafts: false });
    const page = (title: string) => pages.find((one) => one.startsWith(title));
    expect(page('Heat in homes')).toMatch(/Used inInsight · Streets pay \d/);
    expect(page('Water in towns')).toMatch(/Used inTrend · Shade \d/);
    expect(page('Wind in parks')).toMatch(/Used inRadar · What moves us \d/);
    expect(page('Nobody needs it')).not.toContain('Used in');
  });

  it('leaves the choice of cards to whole projects', async () => {
    expect(printed((await booklet(ada, { cards: 'none', drafts: false }, 'cards')).pages)).toEqual(titles);
  });
});

describe('the ratings of a trend', () => {
  it('are printed only for people who see them on its page, and without names', async () => {
    const rate = (client: Client, impact: number) =>
      client.call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', {
        params: { id: project, conclusionId: trend },
        body: { impact, anonymous: false },
      });
    for (const impact of [1, 5]) {
      const { client } = await product.make.projectMember(project, 'project_collaborator');
      await rate(client, impact);
    }
    const ratings = async (client: Client) => (await booklet(client, {}, 'trends')).pages.join('').replace(/\s+/g, '');
    expect(await ratings(ada)).not.toContain('Whattheteamthinks');
    await rate(ada, 5);
    const shown = await ratings(ada);
    expect(shown).toContain('3ratings.Themedianis5');
    expect(shown).toContain('Peopledisagree.Theratingsrangefrom1to5.');
    // Readers who may not rate see them.
    const { client: viewer } = await product.make.projectMember(project, 'project_viewer');
    expect(await ratings(viewer)).toContain('3ratings.');
  });
});
