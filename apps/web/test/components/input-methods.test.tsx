import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { open, standInForEachTest } from './support/app.tsx';
import { briefWith } from './support/generations.ts';
import { answerOpenedCard } from './support/opened-card.ts';

standInForEachTest();

beforeEach(() => {
  answerOpenedCard()
    .on('GET /v1/projects/{id}/brief', () => briefWith([]))
    .on('GET /v1/projects/{id}/duplicates', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/comments/people', () => ({
      data: [{ type: 'users' as const, id: 'bea', attributes: { slug: 'bea', name: 'Bea', email: 'bea@example.org' } }],
    }));
});

/** A key that an input method uses; in Safari, the Enter that ends a composition is known by its code only. */
describe.each([
  ['during a composition', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('a key %s', (_, signs) => {
  const press = (field: Locator, key: string) =>
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...signs }));

  test('does not add a tag, and Enter after it does', async () => {
    await open('/projects/p/cards/create');
    const field = page.getByRole('combobox', { name: 'Tags' });
    await field.fill('日本');
    press(field, 'Enter');
    await expect.element(field).toHaveValue('日本');
    press(field, 'Escape');
    await expect.element(field).toHaveValue('日本');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove tag 日本' })).toBeVisible();
  });

  test('does not add a domain, and Enter after it does', async () => {
    await open('/projects/p/brief');
    await page.getByRole('button', { name: /^Edit the domains/ }).click();
    const field = page.getByRole('textbox', { name: 'Add a domain' });
    await field.fill('日本');
    press(field, 'Enter');
    await expect.element(field).toHaveValue('日本');
    press(field, 'Escape');
    await expect.element(field).toHaveValue('日本');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
  });

  test('does not close a rich-text field', async () => {
    await open('/projects/p/brief');
    await page.getByRole('button', { name: /^Edit the purpose/ }).click();
    const field = page.getByRole('textbox', { name: 'Purpose' });
    await expect.element(field).toHaveFocus();
    press(field, 'Escape');
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
  });

  test('does not choose a person to mention, and Enter after it does', async () => {
    await open('/projects/p/cards/c');
    const field = page.getByRole('textbox', { name: 'Your comment' });
    await field.fill('@B');
    await expect.element(page.getByRole('option', { name: 'Bea' })).toBeVisible();
    press(field, 'Enter');
    press(field, 'Escape');
    await expect.element(field).toHaveValue('@B');
    await expect.element(page.getByRole('option', { name: 'Bea' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('@Bea ');
    await expect.element(field).toHaveFocus();
  });
});
