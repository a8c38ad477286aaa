import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blip } from '#features/radars/rules/radar.test-data.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { trend } from '#test/components/support/conclusions.ts';
import { radar } from '#test/components/support/radars.ts';
import { me, project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const change = 'PATCH /v1/projects/{id}/radars/{radarId}';
const bakery = { slug: 'c', title: 'A bakery heats flats', removed_at: null, public: true };
const pool = { slug: 'd', title: 'A pool warms a school', removed_at: null, public: true };
const fromTrend = {
  trend_slug: 't',
  trend: { slug: 't', title: 'Heat is sold', removed_at: null },
  trend_rationale: 'Firms **sell** what they lost.',
  trend_cards: [bakery, pool],
};

/** The blip as stored by the stand-in. */
let stored = blip('heat', fromTrend);

beforeEach(() => {
  stored = blip('heat', { label: 'Heat', ...fromTrend });
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([trend({ title: 'Heat is sold' }).data]))
    .on('GET /v1/projects/{id}/radars/{radarId}/dumps', () => ({ data: [] }))
    .on('GET /v1/cards/{id}', () => card())
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([stored]))
    .on(change, ({ body }) => {
      const { changed_blips = [] } = (body as { data: { attributes: { changed_blips?: (typeof stored)[] } } }).data
        .attributes;
      stored = { ...stored, ...changed_blips[0] };
      const isOwn = stored.card_slugs.length > 0;
      const cards = [bakery, pool].filter(({ slug }) => stored.card_slugs.includes(slug));
      stored = { ...stored, cards, trend_cards: isOwn ? [] : fromTrend.trend_cards };
      return radar([stored]);
    });
});

const sent = () =>
  server
    .calls(change)
    .map(({ body }) => (body as { data: { attributes: { changed_blips: object[] } } }).data.attributes.changed_blips);
const editor = '/projects/p/radars/edit/r?blip=heat';
const button = (name: string) => page.getByRole('button', { name });
const reason = () => page.getByRole('textbox', { name: /Why it is here/ });

test('the radar shows what the blip takes from its trend, says so, and leads to the editor', async () => {
  await open('/projects/p/radars/r?blip=heat');
  await expect.element(page.getByText('sell', { exact: true })).toBeVisible();
  const evidence = page.getByRole('list', { name: 'Evidence' });
  await expect.element(evidence.getByRole('link', { name: 'A pool warms a school' })).toBeVisible();
  const note = page.getByText(/Taken from the trend/);
  await note.getByRole('link', { name: 'Edit' }).click();
  await expect.poll(address).toBe(editor);
});

test('a reader is not told where to edit it', async () => {
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }));
  await open('/projects/p/radars/r?blip=heat');
  await expect.element(page.getByText('sell', { exact: true })).toBeVisible();
  expect(page.getByText(/Taken from the trend/).elements()).toEqual([]);
});

test('editing starts from the words of the trend, and saves nothing until they are changed', async () => {
  await open(editor);
  await button('Edit the reason').click();
  await expect.element(reason()).toHaveValue('Firms **sell** what they lost.');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(sent()).toEqual([]);
  await reason().fill('We sell it.');
  await expect.poll(sent).toEqual([[{ id: 'heat', rationale: 'We sell it.' }]]);
  await button('Take it from the trend again').click();
  await expect.poll(() => sent().at(-1)).toEqual([{ id: 'heat', rationale: null }]);
  await expect.element(page.getByText('sell', { exact: true })).toBeVisible();
});

test('edited evidence begins with the cards of the trend, and can be taken from it again', async () => {
  await open(editor);
  await button('Edit the evidence').click();
  await expect.poll(sent).toEqual([[{ id: 'heat', card_slugs: ['c', 'd'] }]]);
  await expect.element(button('Choose cards')).toBeVisible();
  await button('Take it from the trend again').click();
  await expect.poll(() => sent().at(-1)).toEqual([{ id: 'heat', card_slugs: [] }]);
  await expect.element(button('Edit the evidence')).toBeVisible();
});

test('before publishing, what readers will miss is listed with a link to each place', async () => {
  server.on('GET /v1/projects/{id}/radars/{radarId}', () => radar([stored, blip('bare', { label: 'Bare' })]));
  await open('/projects/p/radars/r');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const check = page.getByRole('region', { name: 'What readers will miss' });
  await expect.element(check.getByText('1 blip without a reason')).toBeVisible();
  await expect.element(check.getByText('1 blip without published evidence')).toBeVisible();
  await expect.element(check.getByText('1 sector without a blip')).toBeVisible();
  await check.getByRole('link', { name: 'Bare' }).first().click();
  await expect.poll(address).toBe('/projects/p/radars/edit/r?blip=bare');
});
