import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { title, userMenu } from '../support/screens.ts';

// As on a new machine: with an empty folder.
const test = testWithOwnProduct({ ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, { fromNothing: true });

const linkIn = (output: string): string => {
  const [link] = /http\S+\/setup#token=\S+/.exec(output) ?? [];
  if (!link) throw new Error(`No set-up link was printed:\n${output}`);
  return link;
};

test('sign-in tells that there are no users yet', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('note')).toContainText('Nobody has an account here.');
});

test('a link that is not the printed one is refused', async ({ page }) => {
  await page.goto('/setup#token=somebody-guessed-this-one');
  await expect(page.getByText('This set-up link is no longer valid.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/setup');
  await expect(page.getByText('This set-up link is no longer valid.')).toBeVisible();
});

test('a weak password is refused at its field, and the link remains valid', async ({ page, own }) => {
  await page.goto(linkIn(own.output()));
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account and start' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('password2026');
  await expect(page.getByText('Long enough.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account and start' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('easy to guess')).toBeVisible();
  await expect(page.getByText('Long enough.')).toBeHidden();
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  await expectAccessibleInAllVariants(page);
  await expect(page).toHaveURL(/\/setup/);
});

test('the printed link creates the first administrator and leads to the first workspace', async ({ page, own }) => {
  await page.goto(linkIn(own.output()));
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('admin@example.org');
  await page.getByLabel('Password', { exact: true }).fill(own.admin.password);
  await page.getByRole('button', { name: 'Create account and start' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
  await expect(userMenu(page)).toContainText('Ada Lovelace');
  await expect(page.getByRole('link', { name: 'Create your first workspace' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.getByRole('link', { name: 'Create your first workspace' }).click();
  await expect(title(page)).toHaveText('New workspace');
});

test('the link works once', async ({ page, own }) => {
  await page.goto(linkIn(own.output()));
  await expect(page.getByText('This set-up link is no longer valid.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});
