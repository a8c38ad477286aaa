import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { narrow } from './screens.ts';

const wide = { width: 1440, height: 900 };

interface Look {
  /**
   * Whether the styles for narrow screens use different colours on this page: the bar at the top, the table and the
   * matrix of trends, the column next to a card. Then the dark colours are also checked on a phone.
   */
  readonly coloursDependOnWidth?: boolean;
}

/**
 * Expects no accessibility violations in light and dark, on a desktop and on a phone, and no content beyond the edge.
 */
export async function expectOpenToAll(page: Page, { coloursDependOnWidth = false }: Look = {}): Promise<void> {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await expectNothingOverTheEdge(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      if (viewport === narrow && colorScheme === 'dark' && !coloursDependOnWidth) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await untilStill(page);
      // The dark look changes only colours.
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

/** Expects no accessibility violations on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  const { violations } = await axeOn(page).analyze();
  expect(placesOf(violations)).toEqual([]);
}

/** Expects that the page cannot be scrolled sideways, once it has adapted to the size of the window. */
export async function expectNothingOverTheEdge(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect
    .configure({ soft: true })
    .poll(beyond, { message: `pixels beyond the edge of ${page.url()}` })
    .toBeLessThanOrEqual(0);
}

/**
 * Legacy mode, since there are no frames of other sites, for which axe would otherwise open a new page at every check.
 */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The names and places of the violations. */
const placesOf = (violations: Violations): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );

/**
 * Waits for elements that fade or slide in, also those that begin with the next frame, but not for endless animations.
 */
const untilStill = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
