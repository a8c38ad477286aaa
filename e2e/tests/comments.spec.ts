import { expectAccessible, expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

test('people talk about a card, and are notified', async ({ page, browser, product, api }) => {
  const workspace = await api.workspace('Talks');
  const project = await api.project(workspace, 'Talked about');
  const card = await api.card(project, { title: 'Heat pumps' });
  const ben = await api.person(workspace, { email: 'ben@example.org', role: 'project_admin', project_slug: project });
  const dialog = page.getByRole('dialog', { name: 'Heat pumps' });
  await page.goto(`/projects/${project}/cards/${card}`);

  const context = await browser.newContext({
    storageState: signedInState(product.url, ben.token),
    baseURL: product.url,
  });
  const otherPage = await context.newPage();
  const following = otherPage.waitForResponse((answer) => answer.url().includes('/v1/events'));
  await otherPage.goto('/');
  await following;
  await expect(otherPage.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  // A person is mentioned using only the keyboard; the typed text survives closing the tab.
  const box = dialog.getByRole('textbox', { name: 'Your comment' });
  await box.click();
  await page.keyboard.type('Look at this, @be');
  await expect(dialog.getByRole('option', { name: 'ben' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('please');
  await page.reload();
  await expect(box).toHaveValue('Look at this, @ben please');
  await box.press('Control+Enter');
  await expect(dialog.getByRole('article').filter({ hasText: 'Look at this, @ben please' })).toBeVisible();
  await expectAccessible(page);

  // The mentioned person is notified immediately, opens the comment and replies.
  await otherPage.getByRole('link', { name: 'Notifications 1 unread' }).click();
  const mention = otherPage.getByRole('link', { name: /mentioned you on “Heat pumps”/ });
  await expect(mention).toBeVisible();
  await expectAccessibleInAllVariants(otherPage);
  await mention.click();
  await expect(otherPage).toHaveURL(/\?comment=/);
  await expect(otherPage.locator('[data-comment]')).toBeInViewport();
  await otherPage.getByRole('button', { name: 'Reply' }).click();
  await otherPage.getByRole('textbox', { name: 'Your reply' }).fill('I did');
  await otherPage.keyboard.press('Control+Enter');
  await expect(otherPage.getByRole('heading', { name: '2 comments' })).toBeVisible();
  await expect(otherPage.getByRole('link', { name: 'Notifications', exact: true })).toBeAttached();

  // The author sees the reply without any action, changes the comment, resolves the thread, and deletes the comment.
  await expect(dialog.getByRole('article').filter({ hasText: 'I did' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications 1 unread' })).toBeAttached();
  await dialog
    .getByRole('button', { name: /^More for the comment of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await box.first().fill('Look, @ben');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('edited')).toBeVisible();
  await expect(otherPage.getByText('Look, @ben', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await dialog.getByRole('button', { name: /^Resolved by .* 2 comments/ }).click();
  await dialog
    .getByRole('button', { name: /^More for the comment of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('This comment was deleted.')).toBeVisible();
  await expect(dialog.getByText('I did')).toBeVisible();

  // Text typed into a comment is not lost if the comment is deleted at the same time.
  await otherPage.getByRole('button', { name: 'More for the comment of ben' }).click();
  await otherPage.getByRole('menuitem', { name: 'Edit' }).click();
  await otherPage.getByRole('textbox', { name: 'Your comment' }).first().fill('I did it twice');
  await dialog.getByRole('button', { name: 'More for the comment of ben' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(otherPage.getByText('The comment has been deleted in the meantime')).toBeVisible();
  await expect(otherPage.getByRole('textbox', { name: 'Your comment' })).toHaveValue('I did it twice');
  await expect(otherPage.locator('[data-comment]')).toHaveCount(0);
  await context.close();
});

test('the digest is switched off in the profile', async ({ page }) => {
  await page.goto('/profile');
  const choice = page.getByRole('checkbox', { name: 'Send me a daily mail of what is unread' });
  await expect(choice).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await choice.uncheck();
  await saved;
  await page.reload();
  await expect(choice).not.toBeChecked();
});
