import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('the API reference is public, finds calls and sends them with the session of the user', async ({
  page,
  product,
}) => {
  await page.goto('/docs/api');
  await expect(page.getByRole('heading', { name: 'API reference' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('get /v1/me account');
  const calls = page.getByRole('navigation', { name: 'Calls', exact: true });
  await calls.getByRole('link', { name: 'GET Read your account and what you may do', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/readMe\?q=/);
  await page.getByRole('link', { name: 'Sign in' }).last().click();
  await page.getByLabel('E-mail').fill(product.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(product.admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/docs\/api\/readMe/);
  await page.getByRole('button', { name: 'TypeScript' }).click();
  await expect(page.getByRole('region', { name: 'Request in TypeScript' })).toContainText('/v1/me');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Answer to your call' })).toContainText(product.admin.email);
  await expectAccessible(page);

  await page.goto('/docs/api/readCard');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Enter a value.')).toBeVisible();
  await page.getByRole('textbox', { name: 'id', exact: true }).fill('no-such-card');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('404', { exact: true }).last()).toBeVisible();
  await page.goto('/docs/api/noSuchCall');
  await expect(page.getByRole('heading', { name: 'There is no such call' })).toBeVisible();
});
