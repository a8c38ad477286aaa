import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { narrow } from './screens.ts';

const wide = { width: 1440, height: 900 };

interface Look {
  /**
   * Whether styles for narrow screens have colours of their own here: the bar at the top, the table and the matrix of
   * trends, what stands beside a card. Then the dark colours are looked at on a phone as well.
   */
  readonly coloursDependOnWidth?: boolean;
}

/** Expects nothing that keeps people out, in light and dark, on a desk and on a phone; nothing may hang over the edge. */
export async function expectOpenToAll(page: Page, { coloursDependOnWidth = false }: Look = {}): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await expectNothingOverTheEdge(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      if (viewport === narrow && colorScheme === 'dark' && !coloursDependOnWidth) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await untilStill(page);
      // The dark look changes colours alone.
      const { violations } = await (colorScheme === 'dark'
        ? axeOn(page).withRules('color-contrast')
        : axeOn(page)
      ).analyze();
      expect.soft(placesOf(violations), `${page.url()} ${viewport.width} ${colorScheme}`).toEqual([]);
    }
  }
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects nothing that keeps people out of the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await axeOn(page).analyze();
  expect(placesOf(violations)).toEqual([]);
}

/** Expects that the page cannot be scrolled sideways, once it has taken up the size of the window. */
export async function expectNothingOverTheEdge(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect
    .configure({ soft: true })
    .poll(beyond, { message: `pixels beyond the edge of ${page.url()}` })
    .toBeLessThanOrEqual(0);
}

/** We have no frames of other sites, for which axe would open a page of its own at every look. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The names and places of what was found. */
const placesOf = (violations: Violations): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );

/** Waits for what fades or slides in, and for what begins to with the next frame; what turns for ever is not waited for. */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
