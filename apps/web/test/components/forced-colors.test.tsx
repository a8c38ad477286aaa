import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const palette = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(() => palette('active'));
afterEach(() => palette('none'));

/** Whether the palette's own background of selected things is shown; all others are replaced when they are painted. */
function isMarked(element: Element): boolean {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.background = 'SelectedItem';
  const selected = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return getComputedStyle(element).backgroundColor === selected;
}

test('with a palette of the reader, the current place and the chosen layout are marked as selected', async () => {
  answerProject(desk, scan).on('GET /v1/projects/{id}/cards', () => wholePage([card().data]));
  await open('/projects/p/cards');
  const list = page.getByRole('button', { name: 'List', exact: true });
  await expect.element(list).toBeVisible();
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  const link = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).first().element();
  expect([link(/^Cards/), link(/^Insights/)].map(isMarked)).toEqual([true, false]);
  const grid = page.getByRole('button', { name: 'Grid', exact: true });
  expect([grid.element(), list.element()].map(isMarked)).toEqual([true, false]);
});
