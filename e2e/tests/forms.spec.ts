import { narrow, title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

const field = 'Title';

test('an empty title is named at its field, which takes the focus', async ({ page }) => {
  await page.goto('/create');
  const input = page.getByLabel(field, { exact: true });
  await expect(input).toBeFocused();
  await input.fill('   ');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toBeFocused();
  await input.fill('Better');
  await expect(page.getByText('This field is required.')).toBeHidden();
});

test('a title of 300 characters is cut as it is typed, and what the API refuses is told at its field', async ({
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

for (const [kind, given] of [
  ['one long word', 'w'.repeat(200)],
  ['emoji', '👩‍🚀🌍 '.repeat(20).trim()],
  ['right-to-left script', 'إشارات ضعيفة من المستقبل البعيد'],
  ['what looks like markup', '<b>bold</b> & "quoted" {{name}}'],
] as const) {
  test(`a title of ${kind} is kept as it is and stays inside its box`, async ({ page, api }) => {
    await page.setViewportSize(narrow);
    await page.goto('/create');
    await page.getByLabel(field, { exact: true }).fill(given);
    await page.getByRole('button', { name: 'Create workspace' }).click();
    await expect(page).toHaveURL(/\/w\//);
    await expect(title(page)).toHaveText(given);
    const slug = page.url().split('/').at(-1) ?? '';
    await api.project(slug, given);
    for (const path of [`/w/${slug}`, `/w/${slug}/edit`, '/']) {
      await page.goto(path);
      const main = page.getByRole('main');
      const sign = path.endsWith('/edit') ? main.getByLabel(field, { exact: true }) : main.getByText(given).first();
      await expect(sign).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.goto(`/w/${slug}/edit`);
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(given);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete workspace' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('unsaved changes are asked about before one leaves, and kept if one stays', async ({ page, api }) => {
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

test('nothing is asked when nothing was changed, or it was changed back', async ({ page, api }) => {
  const workspace = await api.workspace('As it was');
  await page.goto(`/w/${workspace}/edit`);
  const input = page.getByLabel(field, { exact: true });
  await input.fill('Something else');
  await input.fill('As it was');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
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

test('a second press of Enter while saving creates nothing twice', async ({ page }) => {
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/workspaces', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  await page.goto('/create');
  await page.getByLabel(field, { exact: true }).fill('Only once');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Create workspace' })).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  release();
  await expect(title(page)).toHaveText('Only once');
  expect(sent).toBe(1);
});
