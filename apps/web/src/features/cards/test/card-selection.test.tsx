import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { address, open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { insight } from '#test/components/support/conclusions.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const bar = page.getByRole('region', { name: 'Selection' });

beforeEach(async () => {
  answerProject(desk, scan)
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

// The selection is kept outside the screen.
afterEach(clearSelection);

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

test('a range whose cards cannot be loaded is reported, and is selected at the next attempt', async () => {
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  const total = 480;
  const pageOf = ({ query }: { readonly query: URLSearchParams }) => {
    const number = Number(query.get('page[number]'));
    const cards = Array.from({ length: 48 }, (_, at) => {
      const index = (number - 1) * 48 + at;
      return card({ slug: `c${index}`, title: `Card ${index}` }).data;
    });
    const meta = { current_page: number, page_record_count: 48, total_page_count: 10, total_record_count: total };
    return { ...wholePage(cards), meta };
  };
  server.on('GET /v1/projects/{id}/cards', pageOf);
  await open('/projects/p/cards');
  await page.getByRole('checkbox', { name: 'Select: Card 0', exact: true }).click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const last = page.getByRole('checkbox', { name: `Select: Card ${total - 1}`, exact: true });
  await expect.element(last).toBeVisible();
  server.breaks('GET /v1/projects/{id}/cards');
  await last.click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('Some cards could not be loaded.')).toBeVisible();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  server.on('GET /v1/projects/{id}/cards', pageOf);
  await last.click({ modifiers: ['Shift'] });
  await expect.element(bar.getByText(`${total} selected`)).toBeVisible();
});

test('the dialog for copies asks about one copy or about several', async () => {
  const duplicate = () => bar.getByRole('button', { name: 'Duplicate' }).click();
  await duplicate();
  await expect.element(page.getByText('Where should the copy go?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: 'Select: Robots rest' }).click();
  await duplicate();
  await expect.element(page.getByText('Where should the copies go?')).toBeVisible();
});

test('cards can be moved within their workspace even if their project is not among the first ones by title', async () => {
  const other = project('q', 'Streets', desk);
  const pages: URLSearchParams[] = [];
  server.on('GET /v1/projects', ({ query }) => {
    pages.push(query);
    return wholePage(query.get('filter[workspace]') === desk.id ? [other] : []);
  });
  await bar.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: /^Streets/ })).toBeVisible();
  expect(pages.map((query) => query.get('filter[workspace]'))).toContain(desk.id);
});

test('deleted cards are not asked for again', async () => {
  const conclusions = () => server.calls('POST /v1/cards/conclusions').length;
  let before = 0;
  server.on('POST /v1/cards/bulk-delete', () => {
    before = conclusions();
    return { meta: { count: 1 } };
  });
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('Card deleted')).toBeVisible();
  await expect.poll(() => server.calls('GET /v1/projects/{id}/cards').length).toBeGreaterThan(1);
  await expect.element(bar).not.toBeInTheDocument();
  expect(before).toBeGreaterThan(0);
  expect(conclusions()).toBe(before);
});

test('when cards have been added to an insight, a user who has left the dialog stays where they are', async () => {
  let store = () => {};
  server
    .on('GET /v1/projects/{id}/insights', () => wholePage([insight().data]))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
    .on('PATCH /v1/projects/{id}/insights/{conclusionId}', () => {
      return new Promise((done) => {
        store = () => done(insight());
      });
    });
  await bar.getByRole('button', { name: 'Insight or trend' }).click();
  await page.getByRole('menuitem', { name: 'Add to an insight' }).click();
  await page.getByRole('button', { name: /: Machines perform$/ }).click();
  await expect.poll(() => server.calls('PATCH /v1/projects/{id}/insights/{conclusionId}').length).toBe(1);
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

test('undo after adding cards to an insight leaves those that others have added meanwhile', async () => {
  const patched = () =>
    server.calls('PATCH /v1/projects/{id}/insights/{conclusionId}').map(({ body }) => {
      return (body as { data: { attributes: { card_slugs: string[] } } }).data.attributes.card_slugs;
    });
  let cards = ['d'];
  server
    // The list is older than the insight, to which somebody has added a card.
    .on('GET /v1/projects/{id}/insights', () => wholePage([insight().data]))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight({ card_slugs: cards }))
    .on('PATCH /v1/projects/{id}/insights/{conclusionId}', () => {
      cards = patched().at(-1) ?? [];
      return insight({ card_slugs: cards });
    });
  await page.getByRole('checkbox', { name: 'Select: Robots rest' }).click();
  await bar.getByRole('button', { name: 'Insight or trend' }).click();
  await page.getByRole('menuitem', { name: 'Add to an insight' }).click();
  await page.getByRole('button', { name: /: Machines perform$/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(patched).toEqual([['d', 'e'], ['d']]);
});
