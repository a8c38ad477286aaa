import { expect, test } from '../support/fixtures.ts';
import { signInHere, title } from '../support/screens.ts';

test('a wrong password is reported, and the right one leads home', async ({ page, product }) => {
  await page.goto('/login');
  await signInHere(page, { email: product.admin.email, password: 'not this one, surely' });
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('E-mail')).toHaveValue(product.admin.email);
  await signInHere(page, product.admin);
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
});

test('an unknown e-mail is answered like a wrong password', async ({ page, product }) => {
  const complaint = page.getByRole('alert').filter({ hasText: /./ });
  await page.goto('/login');
  await signInHere(page, { email: product.admin.email, password: 'not this one, surely' });
  const known = (await complaint.textContent()) ?? '';
  await page.reload();
  await signInHere(page, { email: 'nobody@example.org', password: 'not this one, surely' });
  await expect(complaint).toHaveText(known);
});

test('empty fields are named before anything is sent', async ({ page }) => {
  let sent = 0;
  await page.route('**/v1/login', (route) => {
    sent += 1;
    return route.continue();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This field is required.')).toHaveCount(2);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(0);
});

test('signing in returns to the requested address', async ({ page, product }) => {
  await page.goto('/create?from=a+letter#here');
  await expect(page).toHaveURL(/\/login\?return=/);
  await signInHere(page, product.admin);
  await expect(page).toHaveURL('/create?from=a+letter#here');
});

test('nobody is sent to another site after signing in', async ({ page, product }) => {
  await page.goto('/login?return=//example.org/');
  await signInHere(page, product.admin);
  await expect(title(page)).toHaveText('Workspaces');
  await expect(page).toHaveURL('/');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('what I typed');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('what I typed');
});

test('a second click while signing in sends nothing more', async ({ page, product }) => {
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/login', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await signInHere(page, product.admin);
  const button = page.getByRole('button', { name: 'Sign in' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  await page.getByLabel('E-mail').press('Enter');
  release();
  await expect(page).toHaveURL('/');
  expect(sent).toBe(1);
});

test('signing in offline shows an error, and the next try works', async ({ page, context, product }) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await context.setOffline(true);
  await signInHere(page, product.admin);
  await expect(page.getByText('A network error occured.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/');
});
