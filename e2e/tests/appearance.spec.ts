import { title, userMenu } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const root = 'html';
const scheme = 'data-mantine-color-scheme';

// Other tests use the same account.
test.afterEach(({ api }) =>
  api.call('PATCH', '/v1/me', { data: { type: 'users', attributes: { locale: 'en', theme: 'system' } } }),
);

test('the language is switched without losing what was typed, and remembered', async ({ page }) => {
  await page.goto('/create');
  await page.getByLabel('Title', { exact: true }).fill('Kept');
  await expect(page.locator(root)).toHaveAttribute('lang', 'en');
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator(root)).toHaveAttribute('lang', 'de');
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Kept');
  await expect(page).toHaveTitle(/^Neuer? .* · Foreglow$/);
  await page.goto('/');
  await expect(page.locator(root)).toHaveAttribute('lang', 'de');
  await expect(title(page)).toHaveText('Arbeitsbereiche');
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(title(page)).toHaveText('Workspaces');
  await expect(page.locator(root)).toHaveAttribute('lang', 'en');
});

test('the look is chosen, remembered, and applied before the first paint', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(root)).toHaveAttribute(scheme, 'light');
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator(root)).toHaveAttribute(scheme, 'dark');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/base-(?!texts).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await expect(page.locator('#root')).toBeEmpty();
  expect(await page.locator(root).getAttribute(scheme)).toBe('dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#121120');
  release();
  await expect(title(page)).toHaveText('Workspaces');
  await expect(page.locator(root)).toHaveAttribute(scheme, 'dark');

  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Match system' }).click();
  await expect(page.locator(root)).toHaveAttribute(scheme, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator(root)).toHaveAttribute(scheme, 'dark');
});

test('a choice in one tab holds in the others', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/create');
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"theme":"dark"') ?? false);
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(other.locator(root)).toHaveAttribute(scheme, 'dark');
  await kept;
});

test('an open card is printed in full instead of the list, and a list without space for cards that are not rendered', async ({
  page,
  api,
}) => {
  const project = await api.projectInNewWorkspace('Printed');
  await api.importCsv(project, ['title', ...Array.from({ length: 200 }, (_, at) => `Signal ${at + 1}`)].join('\n'));
  const slug = await api.card(project, { title: 'Long', description: 'What happened there.\n\n'.repeat(80) });
  const heightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);

  await page.goto(`/projects/${project}/cards`);
  const list = 'main ul[aria-label="Cards"]';
  await expect(page.locator(`${list} > li`).first()).toBeVisible();
  const onScreen = await heightOf(list);
  await page.emulateMedia({ media: 'print' });
  expect(await heightOf(list)).toBeLessThan(onScreen / 2);
  // The paper tells that it does not show all cards; the screen does not.
  const part = page.getByText('Some of 201 cards.');
  await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });

  await page.goto(`/projects/${project}/cards/${slug}`);
  const text = '[role="dialog"] section';
  await expect(page.locator(text).first()).toContainText('What happened there.');
  await expect(page.getByRole('main')).toBeHidden();
  expect(
    await page
      .locator(text)
      .first()
      .evaluate((element) => element.clientHeight),
  ).toBeGreaterThan(2000);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});
