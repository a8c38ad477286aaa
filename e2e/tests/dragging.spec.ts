import type { Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { expect, test } from '../support/signed-in.ts';

// Disturbances that a drag must withstand on the board and in the matrix (see ADR 18).

const project = async (api: Client, name: string, attributes: object = {}) => {
  const slug = await api.projectInNewWorkspace(name);
  const answer = await api.call('POST', `/v1/projects/${slug}/trends`, {
    data: { type: 'trends', attributes: { title: 'Heat as a utility', horizon: 'now', impact: 5, ...attributes } },
  });
  return { slug, trend: (answer as { data: { id: string } }).data.id };
};

const trendIn = (page: Page, place: string) => page.locator(`[data-place="${place}"] [data-trend]`);

/** A point in a place, below its top edge. */
async function pointIn(page: Page, place: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-place="${place}"]`).boundingBox();
  if (!box) throw new Error(`There is no place ${place}.`);
  return { x: box.x + box.width / 2, y: box.y + 10 };
}

async function lift(page: Page, to: string): Promise<void> {
  await page.locator('[data-trend]').hover();
  await page.mouse.down();
  await moveTo(page, to);
  await expect(page.locator('[data-lifted]')).toBeVisible();
}

async function moveTo(page: Page, place: string): Promise<void> {
  const { x, y } = await pointIn(page, place);
  await page.mouse.move(x, y, { steps: 4 });
}

test('Escape and leaving the window cancel a drag; releasing a trend where it was does not open it', async ({
  page,
  api,
}) => {
  const { slug } = await project(api, 'Cancels drags');
  const board = `/projects/${slug}/trends`;
  await page.goto(board);
  const cancelled = page.getByText('Heat as a utility stays in Now.');
  const cancels: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => dispatchEvent(new Event('blur'))),
  ];
  for (const cancel of cancels) {
    await lift(page, 'next');
    await expect(cancelled).toHaveCount(0);
    await cancel();
    await expect(cancelled).toBeAttached();
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    await page.mouse.up();
    // The reload clears the announcement, which the next round waits for again.
    await page.reload();
  }
  await lift(page, 'next');
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  await moveTo(page, 'now');
  await page.mouse.up();
  await expect(page.getByText('Heat as a utility dropped in Now.')).toBeAttached();
  await expect(page).toHaveURL(board);
});

test('a trend that another person moves during a drag is dropped where it is released', async ({ page, api }) => {
  const { slug, trend } = await project(api, 'Moves during a drag');
  await page.goto(`/projects/${slug}/trends`);
  await lift(page, 'next');
  await api.call('PATCH', `/v1/projects/${slug}/trends/${trend}`, {
    data: { type: 'trends', id: trend, attributes: { horizon: 'later' } },
  });
  await expect(trendIn(page, 'later')).toBeVisible();
  await page.mouse.up();
  await expect(trendIn(page, 'next')).toBeVisible();
});

test('a row of the matrix that grows during a drag does not shift the targets', async ({ page, api }) => {
  const title = 'Heat as a utility is sold by data centres, bakeries and laundries to the houses around them';
  const { slug } = await project(api, 'Grows in a drag', { title });
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/projects/${slug}/trends?view=matrix`);
  const cell = page.locator('[data-place="next:4"]');
  const height = async () => (await cell.boundingBox())?.height ?? 0;
  const before = await height();
  await lift(page, 'next:4');
  await expect(cell).toContainText(title);
  expect(await height()).toBeGreaterThan(before);
  await moveTo(page, 'later:2');
  await page.mouse.up();
  await expect(trendIn(page, 'later:2')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 800, height: 900 } });

  test('a finger that rests on a trend lifts it, and putting it down in place does not open it', async ({
    page,
    api,
  }) => {
    const { slug } = await project(api, 'Drags by touch');
    await page.goto(`/projects/${slug}/trends`);
    const devtools = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    const hold = async () => {
      const box = await page.locator('[data-trend]').boundingBox();
      if (!box) throw new Error('The trend is not on the screen.');
      await finger('touchStart', { x: box.x + 8, y: box.y + 8 });
      await expect(page.locator('[data-lifted]')).toBeVisible();
    };
    await hold();
    await finger('touchEnd');
    await expect(page.getByText('Heat as a utility dropped in Now.')).toBeAttached();
    await expect(page).toHaveURL(`/projects/${slug}/trends`);
    await hold();
    await finger('touchMove', await pointIn(page, 'next'));
    await expect(page.locator('[data-place="next"]')).toContainText('Heat as a utility');
    await finger('touchEnd');
    await expect(trendIn(page, 'next')).toBeVisible();
  });
});
