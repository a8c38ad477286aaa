import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest, title } from './support/app.tsx';
import { insight, trend } from './support/conclusions.ts';
import { liveChanges } from './support/live-changes.ts';
import { project, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');

/** Opens a screen of a project whose contents can then be deleted by somebody else. */
async function openContent(path: string) {
  const changes = liveChanges();
  answerProject(desk, project('p', 'Scan', desk))
    .on('GET /v1/events', () => changes.response)
    .on('GET /v1/projects/{id}/comments', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/insights/{conclusionId}', () => insight())
    .on('GET /v1/projects/{id}/trends/{conclusionId}', () => trend());
  await open(path);
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  return {
    deleted: (type: 'insights' | 'trends') => {
      server
        .on('GET /v1/projects/{id}/insights/{conclusionId}', () => failure('not_found'))
        .on('GET /v1/projects/{id}/trends/{conclusionId}', () => failure('not_found'));
      changes.send({ type });
    },
  };
}

test.each([
  ['insights', '/projects/p/insights/i', insight().data.attributes.title, 'This insight was not found'],
  ['trends', '/projects/p/trends/t', trend().data.attributes.title, 'This trend was not found'],
] as const)(
  '%s that somebody else deletes while they are read are shown as missing',
  async (type, path, name, gone) => {
    const content = await openContent(path);
    await expect.element(title()).toHaveTextContent(name);
    content.deleted(type);
    await expect.element(title()).toHaveTextContent(gone);
  },
);

test('an editor keeps what was typed when somebody else deletes its insight', async () => {
  const content = await openContent('/projects/p/insights/edit/i');
  const field = page.getByRole('textbox', { name: 'Title', exact: true });
  await field.fill('Typed for an hour');
  const before = server.calls('GET /v1/projects/{id}/insights/{conclusionId}').length;
  content.deleted('insights');
  await expect.poll(() => server.calls('GET /v1/projects/{id}/insights/{conclusionId}').length).toBe(before + 1);
  await expect.element(field).toHaveValue('Typed for an hour');
  server.on('PATCH /v1/projects/{id}/insights/{conclusionId}', () => failure('not_found'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(field).toHaveValue('Typed for an hour');
});
