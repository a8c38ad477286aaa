import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { card } from '#test/components/support/cards.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

type View = 'grid' | 'list';

async function openLongList(view: View) {
  await page.viewport(1280, 800);
  const desk = workspace('w', 'Desk');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }).data);
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage(cards));
  await open(`/projects/p/cards?view=${view}`);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Card 1' }).first()).toBeVisible();
  // Rows below the window are rendered after the start.
  const lastRow = () => [...document.querySelectorAll('li[data-index]')].at(-1)?.getBoundingClientRect();
  await expect.poll(() => lastRow()?.top).toBeGreaterThan(innerHeight);
}

/** Whether the rendered cards reach beyond both edges of the window, with no card missing between them. */
function isWindowFull() {
  const cards = [...document.querySelectorAll<HTMLElement>('li[data-index]:has(time)')];
  const [first, last] = [cards.at(0), cards.at(-1)];
  if (!first || !last) return false;
  return (
    first.getBoundingClientRect().bottom < 0 &&
    last.getBoundingClientRect().top > innerHeight &&
    Number(last.dataset.index) - Number(first.dataset.index) === cards.length - 1
  );
}

/** Waits until a frame has ended. */
const frameEnded = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const views = ['grid', 'list'] as const;

/** Ways to scroll by 1500 pixels: row by row, more than two rows of the list at a time, and at once. */
const steps = [60, 150, 1500];

test.each(views.flatMap((view) => steps.map((pixels) => ({ view, pixels }))))(
  'all cards near the window are shown after a $view was scrolled by $pixels pixels at a time',
  async ({ view, pixels }) => {
    await openLongList(view);
    for (let scrolled = 0; scrolled < 1500; scrolled += pixels) {
      scrollBy({ top: pixels, behavior: 'instant' });
      await frameEnded();
    }
    expect(scrollY).toBe(1500);
    await expect.poll(isWindowFull).toBe(true);
  },
);

test.each(views)('the browser can reuse what it painted of each card of a %s', async (view) => {
  await openLongList(view);
  // It cannot if the link, which covers the card, is inside an element that clips, or if the card has a border.
  const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';
  for (const item of document.querySelectorAll('li[data-index]')) {
    const around: Element[] = [];
    for (let at = item.querySelector('a')?.parentElement; at && at !== item; at = at.parentElement) around.push(at);
    expect(around).not.toEqual([]);
    expect(around.filter(clips)).toEqual([]);
    if (view === 'grid') expect(getComputedStyle(item).borderWidth).toBe('0px');
  }
});

/** How a user closes an opened card. */
const closings = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its button': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click(),
  'the way back': () => history.back(),
};

test.each(Object.entries(closings))('closing a card by %s leaves the list where it was', async (_, close) => {
  await openLongList('grid');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }));
  answerOpenedCard(card())
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  for (const top of [0, 610]) {
    scrollTo({ top, behavior: 'instant' });
    await frameEnded();
    const links = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('li[data-index] a')].filter((link) => {
        const { top, bottom } = (link.closest('li') as HTMLElement).getBoundingClientRect();
        return top < innerHeight && bottom > 0;
      });
    // The first and the last are cut off by the edge of the window.
    for (const at of [0, -1]) {
      const link = links().at(at);
      const slug = link?.dataset.card;
      link?.click();
      await expect.element(page.getByRole('dialog')).toBeVisible();
      await close();
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
      await expect.poll(() => (document.activeElement as HTMLElement).dataset.card).toBe(slug);
      await frameEnded();
      expect(scrollY).toBe(top);
    }
  }
});

test('a card that was reached by the keys and is outside the window is shown in the list when it is closed', async () => {
  await openLongList('list');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }));
  answerOpenedCard(card())
    .on('GET /v1/projects/{id}/cards', () => wholePage(cards.map(({ data }) => data)))
    .on('GET /v1/cards/{id}', ({ params }) => cards.find(({ data }) => data.attributes.slug === params.id) ?? card());
  // The first card that is outside the window, and the one before it.
  const rows = [...document.querySelectorAll<HTMLElement>('li[data-index]')];
  const outside = rows.find((row) => row.getBoundingClientRect().top >= innerHeight);
  const index = Number(outside?.dataset.index);
  document.querySelector<HTMLAnchorElement>(`[data-card="c${index - 1}"]`)?.click();
  await expect.poll(() => location.pathname).toBe(`/projects/p/cards/c${index - 1}`);
  await userEvent.keyboard('j');
  await expect.poll(() => location.pathname).toBe(`/projects/p/cards/c${index}`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => (document.activeElement as HTMLElement).dataset.card).toBe(`c${index}`);
  const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});
