import type { CoverageAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { me, project, siteConfig, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const sources = [12, 9, 3].map((count) => ({ source: `site-${count}.example`, count }));

const months = ['2026-01', '2026-02', '2026-03'];
const spread = (...recent: number[]) => ({
  count: recent.reduce((sum, one) => sum + one, 0),
  recent,
  last_month: months[recent.findLastIndex((one) => one > 0)] ?? null,
  newest: recent.some((one) => one > 0) ? '2026-03-02' : null,
  median: recent.some((one) => one > 0) ? '2026-01-15' : null,
});

/** Answers with the coverage of a project. */
const answerCoverage = (changes: Partial<CoverageAttributes> = {}) =>
  answerProject(desk, scan).on('GET /v1/projects/{id}/coverage', () => ({
    data: {
      type: 'coverage' as const,
      id: 'p',
      attributes: {
        cards: { total: 24, drafts: 0, ai: 0, untagged: 0 },
        by_tag: [],
        by_creator: [],
        by_month: [
          { month: '2026-01', count: 15 },
          { month: '2026-02', count: 0 },
          { month: '2026-03', count: 9 },
        ],
        recent_months: months,
        evidence: { newest: '2026-03-02', median: '2026-01-15' },
        by_source: sources,
        // Sums of many sites are no bars: they would make those of single sites too short to compare.
        other_sources: 700,
        single_sources: 31,
        without_source: 90,
        domains: [],
        cards_in_no_insight: 0,
        trends_without_evidence: [],
        insights: 0,
        trends: 0,
        ...changes,
      },
    },
  }));

/** Heat has cards in both months in which there were any, Money none at all. */
const domains = [
  { domain: 'Heat', ...spread(11, 0, 9) },
  { domain: 'Money', ...spread(0, 0, 0) },
];
const grid = page.getByRole('table', { name: 'Domains and tags by month' });

test('bars are as long as their counts, and sites with one card are one line', async () => {
  answerCoverage();
  await open('/projects/p/coverage');
  const bars = page.getByRole('table', { name: 'By source' });
  await expect.element(bars.getByRole('row', { name: 'Other sites 669' })).toBeVisible();
  await expect.element(bars.getByRole('row', { name: '31 sites with one card each 31' })).toBeVisible();
  const drawn = [...bars.element().querySelectorAll('td [aria-hidden]')].map(
    (bar) => bar.getBoundingClientRect().width,
  );
  expect(drawn).toHaveLength(sources.length);
  const [longest = 0, second = 0, third = 0] = drawn;
  expect(longest).toBeGreaterThan(100);
  expect(second / longest).toBeCloseTo(9 / 12, 2);
  expect(third / longest).toBeCloseTo(3 / 12, 2);
});

test('in a wide list of sites the bars begin near the names', async () => {
  await page.viewport(2560, 1000);
  answerProject(desk, scan).on('GET /v1/projects/{id}/sources', () =>
    wholePage(sources.map((site) => ({ type: 'sources' as const, id: site.source, attributes: site }))),
  );
  await open('/projects/p/coverage/sources');
  const site = page.getByRole('rowheader', { name: 'site-12.example' });
  await expect.element(site).toBeVisible();
  expect(site.element().getBoundingClientRect().width).toBeLessThan(400);
});

test('the screen begins with what is missing, in one sentence that opens the lists', async () => {
  const trends_without_evidence = [{ slug: 't', title: 'Bare' }];
  answerCoverage({ domains, cards_in_no_insight: 13, trends_without_evidence });
  await open('/projects/p/coverage');
  const sentence = page.getByRole('paragraph').filter({ hasText: 'No card is on Money' });
  await expect
    .element(sentence)
    .toHaveTextContent('No card is on Money; 13 cards are in no insight; 1 trend has no evidence.');
  const href = (name: string) => sentence.getByRole('link', { name }).element().getAttribute('href');
  expect(href('No card is on Money')).toBe('/projects/p/cards?q=Money&words=whole');
  expect(href('13 cards are in no insight')).toBe('/projects/p/cards?insight=none');

  answerCoverage({ domains: [{ domain: 'Heat', ...spread(15, 0, 9) }], cards_in_no_insight: 1 });
  await open('/projects/p/coverage');
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'in no insight' }))
    .toHaveTextContent('1 card is in no insight.');
});

test('a month in which others got cards is a hole that leads to a new card, and other cells to their cards', async () => {
  answerCoverage({ domains, by_tag: [{ slug: 's', name: 'Social', color: 'rose', ...spread(15, 0, 0) }] });
  await open('/projects/p/coverage');
  await expect.element(grid).toBeVisible();
  const hrefs = (name: RegExp) =>
    grid
      .getByRole('row', { name })
      .getByRole('link')
      .elements()
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(hrefs(/^Heat/)).toEqual([
    ['Heat', '/projects/p/cards?q=Heat&words=whole'],
    ['Heat, January 2026: 11 cards', '/projects/p/cards?q=Heat&words=whole&from=2026-01-01&to=2026-01-31'],
    ['Heat, March 2026: 9 cards', '/projects/p/cards?q=Heat&words=whole&from=2026-03-01&to=2026-03-31'],
    ['Add a card on Heat', '/projects/p/cards/create?tag=Heat'],
  ]);
  // Nobody added cards in February, so that it is no hole.
  expect(hrefs(/^Money/).slice(1)).toEqual([
    ['No card on Money in January 2026: add one', '/projects/p/cards/create?tag=Money'],
    ['No card on Money in March 2026: add one', '/projects/p/cards/create?tag=Money'],
    ['Add a card on Money', '/projects/p/cards/create?tag=Money'],
  ]);
  expect(hrefs(/^Social/)[2]?.[0]).toBe('No card on Social in March 2026: add one');
  expect(grid.getByRole('row', { name: /^Heat/ }).element().textContent).toContain(' ago');

  // A viewer makes no cards.
  server.on('GET /v1/me', () =>
    me({ permissions: { is_global_admin: false, workspaces: [], projects: [{ slug: 'p', role: 'project_viewer' }] } }),
  );
  await open('/projects/p/coverage');
  await expect.element(grid.getByRole('row', { name: /^Money/ })).toBeVisible();
  expect(hrefs(/^Money/)).toHaveLength(1);
});

test('signals are drafted on an area where there is a model, and administrators read what one would do', async () => {
  answerCoverage({ domains });
  await open('/projects/p/coverage');
  await expect.element(page.getByRole('link', { name: 'Connect a model' })).toHaveAttribute('href', '/admin/ai');
  expect(page.getByRole('link', { name: 'Draft signals on Money' }).elements()).toEqual([]);
  const { features } = siteConfig();
  server.on('GET /config', () => siteConfig({ features: { ...features, ai: true } }));
  await open('/projects/p/coverage');
  await expect
    .element(page.getByRole('link', { name: 'Draft signals on Money' }))
    .toHaveAttribute('href', '/projects/p/cards/generate?about=Money');
  expect(page.getByRole('link', { name: 'Connect a model' }).elements()).toEqual([]);
});

test('a new card that fills a hole begins with the tag of its area', async () => {
  answerCoverage({ domains }).on('GET /v1/projects/{id}/cards', () => wholePage([]));
  await open('/projects/p/cards/create?tag=Money');
  await expect.element(page.getByRole('dialog').getByText('Money', { exact: true })).toBeVisible();
});

test('on a phone the newest months are in sight, and the names stay', async () => {
  await page.viewport(360, 780);
  const long = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);
  const recent = long.map(() => 2);
  answerCoverage({
    recent_months: long,
    by_month: long.map((month) => ({ month, count: 2 })),
    domains: [{ domain: 'Heat', ...spread(2), recent, count: 24 }],
  });
  await open('/projects/p/coverage');
  await expect.element(grid).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(360);
  const cell = grid.getByRole('link', { name: 'Heat, December 2025: 2 cards' });
  const heat = grid.getByRole('rowheader', { name: /^Heat/ });
  const name = heat.element().getBoundingClientRect();
  const scroller = page.getByRole('region', { name: 'Domains and tags by month' }).element();
  expect(scroller.scrollLeft).toBeGreaterThan(0);
  expect(name.left).toBeGreaterThanOrEqual(0);
  expect(name.right).toBeLessThan(180);
  expect(cell.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  const edge = scroller.getBoundingClientRect().right;
  expect(Math.abs(cell.element().getBoundingClientRect().right - edge)).toBeLessThan(8);
});
