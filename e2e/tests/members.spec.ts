import { title } from '../support/screens.ts';
import { anonymous, expect, signedInState, test } from '../support/signed-in.ts';

const members = 'Members';

test('a role is changed in place, and a member is removed', async ({ page, api }) => {
  const workspace = await api.workspace('Roles');
  await api.person(workspace, { email: 'grace@example.org', role: 'workspace_collaborator' });
  await page.goto(`/w/${workspace}`);
  await page.getByRole('link', { name: 'Manage members' }).click();
  const row = page.getByRole('list', { name: members }).getByRole('listitem').filter({ hasText: 'grace@example.org' });
  await row.getByRole('button', { name: 'Role of grace: Collaborator' }).click();
  await page.getByRole('menuitemradio', { name: /^Creator/ }).click();
  await expect(page.getByText('grace: Creator')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Role of grace: Creator' })).toBeVisible();
  await row.getByRole('button', { name: 'Remove grace' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('grace no longer belongs to “Roles”')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the last administrator is told why they cannot leave', async ({ page, api }) => {
  const workspace = await api.workspace('One administrator');
  await page.goto(`/w/${workspace}/members`);
  await page.getByRole('button', { name: 'Leave' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave “One administrator”?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'A workspace needs an administrator: make somebody else one first.',
  );
});

test('members are only offered roles up to their own, and need the right to see the screen', async ({
  browser,
  api,
  product,
}) => {
  const workspace = await api.workspace('Ranks');
  const creator = await api.person(workspace, { email: 'rank-creator@example.org', role: 'workspace_creator' });
  const other = await api.person(workspace, { email: 'rank-other@example.org', role: 'workspace_collaborator' });
  const pageOf = async (token: string) => {
    const storageState = signedInState(product.url, token);
    return (await browser.newContext({ baseURL: product.url, locale: 'en-GB', storageState })).newPage();
  };
  const page = await pageOf(creator.token);
  await page.goto(`/w/${workspace}/members`);
  const rows = page.getByRole('list', { name: members }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'admin@example.org' }).getByRole('button')).toHaveCount(0);
  await rows
    .filter({ hasText: 'rank-other' })
    .getByRole('button', { name: /^Role of/ })
    .click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(2);
  await page.context().close();

  const otherPage = await pageOf(other.token);
  await otherPage.goto(`/w/${workspace}/members`);
  await expect(title(otherPage)).toHaveText('You do not have access');
  await otherPage.goto(`/w/${workspace}`);
  await expect(otherPage.getByRole('link', { name: 'Members' })).toHaveCount(0);
  await otherPage.getByRole('button', { name: 'Leave' }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(otherPage.getByText('You have left “Ranks”')).toBeVisible();
  await expect(otherPage.getByText('Nothing is shared with you yet')).toBeVisible();
  await otherPage.context().close();
});

test('a project distinguishes its members from those of the workspace', async ({ page, api }) => {
  const workspace = await api.workspace('With a project');
  const project = await api.project(workspace, 'Inside');
  await api.person(workspace, { email: 'only-here@example.org', role: 'project_viewer', project_slug: project });
  await page.goto(`/projects/${project}/members`);
  const own = page.getByRole('list', { name: members }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: 'Role of only-here: Project viewer' }).click();
  await page.getByRole('menuitemradio', { name: /^Project creator/ }).click();
  await expect(own.getByRole('button', { name: 'Role of only-here: Project creator' })).toBeVisible();
  const through = page.getByRole('list', { name: 'Through the workspace' }).getByRole('listitem');
  await expect(through).toHaveText(/admin@example\.org.*Administrator/);
  await page.goto(`/w/${workspace}/members`);
  await expect(page.getByRole('list', { name: 'In individual projects only' })).toContainText('Inside');
});

test.describe('a member of a single project', () => {
  test.use(anonymous);

  test('finds the project at home, and is told whom to ask once they have none', async ({ browser, api, product }) => {
    const workspace = await api.workspace('Mostly closed');
    const project = await api.project(workspace, 'The one shared');
    const person = await api.person(workspace, {
      email: 'single@example.org',
      role: 'project_viewer',
      project_slug: project,
    });
    const storageState = signedInState(product.url, person.token);
    const page = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB', storageState })).newPage();
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Shared with you' })).toContainText('The one shared');
    const { data } = (await api.call('GET', `/v1/projects/${project}/members`)) as {
      data: { id: string; attributes: { email: string } }[];
    };
    const id = data.find(({ attributes }) => attributes.email === person.email)?.id;
    await api.call('DELETE', '/v1/permissions', {
      data: { type: 'permissions', attributes: { user_id: id, project_slug: project } },
    });
    await page.reload();
    await expect(page.getByText('Ask somebody who uses Foreglow to invite you')).toBeVisible();
    await page.context().close();
  });
});
