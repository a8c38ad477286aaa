import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { narrow, open, server, standInForEachTest, title } from './support/app.tsx';
import { attachment, card } from './support/cards.ts';
import { answerOpenedCard } from './support/opened-card.ts';
import { containing, placesOf } from './support/places-of.ts';
import { nextFrame } from './support/pointers.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();
/** Every test is a new tab, in a browser that has the fonts: lines are as long as they stay. */
beforeEach(async () => {
  sessionStorage.clear();
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

test('the links of the rail do not move when the project has been read', async () => {
  const desk = workspace('w', 'Desk');
  const scan = project('p', 'Scan', desk);
  const read = Promise.withResolvers<{ data: typeof scan }>();
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}', () => read.promise)
    .on('GET /v1/projects/{id}/trends', () => wholePage([]));
  const places = placesOf({ notifications: containing('aside nav a', 'Notifications') });
  await open('/projects/p/trends');
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends').length).toBeGreaterThan(0);
  await expect.poll(() => document.querySelector('aside nav a[href="/profile"]')).not.toBeNull();
  await nextFrame();
  read.resolve({ data: scan });
  await expect.element(page.getByRole('link', { name: 'Brief' })).toBeVisible();
  expect((await places.end()).notifications).toHaveLength(1);
});

test('the people of a workspace do not move when its projects have been read', async () => {
  await page.viewport(narrow.width, narrow.height);
  const desk = workspace('w', 'Desk', { project_count: 1 });
  const read = Promise.withResolvers<ReturnType<typeof wholePage<ReturnType<typeof project>>>>();
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', ({ query }) => (query.has('filter[workspace]') ? read.promise : wholePage([])));
  const places = placesOf({ people: containing('h2', 'People') });
  await open('/w/w');
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  const scan = project('p', 'Scan', desk);
  read.resolve(wholePage([{ ...scan, attributes: { ...scan.attributes, subtitle: 'One question' } }]));
  await expect.element(page.getByRole('link', { name: 'Scan', exact: true })).toBeVisible();
  expect((await places.end()).people).toHaveLength(1);
});

test('the invite link of a workspace appears below the members, and does not move', async () => {
  await page.viewport(narrow.width, narrow.height);
  const desk = workspace('w', 'Desk');
  const members = Promise.withResolvers<{ data: [] }>();
  const invitations = Promise.withResolvers<ReturnType<typeof wholePage<never>>>();
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/members', () => members.promise)
    .on('GET /v1/workspaces/{id}/invitations', () => invitations.promise);
  const places = placesOf({ link: containing('h2', 'Invite link'), invited: containing('h2', 'Invited') });
  await open('/w/w/members');
  await expect.poll(() => server.calls('GET /v1/workspaces/{id}/invitations').length).toBe(2);
  await expect.element(title()).toHaveTextContent('Members');
  await nextFrame();
  invitations.resolve(wholePage([]));
  await nextFrame();
  members.resolve({ data: [] });
  await expect.element(page.getByRole('heading', { name: 'Invite link' })).toBeVisible();
  expect(await places.end()).toEqual({ link: [expect.any(Number)], invited: [] });
});

const text = 'The city council revises its plans once a decade. '.repeat(6).trim();

test('the parts of a card appear at their places when its texts are read', async () => {
  await page.viewport(narrow.width, narrow.height);
  const whole = card({ description: text, relevance: text, subtitle: 'A plan' });
  const read = Promise.withResolvers<typeof whole>();
  answerOpenedCard(whole).on('GET /v1/cards/{id}', () => read.promise);
  const places = placesOf({ talk: containing('h2, h3', 'Comments'), relevance: containing('h3', 'Why it matters') });
  await open('/projects/p/cards/c');
  await expect.poll(() => server.calls('GET /v1/projects/{id}/comments').length).toBeGreaterThan(0);
  read.resolve(whole);
  await expect.element(page.getByRole('heading', { name: 'Comments' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Why it matters' })).toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('article p[dir="auto"]').length).toBe(3);
  expect(await places.end()).toEqual({ talk: [expect.any(Number)], relevance: [expect.any(Number)] });
});

test('the fields of a card do not move when its picture and the editor of its texts are loaded', async () => {
  await page.viewport(narrow.width, narrow.height);
  const picture = attachment();
  const read = Promise.withResolvers<{ data: { type: 'attachments'; id: string; attributes: typeof picture } }>();
  answerOpenedCard(card({ description: text, attachment: picture }))
    .on('GET /v1/attachments/{id}', () => read.promise)
    .on('GET /v1/projects/{id}/duplicates', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }));
  const places = placesOf({
    title: () => document.querySelector('textarea[aria-label="Title"], textarea'),
    relevance: containing('span[dir="auto"]', 'Why it matters'),
  });
  await open('/projects/p/cards/edit/c');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Why it matters' })).toBeInTheDocument();
  read.resolve({ data: { type: 'attachments', id: picture.slug, attributes: picture } });
  await expect.poll(() => document.querySelectorAll('fieldset img').length).toBe(1);
  expect(await places.end()).toEqual({ title: [expect.any(Number)], relevance: [expect.any(Number)] });
});

test('the button that deletes a project does not move when the other workspaces have been read', async () => {
  const desk = workspace('w', 'Desk');
  const other = workspace('o', 'Other');
  const read = Promise.withResolvers<ReturnType<typeof wholePage<typeof desk>>>();
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/workspaces', ({ query }) =>
    query.get('sort') === 'title' ? read.promise : wholePage([desk, other]),
  );
  const places = placesOf({ remove: containing('main button', 'Delete project') });
  await open('/projects/p/edit');
  await expect.element(page.getByRole('button', { name: 'Delete project' })).toBeVisible();
  await nextFrame();
  read.resolve(wholePage([desk, other]));
  await expect.element(page.getByRole('combobox', { name: 'Workspace' })).toBeEnabled();
  expect((await places.end()).remove).toHaveLength(1);
});

test('a project that can be moved nowhere says so', async () => {
  const desk = workspace('w', 'Desk');
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/workspaces', () => wholePage([desk]));
  await open('/projects/p/edit');
  const field = page.getByRole('combobox', { name: 'Workspace' });
  await expect.element(field).toHaveTextContent('None you can move it to');
  await expect.element(field).toBeDisabled();
});
