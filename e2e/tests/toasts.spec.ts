import { expect, test } from '../support/signed-in.ts';

test('a toast is shown at the top right, is reached by Alt+T and can be closed', async ({ page, api }) => {
  await page.goto(`/w/${await api.workspace('Toasted')}/edit`);
  await page.getByRole('button', { name: 'Save' }).click();
  const area = page.getByRole('region', { name: /^Notifications/ });
  const toast = area.getByRole('listitem').filter({ hasText: 'Saved' });
  await expect(toast).toBeVisible();
  // The toast stays while the pointer rests on it.
  await toast.hover();
  await expect(toast).toHaveAttribute('data-y-position', 'top');
  await expect(toast).toHaveAttribute('data-x-position', 'right');
  const head = page.getByRole('main').locator('header').first();
  await expect
    .poll(async () => ((await toast.boundingBox())?.y ?? 0) - ((await head.boundingBox())?.y ?? 0))
    .toBeGreaterThan((await head.boundingBox())?.height ?? 0);
  await page.keyboard.press('Alt+t');
  await expect(area.getByRole('list')).toBeFocused();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});
