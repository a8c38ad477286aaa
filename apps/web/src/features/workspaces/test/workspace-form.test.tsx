import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  address,
  narrow,
  open,
  pixelsOverTheEdge,
  server,
  standInForEachTest,
  title,
} from '#test/components/support/app.tsx';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const field = () => page.getByLabelText('Title', { exact: true });
const create = () => page.getByRole('button', { name: 'Create workspace' });

test('an empty title is reported at its field, which gets the focus', async () => {
  await open('/create');
  await expect.element(field()).toHaveFocus();
  await field().fill('   ');
  await create().click();
  await expect.element(page.getByText('This field is required.')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveFocus();
  await field().fill('Better');
  await expect.element(page.getByText('This field is required.')).not.toBeInTheDocument();
});

test('a second press of Enter while saving creates nothing twice', async () => {
  const held = Promise.withResolvers<void>();
  const made = workspace('only-once', 'Only once');
  server
    .on('POST /v1/workspaces', async () => {
      await held.promise;
      return { data: made };
    })
    .on('GET /v1/workspaces/{id}', () => ({ data: made }));
  await open('/create');
  await field().fill('Only once');
  await userEvent.keyboard('{Enter}');
  await expect.element(create()).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  held.resolve();
  await expect.element(title()).toHaveTextContent('Only once');
  expect(server.calls('POST /v1/workspaces')).toHaveLength(1);
});

test('leaving asks for no confirmation if nothing was changed, or it was changed back', async () => {
  const desk = workspace('as-it-was', 'As it was');
  server.on('GET /v1/workspaces/{id}', () => ({ data: desk }));
  await open('/w/as-it-was/edit');
  await field().fill('Something else');
  await field().fill('As it was');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(address).toBe('/w/as-it-was');
});

test('only what was changed is sent, so that changes of others to other fields stay', async () => {
  const desk = workspace('w', 'Desk');
  const scan = project('p', 'Scan', desk);
  server
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('PATCH /v1/workspaces/{id}', () => failure('conflict'))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('PATCH /v1/projects/{id}', () => failure('conflict'));
  for (const [path, route] of [
    ['/w/w/edit', 'PATCH /v1/workspaces/{id}'],
    ['/projects/p/edit', 'PATCH /v1/projects/{id}'],
  ] as const) {
    await open(path);
    await page.getByLabelText('Subtitle').fill('Other');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => server.calls(route).length).toBe(1);
    const [sent] = server.calls(route).map(({ body }) => (body as { data: { attributes: object } }).data.attributes);
    expect(sent).toEqual({ subtitle: 'Other' });
  }
});

test('a switch lets collaborators publish', async () => {
  const desk = workspace('w', 'Desk');
  server
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('PATCH /v1/workspaces/{id}', () => failure('conflict'));
  await open('/w/w/edit');
  const choice = page.getByRole('checkbox', { name: /^Collaborators may publish/ });
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.calls('PATCH /v1/workspaces/{id}').length).toBe(1);
  const [sent] = server.calls('PATCH /v1/workspaces/{id}').map(({ body }) => body);
  expect(sent).toMatchObject({ data: { attributes: { collaborators_may_publish: true } } });
});

test.each([
  ['one long word', 'w'.repeat(200)],
  ['emoji', '👩‍🚀🌍 '.repeat(20).trim()],
  ['right-to-left script', 'إشارات ضعيفة من المستقبل البعيد'],
  ['what looks like markup', '<b>bold</b> & "quoted" {{name}}'],
])('a title of %s is sent as it is and stays inside its box', async (_kind, given) => {
  await page.viewport(narrow.width, narrow.height);
  const made = workspace('odd', given, { projects: [{ slug: 'p', title: given, card_count: 0 }], project_count: 1 });
  server
    .on('POST /v1/workspaces', () => ({ data: made }))
    .on('DELETE /v1/workspaces/{id}', () => undefined)
    .on('GET /v1/workspaces', () => wholePage([made]))
    .on('GET /v1/workspaces/{id}', () => ({ data: made }));
  await open('/create');
  await field().fill(given);
  await create().click();
  await expect.element(title()).toHaveTextContent(given);
  expect(server.calls('POST /v1/workspaces')[0]?.body).toMatchObject({ data: { attributes: { title: given } } });
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
  await open('/');
  await expect.element(page.getByRole('main').getByText(given).first()).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
  await open('/w/odd/edit');
  await expect.element(field()).toHaveValue(given);
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(given);
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect.poll(address).toBe('/');
});
