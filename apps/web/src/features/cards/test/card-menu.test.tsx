import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';

standInForEachTest();

test('the menu of a card offers what the bar of selected cards does: moving it, and adding it to an insight or a trend', async () => {
  answerOpenedCard();
  await open('/projects/p/cards/c');
  await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click();
  for (const name of ['Add to an insight', 'Add to a trend', 'Duplicate']) {
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible();
  }
  await page.getByRole('menuitem', { name: 'Move to a project' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Move the card to another project' })).toBeVisible();
});
