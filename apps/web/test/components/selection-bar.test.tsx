import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { me, project, wholePage, workspace } from './support/samples.ts';

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
