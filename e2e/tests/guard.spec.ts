import { title, userMenu } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

test.describe('somebody who is not signed in', () => {
  test.use(anonymous);

  const paths = [
    '/create',
    '/w/x',
    '/w/x/edit',
    '/w/x/create',
    '/projects/x/edit',
    '/projects/x/cards',
    '/no/such/way',
  ];

  test('is led to sign-in from every address inside, which is remembered', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(`/login?return=${path}`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    }
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login/);
  });

  test('sees nothing of the inside on the way', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/w/x');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([]);
  });
});

test('whoever is signed in does not see sign-in', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
});

test('an unknown address says so, and leads home', async ({ page }) => {
  await page.goto('/no/such/way');
  await expect(title(page)).toHaveText('Nothing here');
  await expect(page).toHaveTitle('Nothing here · Foreglow');
  await expect(userMenu(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/w/nobody-made-this', '/w/nobody-made-this/edit']) {
  test(`a workspace that is not there says so at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(title(page)).toHaveText('This workspace was not found');
    await page.getByRole('link', { name: 'To your workspaces' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('a project that is not there says so', async ({ page }) => {
  await page.goto('/projects/nobody-made-this/edit');
  await expect(title(page)).toHaveText('This project was not found');
  await page.getByRole('link', { name: 'To your workspaces' }).click();
  await expect(page).toHaveURL('/');
});

test('the address of a project leads to its cards', async ({ page, api }) => {
  const project = await api.project(await api.workspace('A short way'), 'Straight in');
  await page.goto(`/projects/${project}`);
  await expect(page).toHaveURL(`/projects/${project}/cards`);
});

test('the current project and workspace are those of the address, and let go of when one leaves', async ({
  page,
  api,
}) => {
  const workspace = await api.workspace('Where one is');
  const project = await api.project(workspace, 'What one does');
  const rail = page.getByRole('navigation', { name: 'Main navigation' });
  const switcher = page.getByRole('complementary').getByRole('button').first();

  await page.goto(`/projects/${project}/cards`);
  await expect(rail.getByRole('link', { name: 'Cards' })).toBeVisible();
  await expect(switcher).toContainText('What one does');
  await expect(switcher).toContainText('Where one is');

  await rail.getByRole('link', { name: 'Projects' }).click();
  await expect(title(page)).toHaveText('Where one is');
  await expect(rail.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(switcher).not.toContainText('What one does');
  await expect(switcher).toContainText('Where one is');

  await rail.getByRole('link', { name: 'Workspaces' }).click();
  await expect(title(page)).toHaveText('Workspaces');
  await expect(rail.getByRole('link', { name: 'Projects' })).toBeHidden();
  await expect(switcher).toContainText('Choose a workspace');
});

test.describe('a member without rights', () => {
  test.beforeEach(async ({ page }) => {
    // Nobody can be invited yet, so the answer about oneself is rewritten; the rest is what the API says.
    await page.route('**/v1/me', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.attributes.permissions = { is_global_admin: false, workspaces: [], projects: [] };
      await route.fulfill({ response, json: body });
    });
  });

  test('is told so where something is changed', async ({ page, api }) => {
    const workspace = await api.workspace('Somebody else');
    const project = await api.project(workspace, 'Not mine');
    for (const path of ['/create', `/w/${workspace}/edit`, `/w/${workspace}/create`, `/projects/${project}/edit`]) {
      await page.goto(path);
      await expect(title(page)).toHaveText('Not open to you');
      await expect(page.getByRole('link', { name: 'Go home' })).toBeVisible();
    }
  });

  test('is offered nothing that cannot be done', async ({ page, api }) => {
    const workspace = await api.workspace('To look at');
    await api.project(workspace, 'To read');
    await page.goto(`/w/${workspace}`);
    await expect(title(page)).toHaveText('To look at');
    await expect(page.getByRole('main').getByRole('link', { name: 'To read' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Edit|New project/ })).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'To look at' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New workspace' })).toHaveCount(0);
  });

  test('does not learn whether another workspace is there', async ({ page, api }) => {
    const workspace = await api.workspace('Hidden');
    await page.route(`**/v1/workspaces/${workspace}*`, (route) => route.fulfill({ status: 403, json: { errors: [] } }));
    await page.goto(`/w/${workspace}`);
    await expect(title(page)).toHaveText('This workspace was not found');
    await expect(page.getByText('Hidden')).toHaveCount(0);
  });
});
