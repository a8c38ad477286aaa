import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { card } from './support/cards.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

/** A little more than a row, so that other rows come near in every frame. */
const pixelsPerFrame = 60;

async function openLongList() {
  await page.viewport(1280, 800);
  const desk = workspace('w', 'Desk');
  const cards = Array.from({ length: 48 }, (_, index) => card({ slug: `c${index}`, title: `Card ${index}` }).data);
  answerProject(desk, project('p', 'Scan', desk)).on('GET /v1/projects/{id}/cards', () => wholePage(cards));
  await open('/projects/p/cards?view=list');
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Card 9' })).toBeVisible();
  // Rows below the window are rendered after the start.
  const lastRow = () => [...document.querySelectorAll('li[data-index]')].at(-1)?.getBoundingClientRect();
  await expect.poll(() => lastRow()?.top).toBeGreaterThan(innerHeight + 200);
}

const hasCardInTheMiddle = () =>
  document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li[data-index]') != null;

/**
 * Scrolls frame by frame and returns for each frame whether a card was in the middle. The page is told that its frames
 * take `frameMs`, however fast this machine is.
 */
async function scroll(frames: number, frameMs: number): Promise<boolean[]> {
  const onFrame = window.requestAnimationFrame.bind(window);
  let now = performance.now();
  const spy = vi.spyOn(window, 'requestAnimationFrame');
  spy.mockImplementation((callback) => onFrame(() => callback(now)));
  onTestFinished(() => spy.mockRestore());
  const seen: boolean[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    now += frameMs;
    scrollBy({ top: pixelsPerFrame, behavior: 'instant' });
    await new Promise((resolve) => onFrame(resolve));
    seen.push(hasCardInTheMiddle());
  }
  spy.mockRestore();
  return seen;
}

test('cards are shown in every frame of a dense list that is scrolled by more than a row per frame', async () => {
  await openLongList();
  expect(await scroll(30, 16)).not.toContain(false);
  expect(scrollY).toBe(30 * pixelsPerFrame);
});

test('a device whose frames are late renders no rows while it is scrolled fast, and all of them when it rests', async () => {
  await openLongList();
  expect(await scroll(30, 50)).toContain(false);
  await expect.poll(hasCardInTheMiddle).toBe(true);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Card 36' })).toBeVisible();
});
