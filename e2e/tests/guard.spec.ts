import { title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

test.describe('a visitor who is not signed in', () => {
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

  test('is redirected to sign-in from every inner address, which is remembered', async ({ page }) => {
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

  test('sees nothing of the protected screens in the meantime', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/w/x');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(asked.filter((path) => path.startsWith('/v1/'))).toEqual([]);
  });
});

test('signed-in users do not see the sign-in page', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
});

test('the address of a project leads to its cards, with its brief the first time', async ({ page, api }) => {
  const workspace = await api.workspace('A short way');
  const empty = await api.project(workspace, 'Straight in');
  await page.goto(`/projects/${empty}`);
  await expect(page).toHaveURL(`/projects/${empty}/cards`);

  const asked = await api.project(workspace, 'With a question');
  const attributes = { challenge: 'How do cities stay cool?' };
  await api.call('PATCH', `/v1/projects/${asked}/brief`, { data: { type: 'briefs', attributes } });
  await page.goto(`/w/${workspace}`);
  await page.getByRole('main').getByRole('link', { name: 'With a question', exact: true }).click();
  await expect(page).toHaveURL(`/projects/${asked}/overview`);
  await expect(page.getByRole('main')).toContainText('How do cities stay cool?');
  await page.goto(`/projects/${asked}`);
  await expect(page).toHaveURL(`/projects/${asked}/cards`);
  const brief = page.getByRole('complementary', { name: 'Brief' });
  await expect(brief).toContainText('How do cities stay cool?');
  await page.goto(`/projects/${asked}`);
  await expect(page).toHaveURL(`/projects/${asked}/cards`);
  await expect(title(page)).toHaveText('Cards');
  await expect(brief).toBeHidden();
});

test('the rail shows the place of the address, and leaves it on screens outside of any place', async ({
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

  await page.getByRole('link', { name: /^Notifications/ }).click();
  await expect(title(page)).toHaveText('Notifications');
  await expect(rail.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(switcher).not.toContainText('What one does');
  await page.goBack();
  await expect(page).toHaveURL(`/projects/${project}/cards`);

  // The places of the workspace are folded in a project.
  await expect(rail.getByRole('link', { name: 'Projects' })).toBeHidden();
  await rail.getByRole('button', { name: 'Workspace' }).click();
  await rail.getByRole('link', { name: 'Projects' }).click();
  await expect(title(page)).toHaveText('Where one is');
  await expect(rail.getByRole('link', { name: 'Cards' })).toBeHidden();
  await expect(switcher).not.toContainText('What one does');
  await expect(switcher).toContainText('Where one is');

  await rail.getByRole('link', { name: 'Workspaces' }).click();
  await expect(title(page)).toHaveText('Workspaces');
  await expect(rail.getByRole('link', { name: 'Projects' })).toBeHidden();
});
