import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { insight, trend } from './support/conclusions.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { listedRadar, radar } from './support/radars.ts';
import { wholePage } from './support/samples.ts';
import type { Route } from './support/stand-in.ts';

standInForEachTest();

/** Ends the deletion that is under way. */
let end: () => void;
const underWay = () => {
  return new Promise<undefined>((done) => {
    end = () => done(undefined);
  });
};
const rail = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name });
const removing = 'POST /v1/cards/bulk-delete';

beforeEach(() => {
  answerOpenedCard()
    .on(removing, async () => {
      await underWay();
      return { meta: { count: 1 } };
    })
    .on('GET /v1/projects/{id}/insights', () => wholePage([insight().data]))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
    .on('GET /v1/projects/{id}/trends', () => wholePage([trend().data]))
    .on('GET /v1/projects/{id}/trends/{conclusionId}', () => trend())
    .on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar()]))
    .on('GET /v1/projects/{id}/radars/{radarId}', () => radar([]))
    .on('DELETE /v1/projects/{id}/insights/{conclusionId}', underWay)
    .on('DELETE /v1/projects/{id}/trends/{conclusionId}', underWay)
    .on('DELETE /v1/projects/{id}/radars/{radarId}', underWay);
});

test('when a card has been deleted, a user who has closed it stays where they are', async () => {
  await open('/projects/p/cards');
  await page.getByRole('link', { name: 'Robots dance' }).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => server.calls(removing).length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await rail(/^Insights/).click();
  await expect.element(page.getByRole('link', { name: 'Machines perform' })).toBeVisible();
  end();
  await expect.element(page.getByText('Card deleted')).toBeVisible();
  expect(address()).toBe('/projects/p/insights');
});

test('a card whose deletion is under way is not deleted again', async () => {
  await open('/projects/p/cards/c');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => server.calls(removing).length).toBe(1);
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  end();
  // A toast that appears later would be over the buttons of the next test.
  await expect.element(page.getByText('Card deleted')).toBeVisible();
  expect(server.calls(removing).length).toBe(1);
});

test('when a card has been deleted, a user who has stepped on to the next one stays there', async () => {
  const titles = new Map([
    ['c', 'Robots dance'],
    ['d', 'Drones sing'],
  ]);
  const read = (slug: string) => card({ slug, title: titles.get(slug) ?? '' });
  const both = [...titles.keys()].map((slug) => ({ ...read(slug).data, id: slug }));
  server
    .on('GET /v1/cards/{id}', ({ params }) => read(params.id ?? ''))
    .on('GET /v1/projects/{id}/cards', () => wholePage(both));
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await open('/projects/p/cards');
  await page.getByRole('link', { name: 'Robots dance' }).click();
  await expect.element(dialog('Robots dance').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  // The next card is loaded ahead.
  await expect.poll(() => server.calls('GET /v1/cards/{id}').map(({ params }) => params.id)).toContain('d');
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => server.calls(removing).length).toBe(1);
  await userEvent.keyboard('j');
  await expect.element(dialog('Drones sing').getByRole('button', { name: 'More', exact: true })).toBeVisible();
  end();
  await expect.element(page.getByText('Card deleted')).toBeVisible();
  expect(address()).toBe('/projects/p/cards/d');
});

test('when an insight has been deleted, a user who went from it to another insight stays there', async () => {
  const one = 'GET /v1/projects/{id}/insights/{conclusionId}';
  const read = (slug: string) => insight({ slug, title: slug === 'i' ? 'Machines perform' : 'People watch' });
  server
    .on(one, ({ params }) => read(params.conclusionId ?? ''))
    .on('GET /v1/projects/{id}/insights', () => wholePage(['i', 'k'].map((id) => ({ ...read(id).data, id }))));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await open('/projects/p/insights');
  await page.getByRole('link', { name: 'People watch' }).click();
  await expect.element(heading('People watch')).toBeVisible();
  await rail(/^Insights/).click();
  await page.getByRole('link', { name: 'Machines perform' }).click();
  await expect.element(heading('Machines perform')).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => server.calls('DELETE /v1/projects/{id}/insights/{conclusionId}').length).toBe(1);
  history.go(-2);
  await expect.element(heading('People watch')).toBeVisible();
  end();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(address()).toBe('/projects/p/insights/k');
});

const kinds: readonly { kind: string; path: string; menu: string; route: Route }[] = [
  { kind: 'insight', path: 'insights/i', menu: 'More', route: 'DELETE /v1/projects/{id}/insights/{conclusionId}' },
  {
    kind: 'trend',
    path: 'trends/t',
    menu: 'More about “Stages without people”',
    route: 'DELETE /v1/projects/{id}/trends/{conclusionId}',
  },
  {
    kind: 'radar',
    path: 'radars/r',
    menu: 'More about “What moves cities”',
    route: 'DELETE /v1/projects/{id}/radars/{radarId}',
  },
];

test.each(kinds)('when a deletion has ended, a user who has left the $kind stays where they are', async (one) => {
  const { path, menu, route } = one;
  await open(`/projects/p/${path}`);
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => server.calls(route).length).toBe(1);
  await rail(/^Cards/).click();
  await expect.element(page.getByRole('link', { name: 'Robots dance' })).toBeVisible();
  end();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(address()).toBe('/projects/p/cards');
});
