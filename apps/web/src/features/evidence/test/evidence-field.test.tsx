import type { InsightAttributes } from '@foreglow/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { project, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const moment = '2026-01-09T12:00:00.000Z';

const cards = Array.from({ length: 200 }, (_, at) => ({
  slug: `card-${at + 1}`,
  title: `Card ${at + 1}`,
  public: true,
  removed_at: null,
}));

const insight: InsightAttributes = {
  slug: 'i',
  title: 'Robots work',
  description: null,
  tags: [],
  card_slugs: cards.map(({ slug }) => slug),
  cards,
  trends: [],
  attachment: null,
  creator: { name: 'Ada', email: 'ada@example.org' },
  project: { slug: 'p', title: 'Scan' },
  created_at: moment,
  updated_at: moment,
};

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => ({
      data: {
        type: 'insights' as const,
        id: insight.slug,
        attributes: insight,
        relationships: {
          project: { data: { type: 'projects', id: 'p' } },
          creator: { data: { type: 'users', id: 'ada' } },
          tags: { data: [] },
          cards: { data: [] },
          attachment: { data: null },
        },
      },
    }))
    .on('GET /v1/cards/{id}', ({ params: { id = '' } }) => card({ slug: id, description: `Text of ${id}.` }));
});

test('the texts of evidence are loaded for the rows that are visible', async () => {
  const loaded = () => server.calls('GET /v1/cards/{id}').map(({ params }) => params.id);
  await open('/projects/p/insights/edit/i');
  const last = page.getByRole('button', { name: 'Card 200', exact: true });
  await expect.element(last).toBeInTheDocument();
  page.getByRole('button', { name: 'Card 1', exact: true }).element().scrollIntoView();
  await expect.element(page.getByText('Text of card-1.')).toBeVisible();
  last.element().scrollIntoView();
  await expect.element(page.getByText('Text of card-200.')).toBeVisible();
  expect(loaded()).not.toContain('card-100');
  expect(loaded().length).toBeLessThan(60);
});

test('a button that moved evidence to the top keeps the focus, and does nothing more', async () => {
  await open('/projects/p/insights/edit/i');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move up/ }) });
  const up = page.getByRole('button', { name: 'Move up: Card 2', exact: true });
  await up.click();
  await expect.poll(() => rows.first().element().textContent).toContain('Card 2');
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => rows.first().element().textContent).toContain('Card 2');
});

test('a removal is undone where it happened', async () => {
  await open('/projects/p/insights/edit/i');
  const undo = page.getByRole('status').filter({ hasText: '“Card 1” removed' }).getByRole('button', { name: 'Undo' });
  const first = page.getByRole('button', { name: 'Card 1', exact: true });
  const remove = page.getByRole('button', { name: 'Remove from the list: Card 1', exact: true });
  await remove.click();
  await expect.element(first).not.toBeInTheDocument();
  await expect.element(undo).toBeInTheDocument();
  (undo.element() as HTMLElement).click();
  await expect.element(first).toBeInTheDocument();
  await expect.element(undo).not.toBeInTheDocument();
});

test('several are removed by ticking them, and are put back in their places', async () => {
  await open('/projects/p/insights/edit/i');
  for (const name of ['Card 1', 'Card 3']) {
    const tick = page.getByRole('checkbox', { name: `Tick “${name}”`, exact: true });
    await expect.element(tick).toBeInTheDocument();
    (tick.element() as HTMLElement).click();
  }
  await page.getByRole('button', { name: 'Remove 2' }).click();
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move up/ }) });
  await expect.poll(() => rows.elements().length).toBe(198);
  expect(rows.nth(0).element().textContent).toContain('Card 2');
  await page.getByRole('status').filter({ hasText: '2 removed' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => rows.elements().length).toBe(200);
  expect(rows.nth(0).element().textContent).toContain('Card 1');
  expect(rows.nth(2).element().textContent).toContain('Card 3');
});
