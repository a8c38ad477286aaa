import { expect, testWithOwnProduct } from '../support/own-product.ts';
import { signInHere } from '../support/screens.ts';

// A separate product: attempts are counted per client address, and all other tests sign in to the shared product.
const test = testWithOwnProduct();

test('too many attempts are answered with the time to wait', async ({ page, own }) => {
  const attempt = { email: own.admin.email, password: 'not this one, surely' };
  const statusOf = async () =>
    (
      await fetch(`${own.url}/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(attempt),
      })
    ).status;
  let status = 401;
  for (let tries = 0; status === 401 && tries < 30; tries += 1) status = await statusOf();
  expect(status).toBe(429);

  await page.goto('/login');
  await signInHere(page, attempt);
  const complaint = page.getByRole('alert').filter({ hasText: /./ });
  await expect(complaint).toContainText('Too many attempts.');
  const message = (await complaint.textContent()) ?? '';
  expect(message.match(/again in/g)).toHaveLength(1);

  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(complaint).toContainText('Sekunden');
  await expect(complaint).not.toContainText('again');
});
