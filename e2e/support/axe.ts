import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { narrow } from './screens.ts';

/** In the page, where `axeSource` defines it. */
declare const axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wide = { width: 1440, height: 900 };

interface Variants {
  /**
   * Whether styles for narrow screens set colours of their own here: the bar at the top, the table and the matrix of
   * trends, the sidebar of a card. Then contrast is checked on a phone as well.
   */
  readonly coloursDependOnWidth?: boolean;
}

const contrast = 'color-contrast';
const allRules: RunOptions = {};
const contrastOnly: RunOptions = { runOnly: [contrast] };
const withoutContrast: RunOptions = { rules: { [contrast]: { enabled: false } } };

/**
 * Expects a page that everybody can use, on a desktop and on a phone, and that nothing extends over the edge. The dark
 * scheme and the width of the window change little, so only what they change is checked again.
 */
export async function expectAccessibleInAllVariants(
  page: Page,
  { coloursDependOnWidth = false }: Variants = {},
): Promise<void> {
  const variants = [
    { viewport: wide, colorScheme: 'light', rules: allRules },
    { viewport: wide, colorScheme: 'dark', rules: contrastOnly },
    { viewport: narrow, colorScheme: 'light', rules: coloursDependOnWidth ? allRules : withoutContrast },
    ...(coloursDependOnWidth ? [{ viewport: narrow, colorScheme: 'dark', rules: contrastOnly } as const] : []),
  ] as const;
  for (const { viewport, colorScheme, rules } of variants) {
    await page.setViewportSize(viewport);
    await expectNoSidewaysScrolling(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await untilAnimationsEnd(page);
    expect.soft(await violationsOn(page, rules), `${page.url()} ${viewport.width} ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects that the page as it is now has nothing that excludes people. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilAnimationsEnd(page);
  expect(await violationsOn(page, allRules)).toEqual([]);
}

/** Expects that the page cannot be scrolled sideways, once it has adapted to the size of the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect
    .configure({ soft: true })
    .poll(beyond, { message: `pixels beyond the edge of ${page.url()}` })
    .toBeLessThanOrEqual(0);
}

/** The names and places of what axe finds. Frames show other sites, so their contents are left out. */
async function violationsOn(page: Page, rules: RunOptions): Promise<string[]> {
  // It is large, so it is loaded once for each document.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate((given) => axe.run(document, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Waits until no animation runs in two frames one after the other. Endless ones are not waited for. */
const untilAnimationsEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished));
      await frame();
      await frame();
    } while (passing().length > 0);
  });
