import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseSingleKeys } from '#lib/shortcuts/single-keys.ts';
import { answerProject } from './support/answered-project.ts';
import { address, open, standInForEachTest } from './support/app.tsx';
import { listedRadar } from './support/radars.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');

beforeEach(() => {
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar()]));
});

test('Escape clears the search first and then leaves the field, and the page has its shortcuts again', async () => {
  await open('/projects/p/radars');
  const field = page.getByRole('searchbox', { name: 'Search radars' });
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('heat');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard('/');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('Enter leaves the search with its text', async () => {
  await open('/projects/p/radars');
  const field = page.getByRole('searchbox', { name: 'Search radars' });
  await field.fill('heat');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toHaveFocus();
  await expect.poll(address).toContain('q=heat');
});

test('where shortcuts of a single key are switched off, a key does nothing', async () => {
  chooseSingleKeys(false);
  try {
    await open('/projects/p/radars');
    const field = page.getByRole('searchbox', { name: 'Search radars' });
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('/');
    expect(document.activeElement).not.toBe(field.element());
    chooseSingleKeys(true);
    await userEvent.keyboard('/');
    await expect.element(field).toHaveFocus();
  } finally {
    chooseSingleKeys(true);
  }
});
