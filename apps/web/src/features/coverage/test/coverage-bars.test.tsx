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

/** The drawn sizes of marks, relative to the first one. */
const shares = (marks: Iterable<Element>, side: 'width' | 'height') => {
  const sizes = [...marks].map((mark) => mark.getBoundingClientRect()[side]);
  return sizes.map((size) => size / (sizes[0] ?? Number.NaN));
};

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
          { month: '2026-01', count: 12 },
          { month: '2026-02', count: 9 },
          { month: '2026-03', count: 3 },
        ],
        by_source: sources,
        // Sums of many sites are no bars: they would make those of single sites too short to compare.
        other_sources: 700,
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

test('bars and columns are as long as their counts', async () => {
  answerCoverage();
  await open('/projects/p/coverage');
  const bars = page.getByRole('table', { name: 'By source' });
  await expect.element(bars.getByRole('row', { name: 'Other sites 700' })).toBeVisible();
  const drawnBars = bars.element().querySelectorAll('td [aria-hidden]');
  expect(drawnBars).toHaveLength(sources.length);
  expect(drawnBars[0]?.getBoundingClientRect().width).toBeGreaterThan(100);
  const months = page.getByRole('list', { name: 'By month' });
  for (const drawn of [
    shares(drawnBars, 'width'),
    shares(months.element().querySelectorAll('a :last-child'), 'height'),
  ]) {
    expect(drawn[1]).toBeCloseTo(9 / 12, 2);
    expect(drawn[2]).toBeCloseTo(3 / 12, 2);
  }
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

test('areas with hardly any cards lead to their cards and to a new one, and tell administrators what a model would do', async () => {
  const domains = [
    { domain: 'Heat', count: 20 },
    { domain: 'Money', count: 0 },
  ];
  answerCoverage({ domains });
  await open('/projects/p/coverage');
  const thin = page.getByRole('list', { name: 'Hardly covered' });
  await expect.element(thin.getByRole('listitem')).toHaveTextContent('Money0 cardsCapture a card');
  await expect
    .element(thin.getByRole('link', { name: 'Capture a card' }))
    .toHaveAttribute('href', '/projects/p/cards/create');
  await expect.element(page.getByRole('link', { name: 'Connect a model' })).toHaveAttribute('href', '/admin/ai');
  await expect
    .element(thin.getByRole('link', { name: 'Money' }))
    .toHaveAttribute('href', '/projects/p/cards?q=Money&words=whole');

  const { features } = siteConfig();
  server.on('GET /config', () => siteConfig({ features: { ...features, ai: true } }));
  await open('/projects/p/coverage');
  await expect.element(page.getByRole('link', { name: 'Draft signals' })).toBeVisible();
  expect(page.getByRole('link', { name: 'Connect a model' }).elements()).toEqual([]);

  // A viewer makes no cards, and cannot connect a model.
  server
    .on('GET /config', () => siteConfig())
    .on('GET /v1/me', () =>
      me({
        permissions: { is_global_admin: false, workspaces: [], projects: [{ slug: 'p', role: 'project_viewer' }] },
      }),
    );
  await open('/projects/p/coverage');
  await expect.element(thin.getByRole('link', { name: 'Money' })).toBeVisible();
  expect(thin.getByRole('link').elements()).toHaveLength(1);
});
