import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest, title } from './support/app.tsx';
import { card } from './support/cards.ts';
import { nextFrame } from './support/pointers.ts';
import { listedRadar } from './support/radars.ts';
import { me, project, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('desk', 'Desk');
const scan = project('scan', 'January scan', desk);
const empty = {
  challenge: null,
  purpose: null,
  scope_in: null,
  scope_out: null,
  time_horizon: null,
  audience: null,
  domains: [],
  sources: null,
  version: 0,
  updated_at: null,
  updated_by: null,
};
const rail = () => page.getByRole('navigation', { name: 'Main navigation' });
const person = (id: string, name: string, role: 'project_viewer' | 'project_admin' | null, card_count = 0) => ({
  type: 'users' as const,
  id,
  attributes: { name, email: `${id}@example.org`, role, card_count },
});

beforeEach(() => {
  const role = { slug: 'scan', workspace_slug: 'desk', role: 'project_viewer' as const };
  server
    .on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [role] } }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/brief', () => ({
      data: {
        type: 'briefs' as const,
        id: 'scan',
        attributes: { ...empty, challenge: 'How do cities stay cool?', version: 1 },
      },
    }))
    .on('GET /v1/projects/{id}/users', () => ({
      data: [
        person('ada', 'Ada', 'project_viewer'),
        person('grace', 'Grace', 'project_admin', 3),
        person('alan', 'Alan', null, 2),
      ],
    }));
});

test('a user who may only read a project sees its people, and can leave', async () => {
  await open('/projects/scan/members');
  await expect.element(title()).toHaveTextContent('Members');
  await expect.element(rail().getByRole('link', { name: 'Members' })).toHaveAttribute('data-status', 'active');
  const members = page.getByRole('list', { name: 'Members' });
  await expect.element(members.getByText('Grace', { exact: true })).toBeVisible();
  expect(members.getByText('Alan').elements()).toEqual([]);
  await expect
    .element(page.getByRole('list', { name: 'Added cards' }).getByText('Alan', { exact: true }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /Invite|Remove|Role of/ }).elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('letters typed in the middle of a search stay together', async () => {
  await open('/projects/scan/members?search=ice');
  const field = page.getByRole('searchbox', { name: 'Search people' });
  await field.click();
  await userEvent.keyboard('{Home}gr');
  await expect.element(field).toHaveValue('grice');
  await expect.poll(address).toBe('/projects/scan/members?search=grice');
});

test('a project opens with its cards, the first time below its brief', async () => {
  server
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }));
  await open('/projects/scan');
  await expect.poll(address).toBe('/projects/scan/cards');
  const brief = page.getByRole('complementary', { name: 'Brief' });
  await expect.element(brief.getByText('How do cities stay cool?')).toBeVisible();
  await expect
    .element(brief.getByRole('link', { name: 'Read the brief' }))
    .toHaveAttribute('href', '/projects/scan/brief');
  await brief.getByRole('button', { name: 'Close' }).click();
  await expect.element(brief).not.toBeInTheDocument();
  await open('/projects/scan/cards');
  await expect.element(title()).toHaveTextContent('Cards');
  await expect.element(brief).not.toBeInTheDocument();
});

test('the rail leaves the project after a navigation to a personal screen', async () => {
  await open('/projects/scan/brief');
  await expect.element(rail().getByRole('link', { name: 'Brief' })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect.element(title()).toHaveTextContent('Notifications');
  await expect.poll(() => rail().getByRole('link', { name: 'Brief' }).elements()).toEqual([]);
});

test('in a project the rail has the places of its workspace before the workspace is loaded', async () => {
  const held = Promise.withResolvers<void>();
  server
    .on('GET /v1/me', () => me())
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => held.promise.then(() => ({ data: desk })));
  await open('/projects/scan/brief');
  await expect.poll(() => server.calls('GET /v1/workspaces/{id}')).toHaveLength(1);
  const projects = () =>
    rail()
      .getByRole('link', { name: /^Projects/ })
      .element().textContent;
  await rail().getByRole('button', { name: 'Workspace' }).click();
  await expect.element(rail().getByRole('link', { name: 'Repository' })).toHaveAttribute('href', '/w/desk/repo');
  expect(projects()).toBe('Projects');
  held.resolve();
  await expect.poll(projects).toBe(`Projects${desk.attributes.project_count}`);
});

test('the palette shows results from the top, so that no row moves when another kind arrives', async () => {
  const trends = Promise.withResolvers<void>();
  server
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/cards', () => failure('internal'))
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => trends.promise.then(() => wholePage([])))
    .on('GET /v1/projects/{id}/radars', () => wholePage([listedRadar({ title: 'Pigeons' })]));
  await open('/projects/scan/brief');
  await expect.element(page.getByText('How do cities stay cool?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('pigeon');
  await expect.poll(() => server.calls('GET /v1/projects/{id}/radars')).toHaveLength(1);
  // The failed request does not block the others.
  await expect.element(palette.getByText('Search again')).toBeVisible();
  await nextFrame();
  const found = palette.getByRole('option', { name: 'Pigeons' });
  expect(found.query()).toBeNull();
  trends.resolve();
  await expect.element(found).toHaveAttribute('aria-selected', 'true');
  // An open dialog would keep the page locked for the next test.
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});

test('the palette leads to all cards with a word where it does not show them all', async () => {
  const found = (count: number) =>
    wholePage(Array.from({ length: count }, (_, at) => card({ slug: `c${at}`, title: `Pigeon ${at}` }).data));
  server
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/card-facets', () => ({
      data: { type: 'card-facets' as const, id: 'p', attributes: { tags: [], creators: [] } },
    }))
    .on('GET /v1/projects/{id}/cards', ({ query }) => found(query.get('filter[search]') === 'pigeon 1' ? 1 : 5))
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]));
  await open('/projects/scan/brief');
  await expect.element(page.getByText('How do cities stay cool?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('pigeon 1');
  await expect.element(palette.getByRole('option')).toHaveTextContent('Pigeon 0');
  await palette.getByRole('combobox').fill('Pigeon');
  await palette.getByRole('option', { name: 'All cards with “pigeon”' }).click();
  await expect.poll(address).toBe('/projects/scan/cards?q=pigeon');
});

test('the palette finds a project of any page', async () => {
  const titled = (page: string) => project(`p${page}`, page === '3' ? 'The oldest' : `Scan ${page}`, desk);
  server
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]))
    .on('GET /v1/projects/{id}/radars', () => wholePage([]))
    .on('GET /v1/projects', ({ query }) => {
      const list = wholePage([titled(query.get('page[number]') ?? '1')]);
      return { ...list, meta: { ...list.meta, total_page_count: 3, total_record_count: 3 } };
    });
  await open('/projects/scan/brief');
  await expect.element(page.getByText('How do cities stay cool?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('combobox').fill('oldest');
  await expect.element(palette.getByRole('option', { name: /The oldest/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
});
