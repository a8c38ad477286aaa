import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const bar = page.getByRole('region', { name: 'Selection' });

beforeEach(async () => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/cards', () =>
      wholePage([
        card().data,
        card({ slug: 'd', title: 'Robots sing' }).data,
        card({ slug: 'e', title: 'Robots rest' }).data,
      ]),
    )
    .on('POST /v1/cards/conclusions', () => ({ data: [] }));
  await open('/projects/p/cards');
  await page.getByRole('checkbox', { name: 'Select: Robots sing' }).click();
  await expect.element(bar).toBeVisible();
});

test('the menu of the visibility opens at its first entry that can be chosen, and Escape closes the menu before the selection', async () => {
  await bar.getByRole('button', { name: 'Visibility' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Publish drafts' })).toBeDisabled();
  await expect.element(page.getByRole('menuitem', { name: 'Unpublish 1 card' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar.getByRole('button', { name: 'Visibility' })).toHaveFocus();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
});

test('a cleared selection gives the focus back to the card in the list', async () => {
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Select: Robots sing' })).toHaveFocus();
});

test('when cards have been added to an insight, a user who has left the dialog stays where they are', async () => {
  const insight = {
    data: {
      type: 'insights' as const,
      id: 'i',
      attributes: {
        slug: 'i',
        title: 'Machines perform',
        description: null,
        tags: [],
        card_slugs: [],
        cards: [],
        trends: [],
        attachment: null,
        creator: { name: 'Ada', email: 'ada@example.org' },
        project: { slug: 'p', title: 'Scan' },
        created_at: '2026-01-09T12:00:00.000Z',
        updated_at: '2026-01-09T12:00:00.000Z',
      },
      relationships: {
        project: { data: { type: 'projects', id: 'p' } },
        creator: { data: { type: 'users', id: 'ada' } },
        tags: { data: [] },
        cards: { data: [] },
        attachment: { data: null },
      },
    },
  };
  let store = () => {};
  server
    .on('GET /v1/projects/{id}/insights', () => wholePage([insight.data]))
    .on('GET /v1/projects/{id}/insights/{insightId}', () => insight)
    .on('PATCH /v1/projects/{id}/insights/{insightId}', () => {
      return new Promise((done) => {
        store = () => done(insight);
      });
    });
  await bar.getByRole('button', { name: 'Insight or trend' }).click();
  await page.getByRole('menuitem', { name: 'Add to an insight' }).click();
  await page.getByRole('button', { name: /: Machines perform$/ }).click();
  await expect.poll(() => server.calls('PATCH /v1/projects/{id}/insights/{insightId}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toBe('/projects/p/cards');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Insights/ })
    .click();
  await expect.poll(address).toBe('/projects/p/insights');
  store();
  await expect.element(page.getByText(/^Added to/)).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(address()).toBe('/projects/p/insights');
});
