import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
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
