import type { OverviewAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { me, project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const created_at = '2026-01-09T12:00:00.000Z';
const item = (slug: string, name: string) => ({ slug, title: name, by: 'Grace', created_at });
const none = { count: 0, newest: [] };
const nothing: OverviewAttributes = {
  challenge: null,
  since: created_at,
  news: { cards: none, insights: none, trends: none, radars: none, publications: none, comments: none },
  waiting: { drafts: none, ratings: none, unread: none },
  relief: null,
  radar: null,
};
const radar = {
  slug: 'r',
  title: 'What moves cities?',
  domains: ['People', 'Work'],
  rings: ['Now', 'Later'],
  preview: [{ id: 'a', domain: 0, ring: 1, position: 0.5, angle: null, impact: 3 }],
};
const heights = new Uint8Array(49 * 33).map((_, at) => (at % 49 > 10 && at % 49 < 20 ? 120 : 0));
const relief = { columns: 49, rows: 33, heights: btoa(String.fromCharCode(...heights)) };
const reader = () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } });

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const withCards = { ...scan, attributes: { ...scan.attributes, card_count: 40 } };
const start = '/projects/p/overview';
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const hrefOf = (one: Locator) => one.element().getAttribute('href');
const answer = (changes: Partial<OverviewAttributes>) =>
  server.on('GET /v1/projects/{id}/overview', () => ({
    data: { type: 'overviews' as const, id: 'p', attributes: { ...nothing, ...changes } },
  }));

beforeEach(() => {
  answerProject(desk, withCards);
  answer({});
});

test('a project begins with its question, its radar, what is new and what waits', async () => {
  answer({
    challenge: 'How do cities stay cool?',
    radar,
    relief,
    news: {
      ...nothing.news,
      cards: { count: 7, newest: [item('heat', 'Heat as a street utility')] },
      comments: {
        count: 1,
        newest: [{ ...item('comment-1', 'A bakery'), on: { type: 'cards', slug: 'bakery' }, excerpt: 'Is it true?' }],
      },
    },
    waiting: { ...nothing.waiting, drafts: { count: 1, newest: [item('draft', 'My draft')] } },
  });
  await open(start);
  await expect.element(title()).toHaveTextContent('Scan');
  await expect.element(page.getByText('How do cities stay cool?')).toBeVisible();
  await expect.element(link('What moves cities?')).toHaveAttribute('href', '/projects/p/radars/r');
  await expect.element(page.getByRole('heading', { name: /^New since/ })).toBeVisible();
  expect(hrefOf(link(/^Cards ?7$/))).toBe('/projects/p/cards');
  await expect.element(link('Heat as a street utility')).toHaveAttribute('href', '/projects/p/cards/heat');
  await expect.element(link('Is it true?')).toHaveAttribute('href', '/projects/p/cards/bakery?comment=comment-1');
  expect(hrefOf(link(/^Your drafts ?1$/))).toMatch(/\/projects\/p\/cards\?.*drafts=only/);
  await expect.poll(() => document.title).toMatch(/^Scan/);
  await page.viewport(narrow.width, narrow.height);
  await expect.poll(pixelsOverTheEdge).toBe(0);
});

test('without news it says so, and offers those who may to write the question and to draft a radar', async () => {
  await open(start);
  await expect.element(page.getByText('Nobody else has added anything since then.')).toBeVisible();
  await expect.element(page.getByText('Nothing waits for you here.')).toBeVisible();
  await expect.element(link(/Write its question/)).toHaveAttribute('href', '/projects/p/brief');
  await expect.element(link('Draft a radar')).toHaveAttribute('href', '/projects/p/radars/liftoff');
  server.on('GET /v1/me', reader);
  await open(start);
  await expect.element(page.getByText('Nothing waits for you here.')).toBeVisible();
  expect(link(/Write its question|Draft a radar/).elements()).toEqual([]);
});

test('on the first visit the newest things have no count', async () => {
  answer({ since: null, news: { ...nothing.news, cards: { count: 7, newest: [item('heat', 'Heat')] } } });
  await open(start);
  await expect.element(page.getByRole('heading', { name: 'Newest' })).toBeVisible();
  await expect.element(link(/^Cards$/)).toHaveAttribute('href', '/projects/p/cards');
});

test('a project without cards offers to write the first one', async () => {
  server.on('GET /v1/projects/{id}', () => ({ data: scan }));
  await open(start);
  await expect.element(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible();
  await expect.element(link('New card')).toHaveAttribute('href', '/projects/p/cards/create');
});

test('an overview that cannot be loaded is loaded on a retry, and one of no project says so', async () => {
  server.on('GET /v1/projects/{id}/overview', () => failure('internal'));
  await open(start);
  await expect.element(page.getByRole('alert').filter({ hasText: 'That did not work' })).toBeVisible();
  answer({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing waits for you here.')).toBeVisible();
  server.on('GET /v1/projects/{id}', () => failure('not_found'));
  await open(start);
  await expect.element(title()).toHaveTextContent('This project was not found');
});

test('opening screens records one visit, and g v leads to the overview', async () => {
  server.on('GET /v1/projects/{id}/brief', () => failure('not_found'));
  await open(start);
  await expect.element(page.getByText('Nothing waits for you here.')).toBeVisible();
  await userEvent.keyboard('gb');
  await expect.poll(address).toBe('/projects/p/brief');
  await userEvent.keyboard('gv');
  await expect.poll(address).toBe(start);
  expect(server.calls('POST /v1/projects/{id}/visits').length).toBeLessThanOrEqual(1);
});

test('home begins with what is new, and tiles show the picture, the question and what is new', async () => {
  server
    .on('GET /v1/workspaces', () => wholePage([{ ...desk, attributes: { ...desk.attributes, project_count: 1 } }]))
    .on('GET /v1/news', () => ({
      data: {
        type: 'news' as const,
        id: 'ada',
        attributes: {
          projects: [
            {
              slug: 'p',
              title: 'Scan',
              workspace_title: 'Desk',
              new_count: 500,
              newest: [{ ...item('heat', 'Heat as a street utility'), kind: 'cards' as const }],
              drafts: 2,
              unread: 1,
            },
          ],
        },
      },
    }))
    .on('GET /v1/tiles', () => ({
      data: [
        {
          type: 'tiles' as const,
          id: 'p',
          attributes: { project_slug: 'p', challenge: 'How do cities stay cool?', new_count: 7, relief, radar },
        },
      ],
    }));
  await open('/');
  const news = page.getByRole('region', { name: 'New and waiting' });
  await expect
    .element(news)
    .toMatchTextContent(/Scan.*Heat as a street utility.*more than 500 new.*1 unread.*2 drafts/);
  await expect.element(news.getByRole('link', { name: 'Scan' })).toHaveAttribute('href', start);
  await open('/w/w');
  const tile = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect.element(tile).toMatchTextContent(/7 new.*How do cities stay cool\?/);
  await expect.element(tile.getByRole('link', { name: 'Scan', exact: true })).toHaveAttribute('href', start);
  await page.viewport(narrow.width, narrow.height);
  await expect.poll(pixelsOverTheEdge).toBe(0);
});

test('the finished study is opened if it is there, and otherwise created for those who may', async () => {
  const sample = workspace('s', 'Sample', {
    sample: true,
    projects: [{ slug: 'study', title: 'Study', card_count: 40 }],
    project_count: 1,
  });
  server.on('GET /v1/workspaces', () => wholePage([desk, sample]));
  await open('/');
  await expect.element(link('See a finished study')).toHaveAttribute('href', '/projects/study/overview');
  server.on('GET /v1/workspaces', () => wholePage([desk]));
  await open('/');
  await expect.element(page.getByRole('button', { name: 'See a finished study' })).toBeVisible();
  server.on('GET /v1/me', reader);
  await open('/');
  await expect.element(page.getByRole('link', { name: 'Desk' }).first()).toBeVisible();
  expect(page.getByRole('button', { name: 'See a finished study' }).elements()).toEqual([]);
});
