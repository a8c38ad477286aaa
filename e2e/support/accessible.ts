import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the names and places of what keeps people out of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in is judged when it is there.
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' | ')}`,
  );
  expect(told).toEqual([]);
}
