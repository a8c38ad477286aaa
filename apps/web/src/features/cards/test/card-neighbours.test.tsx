import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { liveChanges } from '#test/components/support/live-changes.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { wholePage } from '#test/components/support/samples.ts';

standInForEachTest();

test('an open card has its new place when others add a card before it', async () => {
  const changes = liveChanges();
  const titles = { a: 'Ants build', c: 'Robots dance', z: 'Zebras rest', n: 'Newts return' };
  const opened = card();
  const cardOf = (slug: keyof typeof titles) => (slug === 'c' ? opened : card({ slug, title: titles[slug] })).data;
  let listed: (keyof typeof titles)[] = ['a', 'c', 'z'];
  answerOpenedCard(opened)
    .on('GET /v1/events', () => changes.response)
    .on('GET /v1/projects/{id}/cards', () => wholePage(listed.map(cardOf)));
  await open('/projects/p/cards/c');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  listed = ['a', 'n', 'c', 'z'];
  changes.send({ type: 'cards' });
  await expect.element(page.getByText('3 of 4')).toBeVisible();
});

test('the title and the position of the next card are announced, and those of the first card are not', async () => {
  const titles = { a: 'Ants build', c: 'Robots dance', z: 'Zebras rest' };
  const cards = Object.entries(titles).map(([slug, title]) => card({ slug, title }));
  answerOpenedCard()
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  await open('/projects/p/cards/c');
  await expect.element(page.getByText('2 of 3', { exact: true })).toBeVisible();
  const said = () =>
    page
      .getByRole('dialog')
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent);
  expect(said().join('')).not.toContain('Robots dance');
  await page.getByRole('button', { name: 'Next card' }).click();
  await expect.poll(said).toContain('Zebras rest, 3 of 3');
});
