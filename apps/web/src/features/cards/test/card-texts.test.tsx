import { markdownTexts } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';

standInForEachTest();

test('a card shows each of its longer texts', async () => {
  answerOpenedCard(card(Object.fromEntries(markdownTexts.map((name) => [name, `This is its ${name}.`]))));
  await open('/projects/p/cards/c');
  for (const name of markdownTexts) {
    await expect.element(page.getByRole('dialog').getByText(`This is its ${name}.`)).toBeVisible();
  }
});
