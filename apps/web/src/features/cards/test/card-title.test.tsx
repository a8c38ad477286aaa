import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { project, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

test('the tab is named after the dialog for a new card, even if its list is known later, and then after the list', async () => {
  const answered = Promise.withResolvers<void>();
  answerOpenedCard().on('GET /v1/projects/{id}', async () => {
    await answered.promise;
    return { data: project('p', 'Scan', workspace('w', 'Desk')) };
  });
  await open('/projects/p/cards/create');
  await expect.poll(() => document.title).toBe('New card · Foreglow');
  answered.resolve();
  await expect.element(page.getByRole('complementary').getByText('Scan')).toBeInTheDocument();
  expect(document.title).toBe('New card · Foreglow');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('Cards · Scan · Foreglow');
});

test('the tab is named after the opened card, even if its list is known later, and then after the list', async () => {
  const answered = Promise.withResolvers<void>();
  answerOpenedCard().on('GET /v1/projects/{id}', async () => {
    await answered.promise;
    return { data: project('p', 'Scan', workspace('w', 'Desk')) };
  });
  await open('/projects/p/cards/c');
  await expect.poll(() => document.title).toBe('Robots dance · Foreglow');
  answered.resolve();
  await expect.element(page.getByRole('complementary').getByText('Scan')).toBeInTheDocument();
  expect(document.title).toBe('Robots dance · Foreglow');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.title).toBe('Cards · Scan · Foreglow');
});
