import { signInByApi } from '../support/client.ts';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { signInHere, title } from '../support/screens.ts';
import { signedInState } from '../support/signed-in.ts';

// A separate product, since maintenance closes it for everybody.
const test = testWithOwnProduct();

test('maintenance closes an open page, which opens again afterwards', async ({ own, browser }) => {
  const api = await signInByApi({ url: own.url, admin: own.admin });
  const workspace = await api.workspace('Under repair');
  const project = await api.project(workspace, 'Open in a tab');
  const person = await api.person(workspace, { email: 'at-work@example.org', role: 'workspace_collaborator' });
  const pageOf = async (token: string) => {
    const storageState = signedInState(own.url, token);
    return (await browser.newContext({ baseURL: own.url, locale: 'en-GB', storageState })).newPage();
  };
  const open = await pageOf(person.token);
  await open.clock.install();
  await open.goto(`/projects/${project}/cards/create`);
  await open.getByLabel('Title', { exact: true }).fill('Typed when it began');
  const draftIsKept = () => open.evaluate(() => JSON.stringify(localStorage).includes('Typed when it began'));
  await expect
    .poll(async () => {
      await open.clock.runFor(1000);
      return draftIsKept();
    })
    .toBe(true);

  const admin = await pageOf(api.token);
  await admin.goto('/admin/maintenance');
  await admin.getByLabel('Message').fill('Until noon.');
  await expect(admin.getByText('Until noon.')).toBeVisible();
  await admin.getByRole('button', { name: 'Start maintenance' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Start maintenance' }).click();
  await expect(admin).toHaveURL('/maintenance');

  // The open page checks once a minute.
  await open.clock.runFor(61_000);
  await expect(open).toHaveURL('/maintenance');
  await expect(open.getByText('Until noon.')).toBeVisible();

  // An administrator who is not signed in can still get in.
  const outside = await (await browser.newContext({ baseURL: own.url, locale: 'en-GB' })).newPage();
  await outside.goto('/login');
  await expect(outside).toHaveURL('/maintenance');
  await outside.getByText('Administrators: sign in').click();
  await signInHere(outside, own.admin);
  await outside.getByRole('button', { name: 'End maintenance' }).click();
  await expect(title(outside)).not.toHaveText('Back soon');

  // The page returns automatically, with the typed text.
  await open.clock.runFor(16_000);
  await expect(open).toHaveURL(`/projects/${project}/cards/create`);
  await open.clock.runFor(2000);
  await expect(open.getByText('Typed when it began').or(open.getByLabel('Title', { exact: true }))).toBeVisible();
  expect(await draftIsKept()).toBe(true);
  for (const page of [open, admin, outside]) await page.context().close();
});
