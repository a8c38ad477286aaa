import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { briefWith } from './support/generations.ts';
import { project, wholePage, workspace } from './support/samples.ts';
import { failure, type Route } from './support/stand-in.ts';

// Calls that create a project or a workspace, while the connection breaks before their answers.

standInForEachTest();

const desk = workspace('w', 'Desk');
type Values = Readonly<Record<string, unknown>>;
const given = (body: unknown) => (body as { readonly data: { readonly attributes: Values } }).data.attributes;
const sent = (route: Route) => server.calls(route).map(({ body }) => given(body));

/** What the stand-in has stored: the values by key. */
let stored: Map<unknown, Values>;
/** Answers of the next calls that get lost. */
let losing: number;

function create(body: unknown): Values {
  const { creation_key: key = stored.size, workspace_slug: _, ...values } = given(body);
  const found = stored.get(key) ?? values;
  stored.set(key, found);
  if (losing === 0) return found;
  losing -= 1;
  throw new TypeError('Failed to fetch');
}
/** Changes what was created last. */
function change(body: unknown): Values {
  const [key, values] = [...stored].at(-1) ?? [];
  const changed = { ...values, ...given(body) };
  stored.set(key, changed);
  return changed;
}

const scanOf = ({ title, subtitle }: Values) => {
  const scan = project('p', String(title), desk);
  return { data: { ...scan, attributes: { ...scan.attributes, subtitle: subtitle as string | null } } };
};
const workspaceOf = ({ title, subtitle, company_name }: Values) => ({
  data: workspace('new', String(title), {
    subtitle: subtitle as string | null,
    company_name: company_name as string | null,
  }),
});
const briefOf = ({ challenge }: Values) => {
  const { data } = briefWith([]);
  return { data: { ...data, attributes: { ...data.attributes, challenge: challenge as never } } };
};
const last = () => [...stored.values()].at(-1) ?? {};

beforeEach(() => {
  stored = new Map();
  losing = 0;
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', ({ params }) => (params.id === 'w' ? { data: desk } : workspaceOf(last())))
    .on('POST /v1/workspaces', ({ body }) => workspaceOf(create(body)))
    .on('PATCH /v1/workspaces/{id}', ({ body }) => workspaceOf(change(body)))
    .on('GET /v1/projects', () => wholePage([]))
    .on('GET /v1/projects/{id}', () => scanOf(last()))
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('POST /v1/projects', ({ body }) => scanOf(create(body)))
    .on('PATCH /v1/projects/{id}', ({ body }) => scanOf(change(body)))
    .on('GET /v1/projects/{id}/brief', () => briefOf(last()))
    .on('PATCH /v1/projects/{id}/brief', ({ body }) => briefOf(change(body)));
});

const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const alert = page.getByRole('alert');

const forms = [
  {
    what: 'project',
    at: '/w/w/create',
    button: 'Create project',
    made: /^\/projects\/p\/cards/,
    route: 'POST /v1/projects',
  },
  { what: 'workspace', at: '/create', button: 'Create workspace', made: /^\/w\/new/, route: 'POST /v1/workspaces' },
] as const;

test.each(forms)('a $what whose answer was lost is not created again', async ({ at, button, made, route }) => {
  losing = 1;
  await open(at);
  await field('Title').fill('Cities');
  await press(button);
  await expect.element(alert).toBeVisible();
  await press(button);
  await expect.poll(address).toMatch(made);
  expect(sent(route)).toHaveLength(2);
  expect([...stored.values()]).toEqual([expect.objectContaining({ title: 'Cities' })]);
});

test.each(forms)('nor is the $what after a reload, and it gets what was typed since', async ({ at, button, made }) => {
  losing = 1;
  await open(at);
  await field('Title').fill('Cities');
  await press(button);
  await expect.element(alert).toBeVisible();
  await open(at);
  await expect.element(field('Title')).toHaveValue('Cities');
  await field('Title').fill('Cities in 2040');
  await press(button);
  await expect.poll(address).toMatch(made);
  expect([...stored.values()]).toEqual([expect.objectContaining({ title: 'Cities in 2040' })]);
});

test.each(forms)('another $what gets another key, also after a refusal', async ({ at, button, made, route }) => {
  for (const title of ['Cities', 'Food']) {
    await open(at);
    await field('Title').fill(title);
    await press(button);
    await expect.poll(address).toMatch(made);
  }
  expect([...stored.values()].map(({ title }) => title)).toEqual(['Cities', 'Food']);
  server.on(route, () => failure('conflict'));
  await open(at);
  await field('Title').fill('Water');
  for (const attempts of [3, 4]) {
    await press(button);
    await expect.poll(() => sent(route).length).toBe(attempts);
    await expect.element(alert).toBeVisible();
  }
  expect(new Set(sent(route).map(({ creation_key }) => creation_key)).size).toBe(4);
});

test.each(forms)('if the $what whose answer was lost is discarded, the next one is another', async (form) => {
  const { at, button, made } = form;
  losing = 1;
  await open(at);
  await field('Title').fill('Cities');
  await press(button);
  await expect.element(alert).toBeVisible();
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();
  await press('Discard changes');
  await open(at);
  await field('Title').fill('Food');
  await press(button);
  await expect.poll(address).toMatch(made);
  expect([...stored.values()].map(({ title }) => title)).toEqual(['Cities', 'Food']);
});

test('the question typed after the lost answer becomes that of the project', async () => {
  losing = 1;
  await open('/w/w/create');
  await field('Title').fill('Cities');
  await page.getByRole('textbox').first().fill('What will move us?');
  await press('Create project');
  await expect.element(alert).toBeVisible();
  await page.getByRole('textbox').first().fill('Who will move?');
  await press('Create project');
  await expect.poll(address).toMatch(/^\/projects\/p\/cards/);
  expect([...stored.values()]).toEqual([expect.objectContaining({ title: 'Cities', challenge: 'Who will move?' })]);
});
