import { type CardFilters, type CoverageAttributes, filtersToQuery, limits, noFilters } from '@foreglow/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let ada: Client;
let project: string;

beforeAll(async () => {
  product = await startProduct({ team: { name: 'The desk', domains: ['desk.example'] } });
  ada = (await product.make.person({ isGlobalAdmin: true, name: 'Ada', email: 'ada@elsewhere.example' })).client;
});
beforeEach(async () => {
  ({ project } = await product.make.project(ada));
});
afterAll(() => product?.stop());

const coverage = async (reader = ada, timeZone?: string): Promise<CoverageAttributes> => {
  const answer = await reader.call('GET /v1/projects/{id}/coverage', {
    params: { id: project },
    query: { ...(timeZone && { timeZone }) },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.attributes;
};
const importCards = (rows: readonly string[]) =>
  ada.call('POST /v1/projects/{id}/imports', {
    params: { id: project },
    body: ['title,created_at,source_url', ...rows].join('\n'),
  });
const card = (attributes: object, by = ada) => product.make.card(by, project, attributes);

describe('coverage', () => {
  it('of a new project is empty, but for its tags', async () => {
    const { by_tag, recent_months, ...rest } = await coverage();
    expect(by_tag.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(by_tag[0]).toMatchObject({ recent: recent_months.map(() => 0), last_month: null, newest: null });
    expect(recent_months).toHaveLength(limits.coverageMonths);
    expect(rest).toEqual({
      cards: { total: 0, drafts: 0, ai: 0, untagged: 0 },
      by_creator: [],
      by_month: [],
      by_source: [],
      other_sources: 0,
      single_sources: 0,
      without_source: 0,
      evidence: { newest: null, median: null },
      domains: [],
      cards_in_no_insight: 0,
      trends_without_evidence: [],
      insights: 0,
      trends: 0,
    });
  });

  it('counts cards by tag, creator and kind, with drafts for readers who see them', async () => {
    const member = (name: string) =>
      product.make.projectMember(project, 'project_creator', { name, email: `${name}-${project}@desk.example` });
    const [ben, cleo] = [await member('ben'), await member('cleo')];
    await card({ tags: [{ name: 'Social' }, { name: 'New' }], ai_assistant: true });
    await card({ tags: [{ name: 'social' }] }, ben.client);
    await card({ public: false }, cleo.client);
    await ada.call('DELETE /v1/cards/{id}', { params: { id: await card({ tags: [{ name: 'New' }] }) } });
    await product.make.insight(ada, project, { tags: [{ name: 'Of insights' }] });
    const all = await coverage();
    expect(all.cards).toEqual({ total: 3, drafts: 1, ai: 1, untagged: 1 });
    expect(all.by_tag.map(({ name, count }) => [name, count]).slice(0, 3)).toEqual([
      ['Social', 2],
      ['New', 1],
      ['Economic', 0],
    ]);
    expect(all.by_tag.map(({ name }) => name)).not.toContain('Of insights');
    expect(all.by_creator).toEqual([
      { name: 'The desk', email: 'team@desk.example', count: 2 },
      { name: 'Ada', email: 'ada@elsewhere.example', count: 1 },
    ]);
    const viewer = await product.make.projectMember(project, 'project_viewer');
    const published = await coverage(viewer.client);
    expect(published.cards).toEqual({ total: 2, drafts: 0, ai: 1, untagged: 0 });
    expect(published.by_creator.map(({ name, count }) => [name, count])).toEqual([
      ['Ada', 1],
      ['The desk', 1],
    ]);
    expect(published.by_month.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('counts by month in the time zone of the reader, including months without cards', async () => {
    const rows = ['a,2025-11-30T23:30:00Z,', 'b,2026-01-15T12:00:00Z,', 'c,2026-02-01T01:00:00Z,'];
    expect((await importCards(rows)).status).toBe(201);
    const months = async (zone: string) =>
      (await coverage(ada, zone)).by_month.map(({ month, count }) => `${month} ${count}`);
    expect(await months('UTC')).toEqual(['2025-11 1', '2025-12 0', '2026-01 1', '2026-02 1']);
    expect(await months('Europe/Berlin')).toEqual(['2025-12 1', '2026-01 1', '2026-02 1']);
    expect(await months('America/New_York')).toEqual(['2025-11 1', '2025-12 0', '2026-01 2']);
    const wrong = await ada.send('GET', `/v1/projects/${project}/coverage?timeZone=Mars`);
    expect(wrong.errors).toMatchObject([{ status: '400', source: { parameter: 'timeZone' } }]);
  });

  it('spreads the cards of each domain and tag over the last months, and tells how old their evidence is', async () => {
    const { recent_months: months } = await coverage();
    const [first = '', , , second = ''] = months;
    const rows = [
      `Grid a,${first}-15,2019-05-01,Social;Economic`,
      `Grid b,${second}-02,,Social`,
      `Grid c,${second}-20,2020-02-03,`,
      'Grid d,2001-03-05,,Social',
      `Other,${second}-20,,`,
    ];
    const file = ['title,created_at,published_on,tags', ...rows].join('\n');
    expect((await ada.call('POST /v1/projects/{id}/imports', { params: { id: project }, body: file })).status).toBe(
      201,
    );
    await card({ title: 'Grid, a thought', public: false, tags: [{ name: 'Social' }] });
    await ada.call('PATCH /v1/projects/{id}/brief', {
      params: { id: project },
      body: { data: { type: 'briefs', attributes: { domains: ['Grid', 'Nowhere'] } } },
    });
    const spreadOf = ({ recent, ...rest }: CoverageAttributes['domains'][number]) => ({
      ...rest,
      recent: months.filter((_, at) => recent[at]).map((month) => `${month} ${recent[months.indexOf(month)]}`),
    });
    const viewer = (await product.make.projectMember(project, 'project_viewer')).client;
    const { domains, by_tag, evidence } = await coverage(viewer);
    expect(domains.map(spreadOf)).toEqual([
      {
        domain: 'Grid',
        count: 4,
        recent: [`${first} 1`, `${second} 2`],
        last_month: second,
        newest: `${second}-02`,
        median: '2019-05-01',
      },
      { domain: 'Nowhere', count: 0, recent: [], last_month: null, newest: null, median: null },
    ]);
    expect(by_tag.find(({ name }) => name === 'Social')).toMatchObject({
      count: 3,
      last_month: second,
      newest: `${second}-02`,
      median: '2019-05-01',
    });
    expect(evidence).toEqual({ newest: `${second}-20`, median: '2020-02-03' });
    // Who sees drafts has them in the figures too.
    const today = new Date().toISOString().slice(0, 10);
    const all = await coverage();
    expect(all.domains[0]).toMatchObject({ count: 5, last_month: months.at(-1), newest: today });
    expect(all.domains[0]?.recent.at(-1)).toBe(1);
  });

  it('counts by source, and lists the sites beyond the limit on request', async () => {
    const rows = Array.from({ length: 23 }, (_, at) => `Of site ${at},2026-01-01,https://site-${at}.example/${at}`);
    await importCards([
      'x,2026-01-01,https://www.many.example/1',
      'y,2026-01-01,http://many.example/2',
      'z,2026-01-01,',
      ...rows,
    ]);
    const { by_source, other_sources, single_sources, without_source } = await coverage();
    expect(by_source).toHaveLength(20);
    expect(by_source[0]).toEqual({ source: 'many.example', count: 2 });
    expect([other_sources, single_sources, without_source]).toEqual([4, 23, 1]);
    const sources = async (query: object) => {
      const answer = await ada.call('GET /v1/projects/{id}/sources', { params: { id: project }, query });
      return { sites: answer.body.data.map(({ attributes }) => attributes), meta: answer.body.meta };
    };
    const all = await sources({});
    expect(all.sites.slice(0, 20)).toEqual(by_source);
    expect(all.sites.slice(20).reduce((sum, { count }) => sum + count, 0)).toBe(other_sources);
    const page = await sources({ 'page[size]': '10', 'page[number]': '3' });
    expect(page).toMatchObject({ sites: all.sites.slice(20), meta: { total_record_count: 24, total_page_count: 3 } });
    expect((await sources({ 'filter[search]': ' MANY.' })).sites).toEqual([{ source: 'many.example', count: 2 }]);
  });

  it('has the same figures as the lists that they open, for every reader', async () => {
    const leaver = await product.make.projectMember(project, 'project_creator', { password: 'first light 2040' });
    const ben = await product.make.projectMember(project, 'project_creator', { email: `ben-${project}@desk.example` });
    await importCards([
      'Water from the air,2025-11-30T23:30:00Z,https://www.one.example/a',
      'Grid,2026-01-15T12:00:00Z,https://two.example:8080/b',
      'Batteries,2026-01-31T23:30:00Z,',
    ]);
    await card({ tags: [{ name: 'Social' }], ai_assistant: true, source_url: 'https://one.example/c' }, ben.client);
    await card({ tags: [{ name: 'social' }, { name: 'Smart grid' }], public: false }, leaver.client);
    await card({ public: false, ai_assistant: true });
    const used = await card({ title: 'Used' }, leaver.client);
    await product.make.insight(ada, project, { card_slugs: [used] });
    await product.make.trend(ada, project, { title: 'Bare' });
    await product.make.trend(ada, project, { title: 'Founded', card_slugs: [used] });
    const trashed = await card({ source_url: 'https://one.example/gone', tags: [{ name: 'Social' }] });
    await ada.call('DELETE /v1/cards/{id}', { params: { id: trashed } });
    const domains = ['Grid', 'Water, air', 'Nowhere'];
    await ada.call('PATCH /v1/projects/{id}/brief', {
      params: { id: project },
      body: { data: { type: 'briefs', attributes: { domains } } },
    });
    const left = await leaver.client.call('DELETE /v1/me', { body: { password: 'first light 2040' } });
    expect(left.status).toBe(204);

    const zone = 'Europe/Berlin';
    const readers = [ada, (await product.make.projectMember(project, 'project_viewer')).client];
    for (const reader of readers) {
      const figures = await coverage(reader, zone);
      const listed = async (filters: Partial<CardFilters>) => {
        const query = filtersToQuery({ ...noFilters, ...filters });
        const answer = await reader.call('GET /v1/projects/{id}/cards', { params: { id: project }, query });
        expect(answer.status, answer.text).toBe(200);
        return answer.body.meta.total_record_count;
      };
      const agree = async (name: string, count: number, filters: Partial<CardFilters>) =>
        expect([name, await listed(filters)]).toEqual([name, count]);
      await agree('cards', figures.cards.total, {});
      await agree('drafts', figures.cards.drafts, { showOnlyDrafts: true });
      await agree('AI signals', figures.cards.ai, { showOnlyAISignals: true });
      await agree('untagged', figures.cards.untagged, { showOnlyUntagged: true });
      await agree('in no insight', figures.cards_in_no_insight, { insight: 'none' });
      await agree('without a source', figures.without_source, { source: 'none' });
      for (const { name, count } of figures.by_tag) await agree(name, count, { tags: [name] });
      for (const { email, count } of figures.by_creator) await agree(email, count, { creators: [email] });
      for (const { source, count } of figures.by_source) await agree(source, count, { source });
      for (const { domain, count } of figures.domains) {
        await agree(domain, count, { search: domain, wholeWords: true });
      }
      for (const { month, count } of figures.by_month) {
        const [year = 0, number = 0] = month.split('-').map(Number);
        const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
        await agree(month, count, { dateRange: { start: `${month}-01`, end }, timeZone: zone });
      }
      const path = { params: { id: project } };
      const insights = await reader.call('GET /v1/projects/{id}/insights', path);
      const trends = await reader.call('GET /v1/projects/{id}/trends', path);
      const bare = await reader.call('GET /v1/projects/{id}/trends', {
        ...path,
        query: { 'filter[evidence]': 'none' },
      });
      expect([
        insights.body.meta.total_record_count,
        trends.body.meta.total_record_count,
        bare.body.data.map(({ id }) => id),
      ]).toEqual([figures.insights, figures.trends, figures.trends_without_evidence.map(({ slug }) => slug)]);
    }
    // Control: there is something to count, and a viewer sees less.
    const [all, published] = await Promise.all(readers.map((reader) => coverage(reader, zone)));
    expect(all?.cards).toEqual({ total: 7, drafts: 2, ai: 2, untagged: 5 });
    expect(published?.cards).toEqual({ total: 5, drafts: 0, ai: 1, untagged: 4 });
    expect(all?.by_month.map(({ month }) => month).slice(0, 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('counts for each domain of the brief the cards that contain it as whole words', async () => {
    await card({ title: 'Batteries for the grid' });
    await card({ title: 'Anything', tags: [{ name: 'Smart grid' }] });
    await card({ title: 'Gridlock in Ukraine, as somebody said' });
    await card({ title: 'AI-made pictures' });
    await card({ title: '水不足' });
    const domains = ['Grid', 'Water', 'AI', '水'];
    await ada.call('PATCH /v1/projects/{id}/brief', {
      params: { id: project },
      body: { data: { type: 'briefs', attributes: { domains } } },
    });
    expect((await coverage()).domains.map(({ domain, count }) => [domain, count])).toEqual([
      ['Grid', 2],
      ['Water', 0],
      ['AI', 1],
      ['水', 1],
    ]);
  });

  it('lists cards that support nothing, and conclusions without support', async () => {
    const [used, ,] = [await card({}), await card({}), await card({})];
    await product.make.insight(ada, project, { card_slugs: [used] });
    await product.make.trend(ada, project, { title: 'Supported', card_slugs: [used] });
    const bare = await product.make.trend(ada, project, { title: 'Bare' });
    expect(await coverage()).toMatchObject({
      cards_in_no_insight: 2,
      trends_without_evidence: [{ slug: bare, title: 'Bare' }],
      insights: 1,
      trends: 2,
    });
    const list = await ada.call('GET /v1/projects/{id}/cards', {
      params: { id: project },
      query: { 'filter[insight]': 'none' },
    });
    expect(list.body.meta.total_record_count).toBe(2);
  });
});
