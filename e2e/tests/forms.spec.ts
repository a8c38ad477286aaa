import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const field = 'Title';

test('a title is cut at 300 characters during typing, and faults found by the API are shown at their field', async ({
  page,
}) => {
  await page.goto('/create');
  const input = page.getByLabel(field, { exact: true });
  await input.focus();
  await page.keyboard.insertText('x'.repeat(300));
  await expect(input).toHaveValue('x'.repeat(200));
  await input.evaluate((element: HTMLInputElement) => element.removeAttribute('maxlength'));
  await input.fill('x'.repeat(300));
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '200' })).toBeVisible();
  await expect(input).toHaveValue('x'.repeat(300));
  await expect(page).toHaveURL('/create');
});

test('a title with other scripts, signs and markup is stored unchanged', async ({ page }) => {
  const given = '👩‍🚀 إشارات ضعيفة <b>bold</b> & "quoted" {{name}}';
  await page.goto('/create');
  await page.getByLabel(field, { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page).toHaveURL(/\/w\//);
  await page.reload();
  await expect(title(page)).toHaveText(given);
});

test('unsaved changes lead to a question before leaving, and are kept when staying', async ({ page, api }) => {
  const workspace = await api.workspace('Not saved yet');
  await page.goto(`/w/${workspace}`);
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  const input = page.getByLabel(field, { exact: true });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await input.fill('Half way');

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/w/${workspace}/edit`);
  await expect(input).toHaveValue('Half way');

  await page.goBack();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/w/${workspace}/edit`);
  await expect(input).toHaveValue('Half way');

  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;

  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
  await expect(title(page)).toHaveText('Not saved yet');
  await page.reload();
  await expect(title(page)).toHaveText('Not saved yet');
});

test('a connection lost while saving keeps the text, and the next try saves it', async ({ page, context, api }) => {
  const workspace = await api.workspace('Before the tunnel');
  await page.goto(`/w/${workspace}/edit`);
  const input = page.getByLabel(field, { exact: true });
  await input.fill('After the tunnel');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A network error occured.')).toBeVisible();
  await expect(input).toHaveValue('After the tunnel');
  await expect(page).toHaveURL(`/w/${workspace}/edit`);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
  await expect(title(page)).toHaveText('After the tunnel');
});
