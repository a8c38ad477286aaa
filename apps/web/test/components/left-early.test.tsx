import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest, title } from './support/app.tsx';
import { briefWith } from './support/generations.ts';
import { me, project, wholePage, workspace } from './support/samples.ts';
import type { Route } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const other = workspace('v', 'Studio');
const scan = project('p', 'Scan', desk);
const brief = briefWith(['Energy']);

/** Ends the call that is under way. */
let end: () => void;
const held = <T,>(answer: T) =>
  new Promise<T>((done) => {
    end = () => done(answer);
  });

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

beforeEach(() => {
  const { version, updated_at: _, updated_by: __, ...content } = brief.data.attributes;
  const head = { number: 1, created_at: desk.attributes.created_at, changed: [], restored_from: null };
  const old = { ...content, ...head, created_by: { name: 'Ada', email: 'ada@example.org' } };
  server
    .on('GET /v1/workspaces', () => wholePage([desk, other]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/brief/versions', () => wholePage([]))
    .on('GET /v1/projects/{id}/brief/versions/{number}', () => ({
      data: { type: 'brief-versions' as const, id: '1', attributes: old },
    }))
    .on('GET /v1/projects/{id}/brief', () => ({
      data: { ...brief.data, attributes: { ...brief.data.attributes, version: version + 1 } },
    }))
    .on('POST /v1/projects', () => held({ data: scan }))
    .on('PATCH /v1/projects/{id}', () => held({ data: scan }))
    .on('DELETE /v1/projects/{id}', () => held(undefined))
    .on('POST /v1/projects/{id}/{workspaceId}/move', () =>
      held({ data: project('p', 'Scan', other), meta: { ended_invitations: 0, ended_links: 0 } }),
    )
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('DELETE /v1/permissions', () => held({ meta: { ended_invitations: 0, ended_links: 0 } }))
    .on('POST /v1/workspaces', () => held({ data: desk }))
    .on('PATCH /v1/workspaces/{id}', () => held({ data: desk }))
    .on('DELETE /v1/workspaces/{id}', () => held(undefined))
    .on('POST /v1/projects/{id}/brief/versions/{number}/restore', () => held(brief));
});

interface Case {
  readonly what: string;
  readonly path: string;
  /** The user; an administrator if undefined. */
  readonly user?: ReturnType<typeof me>;
  readonly act: () => Promise<unknown>;
  readonly route: Route;
  /** The toast that tells that it is done, if there is one. */
  readonly done?: string;
}

const save = async () => {
  await field('Title').fill('Scan of cities');
  await button('Save').click();
};
const create = (name: string) => async () => {
  await field('Title').fill('Scan of cities');
  await button(name).click();
};

const reader = { slug: 'p', workspace_slug: 'w', role: 'project_viewer' as const };

const cases: readonly Case[] = [
  {
    what: 'a project has been created',
    path: '/w/w/create',
    act: create('Create project'),
    route: 'POST /v1/projects',
  },
  {
    what: 'a project has been changed',
    path: '/projects/p/edit',
    act: save,
    route: 'PATCH /v1/projects/{id}',
    done: 'Saved',
  },
  {
    what: 'a project has been moved',
    path: '/projects/p/edit',
    act: async () => {
      await page.getByRole('combobox', { name: 'Workspace' }).click();
      await page.getByRole('option', { name: 'Studio' }).click();
      await button('Move').click();
    },
    route: 'POST /v1/projects/{id}/{workspaceId}/move',
    done: 'Moved to “Studio”',
  },
  {
    what: 'a project has been deleted',
    path: '/projects/p/edit',
    act: async () => {
      await button('Delete project').click();
      await inDialog('Delete project').click();
      await userEvent.keyboard('{Escape}');
    },
    route: 'DELETE /v1/projects/{id}',
    done: '“Scan” is in the trash',
  },
  {
    what: 'the user has left a project',
    path: '/projects/p/members',
    user: me({ permissions: { is_global_admin: false, workspaces: [], projects: [reader] } }),
    act: async () => {
      await button('Leave').click();
      await inDialog('Leave').click();
      await userEvent.keyboard('{Escape}');
    },
    route: 'DELETE /v1/permissions',
    done: 'You have left “Scan”',
  },
  {
    what: 'a workspace has been created',
    path: '/create',
    act: create('Create workspace'),
    route: 'POST /v1/workspaces',
  },
  {
    what: 'a workspace has been changed',
    path: '/w/w/edit',
    act: save,
    route: 'PATCH /v1/workspaces/{id}',
    done: 'Saved',
  },
  {
    what: 'a workspace has been deleted',
    path: '/w/w/edit',
    act: async () => {
      await button('Delete workspace').click();
      await field('Type “Desk” to confirm').fill('Desk');
      await inDialog('Delete workspace').click();
      await userEvent.keyboard('{Escape}');
    },
    route: 'DELETE /v1/workspaces/{id}',
    done: '“Desk” is in the trash',
  },
  {
    what: 'an old version of a brief has been restored',
    path: '/projects/p/brief?version=1',
    act: () => button('Restore this version').click(),
    route: 'POST /v1/projects/{id}/brief/versions/{number}/restore',
    done: 'Version 1 restored',
  },
];

test.each(cases)('when $what, a user who has left its page stays where they are', async (one) => {
  if (one.user) server.on('GET /v1/me', () => one.user ?? me());
  await open(one.path);
  await one.act();
  await expect.poll(() => server.calls(one.route).length).toBe(1);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect.element(title()).toHaveTextContent('Notifications');
  const before = server.calls('GET /v1/workspaces').length;
  end();
  // What is created has no toast, but the workspaces are read again.
  if (one.done) await expect.element(page.getByText(one.done, { exact: true })).toBeVisible();
  else await expect.poll(() => server.calls('GET /v1/workspaces').length).toBeGreaterThan(before);
  expect(address()).toBe('/notifications');
  await expect.element(title()).toHaveTextContent('Notifications');
});
