import { chooseIn, title } from '../support/screens.ts';
import { anonymous, expect, signedInState, test } from '../support/signed-in.ts';

test.describe('an invited person', () => {
  test.use(anonymous);

  test('registers, and arrives in the project with a welcome', async ({ page, api }) => {
    const workspace = await api.workspace('Cities');
    const project = await api.project(workspace, 'January scan');
    const link = await api.invite(workspace, {
      email: 'lands@example.org',
      role: 'project_viewer',
      project_slug: project,
    });
    await page.goto(link);
    await expect(title(page)).toHaveText('January scan');
    await expect(page.getByText('admin invites you to this project in “Cities”.')).toBeVisible();
    await expect(page.getByText('Your role: Project viewer')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('lands@example.org');
    await expect(page.getByLabel('E-mail')).toHaveAttribute('readonly');
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Password', { exact: true }).fill('lands@example.org');
    await page.getByRole('button', { name: 'Create account and join' }).click();
    await expect(page.getByText('The password must not be the e-mail address.')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Create account and join' }).click();
    await expect(page).toHaveURL(`/projects/${project}/cards`);
    await expect(page.getByText('Welcome to “January scan”')).toBeVisible();
    // The link has been used, by the same person.
    await page.goto(link);
    await expect(page).toHaveURL(`/projects/${project}/cards`);
  });

  test('with an account signs in to join', async ({ page, api }) => {
    const first = await api.workspace('The first one');
    const second = await api.workspace('The second one');
    const person = await api.person(first, { email: 'has-account@example.org', role: 'workspace_collaborator' });
    await page.goto(await api.invite(second, { email: person.email, role: 'workspace_creator' }));
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in and join' }).click();
    await expect(page).toHaveURL(`/w/${second}`);
    await expect(page.getByText('Welcome to “The second one”')).toBeVisible();
  });

  test('is told that a link was withdrawn, cut off or is missing', async ({ page, api }) => {
    const workspace = await api.workspace('Withdrawn');
    const link = await api.invite(workspace, { email: 'withdrawn@example.org', role: 'workspace_collaborator' });
    const { data } = (await api.call('GET', `/v1/workspaces/${workspace}/invitations`)) as { data: { id: string }[] };
    await api.call('DELETE', `/v1/invitations/${data[0]?.id}`);
    await page.goto(link);
    await expect(title(page)).toHaveText('This invitation was withdrawn');
    await page.goto(link.slice(0, -5));
    await expect(title(page)).toHaveText('This link does not work');
    for (const path of ['/register', '/signup', '/invitation']) {
      await page.goto(path);
      await expect(title(page)).toHaveText('By invitation');
    }
  });

  test('with an invite link creates an account, or signs in', async ({ page, api }) => {
    const workspace = await api.workspace('For anybody');
    const { data } = (await api.call('POST', `/v1/workspaces/${workspace}/global-invitation`, {
      role: 'workspace_collaborator',
    })) as { data: { attributes: { link: string } } };
    const { pathname, hash } = new URL(data.attributes.link, 'http://localhost');
    await page.goto(pathname + hash);
    await expect(page.getByLabel('E-mail')).toHaveValue('');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Sign in and join' })).toBeVisible();
    await page.getByRole('button', { name: 'Create one' }).click();
    await page.getByLabel('Your name').fill('Somebody');
    await page.getByLabel('E-mail').fill('anybody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('another long password');
    await page.getByRole('button', { name: 'Create account and join' }).click();
    await expect(page).toHaveURL(`/w/${workspace}`);
  });
});

test('signed-in users join with a click, unless another person was invited', async ({ api, browser, product }) => {
  const home = await api.workspace('Home of the clicker');
  const target = await api.workspace('Joined by a click');
  const person = await api.person(home, { email: 'clicker@example.org', role: 'workspace_collaborator' });
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'en-GB',
    storageState: signedInState(product.url, person.token),
  });
  const page = await context.newPage();
  await page.goto(await api.invite(target, { email: 'another@example.org', role: 'workspace_collaborator' }));
  await expect(page.getByText('This invitation is for another@example.org')).toBeVisible();
  await page.goto(await api.invite(target, { email: person.email, role: 'workspace_collaborator' }));
  await page.getByRole('button', { name: 'Join as clicker' }).click();
  await expect(page).toHaveURL(`/w/${target}`);
  await expect(title(page)).toHaveText('Joined by a click');
  // Signing out at this point leads to registering.
  await page.goto(await api.invite(target, { email: 'third@example.org', role: 'workspace_collaborator' }));
  await page.getByRole('button', { name: 'Sign out and continue' }).click();
  await expect(page.getByRole('button', { name: 'Create account and join' })).toBeVisible();
  await context.close();
});

test('many addresses are pasted, each with its outcome, and their links are handed over', async ({ page, api }) => {
  const workspace = await api.workspace('Pasted');
  await api.person(workspace, { email: 'member@example.org', role: 'workspace_collaborator' });
  await page.goto(`/w/${workspace}/members`);
  await page.getByRole('button', { name: 'Invite people' }).click();
  await expect(page).toHaveURL(/invite=true/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses').fill('member@example.org');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByText('member@example.org already belongs here.')).toBeVisible();
  await dialog.getByLabel('E-mail addresses').fill('single@example.org');
  await chooseIn(dialog.getByRole('combobox', { name: 'Role' }), 'Creator');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByText('single@example.org is invited as Creator. No mail was sent')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
  expect(await dialog.getByLabel('Link for single@example.org').inputValue()).toContain('/invitation#');
  await dialog.getByRole('button', { name: 'Invite someone else' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Creator');
  const many = Array.from({ length: 40 }, (_, n) => `Person ${n} <person${n}@example.org>`).join(';\n');
  await dialog
    .getByLabel('E-mail addresses')
    .fill(`${many}, member@example.org\nadmin@example.org; PERSON1@example.org\nnot an address`);
  await expect(dialog.getByText('44 addresses.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check the addresses' }).click();
  await expect(dialog.getByText('Role: Creator.')).toBeVisible();
  const outcomes = dialog.getByRole('list', { name: 'What happens to each address' });
  await expect(outcomes.getByRole('listitem').filter({ hasText: 'member@example.org' })).toContainText('belongs here');
  await expect(outcomes.getByRole('listitem').filter({ hasText: 'admin@example.org' })).toContainText('is you');
  await expect(outcomes.getByRole('listitem').filter({ hasText: /PERSON1@/ })).toContainText('is listed twice');
  await expect(outcomes.getByRole('listitem').filter({ hasText: 'not an address' })).toContainText('is not an e-mail');
  await expect(outcomes.getByText('will be invited')).toHaveCount(40);
  await dialog.getByRole('button', { name: 'Invite 40 people' }).click();
  await expect(dialog.getByText('40 invitations have been created.')).toBeVisible();
  const links = await dialog.getByLabel('Links').inputValue();
  expect(links.split('\n')).toHaveLength(40);
  expect(links).toContain('person7@example.org\thttp');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Invited' }).getByRole('listitem')).toHaveCount(41);
});

test('an invitation is copied, renewed and withdrawn', async ({ page, api, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workspace = await api.workspace('Managed invitations');
  await api.invite(workspace, { email: 'pending@example.org', role: 'workspace_collaborator' });
  await page.goto(`/w/${workspace}/members`);
  const row = page.getByRole('list', { name: 'Invited' }).getByRole('listitem');
  await row.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/invitation#token=');
  await row.getByRole('button', { name: 'More for pending@example.org' }).click();
  await page.getByRole('menuitem', { name: 'Renew' }).click();
  await expect(page.getByText('The invitation is renewed')).toBeVisible();
  await row.getByRole('button', { name: 'More for pending@example.org' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('The invitation of pending@example.org is withdrawn')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invited' })).toHaveCount(0);
});

test('the invite link is created and withdrawn; if copying is not allowed it is shown', async ({ page, api }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    document.execCommand = () => false;
  });
  const workspace = await api.workspace('Open door');
  await page.goto(`/w/${workspace}/members`);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'The link' });
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/invitation#token=/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('There is a link. It gives the role “Collaborator”')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog', { name: 'Withdraw the link?' }).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
});
