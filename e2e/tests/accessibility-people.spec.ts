import { expectAccessibleInAllVariants, expectNoSidewaysScrolling } from '../support/axe.ts';
import { inGerman } from '../support/german.ts';
import { narrow, title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

test.describe('without signing in', () => {
  test.use(anonymous);

  test('an invitation and password recovery pass the accessibility checks', async ({ page, api }) => {
    const workspace = await api.workspace('Open invitations');
    await page.goto(await api.invite(workspace, { email: 'open@example.org', role: 'workspace_collaborator' }));
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expectAccessibleInAllVariants(page);
    for (const path of ['/register', '/forgot-password', '/reset-password#token=x', '/confirm-email#token=x']) {
      await page.goto(path);
      await expect(title(page)).toBeVisible();
      await expectAccessibleInAllVariants(page);
    }
  });
});

test('members and invitations pass the accessibility checks', async ({ page, api }) => {
  const workspace = await api.workspace('Open members');
  const project = await api.project(workspace, 'Open project');
  const name = 'x'.repeat(60);
  await api.person(workspace, { email: `${name}@example.org`, role: 'workspace_collaborator' });
  await api.invite(workspace, { email: 'somebody@example.org', role: 'project_viewer', project_slug: project });
  await page.goto(`/w/${workspace}/members`);
  await expect(page.getByRole('list', { name: 'Invited' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/projects/${project}/members`);
  await expect(page.getByRole('list', { name: 'Through the workspace' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/w/${workspace}/members?invite=true`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllVariants(page);
});

for (const [path, sign] of [
  ['/profile', 'Where you are signed in'],
  ['/admin/users', 'Search users'],
  ['/admin/workspaces', 'Which workspaces'],
  ['/admin/team', 'Name of the team'],
  ['/admin/maintenance', 'Message'],
] as const) {
  test(`${path} passes the accessibility checks`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByLabel(sign).first()).toBeVisible();
    await expectAccessibleInAllVariants(page);
  });
}

test('the state of the installation passes the accessibility checks', async ({ page }) => {
  await page.goto('/admin/system');
  await expect(page.getByRole('button', { name: 'Send myself a test' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
});

test('the trash passes the accessibility checks', async ({ page, api }) => {
  const workspace = await api.workspace('Open trash');
  const project = await api.project(workspace, 'With a deleted card');
  const card = await api.card(project, { title: 'Deleted' });
  await api.call('DELETE', `/v1/cards/${card}`);
  await page.goto(`/projects/${project}/trash`);
  await expect(page.getByRole('checkbox', { name: 'Select “Deleted”' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/w/${workspace}/trash`);
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await expectAccessibleInAllVariants(page);
});

test('German words stay inside a narrow page', async ({ page, api }) => {
  const workspace = await api.workspace('Donaudampfschifffahrtsgesellschaft');
  const project = await api.project(workspace, 'Rindfleischetikettierungsüberwachung');
  await page.setViewportSize(narrow);
  const admin = ['users', 'workspaces', 'team', 'maintenance', 'system'].map((part) => `/admin/${part}`);
  const paths = [
    `/w/${workspace}/members`,
    `/projects/${project}/members`,
    `/w/${workspace}/trash`,
    '/profile',
    '/register',
    '/reset-password',
    ...admin,
  ];
  await inGerman(api, async () => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(title(page)).toBeVisible();
      await expectNoSidewaysScrolling(page);
    }
  });
});
