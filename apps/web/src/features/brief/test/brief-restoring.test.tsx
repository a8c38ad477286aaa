import type { BriefAttributes, BriefVersionAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const ada = { name: 'Ada', email: 'ada@example.org' };
const moment = '2026-01-09T12:00:00.000Z';

const empty = {
  challenge: null,
  purpose: null,
  scope_in: null,
  scope_out: null,
  time_horizon: null,
  audience: null,
  domains: [],
  sources: null,
};
const brief = (version: number, challenge: string): BriefAttributes => ({
  ...empty,
  audience: 'All',
  challenge,
  version,
  updated_at: moment,
  updated_by: ada,
});
const version = (number: number, challenge: string, restored_from: number | null): BriefVersionAttributes => ({
  ...empty,
  audience: 'All',
  challenge,
  number,
  created_at: moment,
  created_by: ada,
  changed: ['challenge'],
  restored_from,
});

const answered = (attributes: BriefAttributes) => ({ data: { type: 'briefs' as const, id: 'p', attributes } });

/** Version 5 is the current one, and restoring version 2 makes version 6. */
function showBrief(): void {
  const versions = [version(2, 'Old?', null), version(5, 'New?', null), version(6, 'Old?', 2)];
  let current = brief(5, 'New?');
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/brief', () => answered(current))
    .on('GET /v1/projects/{id}/brief/versions', () => wholePage([]))
    .on('GET /v1/projects/{id}/brief/versions/{number}', ({ params }) => {
      const found = versions.find(({ number }) => `${number}` === params.number);
      return found
        ? { data: { type: 'brief-versions' as const, id: `${found.number}`, attributes: found } }
        : failure('not_found');
    })
    .on('POST /v1/projects/{id}/brief/versions/{number}/restore', () => {
      current = brief(6, 'Old?');
      return answered(current);
    });
}

async function restoreAndUndo(): Promise<void> {
  await open('/projects/p/brief?history=true&version=2');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
}

test('undoing a restoration sets back what it changed, based on the version it made', async () => {
  showBrief();
  server.on('PATCH /v1/projects/{id}/brief', () => answered(brief(7, 'New?')));
  await restoreAndUndo();
  await expect.element(page.getByText('Change undone')).toBeVisible();
  expect(server.calls('PATCH /v1/projects/{id}/brief').map(({ body }) => body)).toEqual([
    { data: { type: 'briefs', attributes: { challenge: 'New?', based_on: 6 } } },
  ]);
  expect(server.calls('POST /v1/projects/{id}/brief/versions/{number}/restore').length).toBe(1);
});

test('what somebody else has saved since a restoration stays, and a message says why it was not undone', async () => {
  showBrief();
  server.on('PATCH /v1/projects/{id}/brief', () => failure('edited_meanwhile'));
  await restoreAndUndo();
  await expect.element(page.getByText('The change was not undone')).toBeVisible();
  await expect.element(page.getByText('Somebody else has changed the same part in the meantime.')).toBeVisible();
  expect(server.calls('POST /v1/projects/{id}/brief/versions/{number}/restore').length).toBe(1);
});

test('a restoration that changed nothing cannot be undone', async () => {
  showBrief();
  server.on('POST /v1/projects/{id}/brief/versions/{number}/restore', () => answered(brief(5, 'New?')));
  await open('/projects/p/brief?history=true&version=2');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect.element(page.getByText('Version 2 restored')).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('if others save again while their text is compared, the comparison opens again with the newest one', async () => {
  showBrief();
  let stored = brief(5, 'New?');
  server
    .on('GET /v1/projects/{id}/brief', () => answered(stored))
    .on('PATCH /v1/projects/{id}/brief', ({ body }) => {
      const { challenge, based_on } = (body as { data: { attributes: { challenge: string; based_on: number } } }).data
        .attributes;
      if (based_on !== stored.version) return failure('edited_meanwhile');
      stored = brief(stored.version + 1, challenge);
      return answered(stored);
    });
  const dialog = page.getByRole('dialog');
  const theirs = dialog.getByRole('region', { name: 'Theirs' });
  await open('/projects/p/brief');
  await page.getByRole('button', { name: 'Edit the challenge' }).click();
  await page.getByRole('textbox').first().fill('Mine?');
  stored = brief(6, 'Theirs?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(theirs.getByText('Theirs?')).toBeVisible();
  stored = brief(7, 'Theirs again?');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect.element(theirs.getByText('Theirs again?')).toBeVisible();
  expect(stored.challenge).toBe('Theirs again?');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect.poll(() => stored.challenge).toBe('Mine?');
  await expect.element(dialog).not.toBeInTheDocument();
});
