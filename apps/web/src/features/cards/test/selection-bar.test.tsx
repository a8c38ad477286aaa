import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearSelection } from '#features/cards/components/selection/selection.ts';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { me, project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const cards = ['Robots dance', 'Trams sing', 'Bridges hum'].map((title, at) => card({ slug: `c${at}`, title }).data);

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }));
});

const names = { en: ['Selection', 'Delete'], de: ['Auswahl', 'Löschen'] } as const;

test.each([
  { locale: 'en', width: 1440 },
  { locale: 'de', width: 1440 },
  { locale: 'de', width: 1000 },
  { locale: 'de', width: 360 },
] as const)('the bar of a selection is inside a window of $width px ($locale)', async ({ locale, width }) => {
  server.on('GET /v1/me', () => me({ locale }));
  localStorage.setItem('foreglow.language', locale);
  await page.viewport(width, 800);
  await open('/projects/p/cards');
  await expect.element(page.getByRole('link', { name: 'Robots dance' })).toBeVisible();
  await userEvent.keyboard('jx');
  const [bar, remove] = names[locale];
  await expect.element(page.getByRole('region', { name: bar }).getByRole('button', { name: remove })).toBeVisible();
  await expect
    .poll(() => {
      const { left, right } = page.getByRole('region', { name: bar }).element().getBoundingClientRect();
      return { fromLeft: left >= 0, toRight: right <= innerWidth };
    })
    .toEqual({ fromLeft: true, toRight: true });
  // The selection is kept while the application is open.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('region', { name: bar }).elements()).toEqual([]);
});

test('the bar and the notifications stay where they are when a dialog removes the scrollbar of the page', async () => {
  const scrollbar = 16;
  await page.viewport(1280, 720);
  server
    .on('POST /v1/cards/conclusions', () => ({ data: [] }))
    .on('POST /v1/cards/bulk-delete', () => ({ meta: { count: 1 } }));
  await open('/projects/p/cards');
  const select = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}` }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await select('Trams sing');
  await bar.getByRole('button', { name: 'Delete' }).click();
  const toaster = () => document.querySelector('[data-sonner-toaster]') as HTMLElement;
  await expect.element(page.getByText('Card deleted')).toBeVisible();
  await select('Robots dance');
  await expect.element(bar).toBeVisible();
  const middle = () => {
    const { left, right } = bar.element().getBoundingClientRect();
    return (left + right) / 2;
  };
  const before = { bar: middle(), toaster: toaster().getBoundingClientRect().right };
  await bar.getByRole('button', { name: 'Duplicate' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  // This browser has no scrollbars that take space. The window is as wide as one that has lost its scrollbar.
  document.body.style.setProperty('--removed-body-scroll-bar-size', `${scrollbar}px`);
  await page.viewport(1280 + scrollbar, 720);
  expect({ bar: middle(), toaster: toaster().getBoundingClientRect().right }).toEqual(before);
  document.body.style.removeProperty('--removed-body-scroll-bar-size');
  clearSelection();
});
