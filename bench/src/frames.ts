import { chromium, type Page } from '@playwright/test';
import { table } from './table.ts';

interface Frames {
  readonly layout: 'grid' | 'list';
  readonly count: number;
  /** Milliseconds between frames: the median, the 99th percentile, and the longest. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Frames longer than 32 ms: at 60 frames a second, one frame was missed. */
  readonly late: number;
  /** Frames for which two or more were missed. */
  readonly long: number;
}

/** The factor by which the processor is slowed, to about that of a phone. */
const slowdown = 4;
const lateMs = 32;
const longMs = 34;
const pixelsPerFrame = 60;
const framesToMeasure = 600;
const tokenKey = 'foreglow.api-token';

/** Scrolls a card list steadily on a slowed processor and measures the time from frame to frame. */
export async function measureFrames(base: string, slug: string, token: string): Promise<readonly Frames[]> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...asRoot, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const);
    const measured: Frames[] = [];
    for (const layout of ['grid', 'list'] as const) measured.push(await scroll(page, base, slug, layout));
    return measured;
  } finally {
    await browser.close();
  }
}

/** The frames as a table. Markdown. */
export function framesTable(measured: readonly Frames[]): string {
  return table(
    [
      `scrolled on a processor ${slowdown} times slower`,
      'frames',
      'p50 / p99',
      'longest',
      `longer than ${lateMs} ms`,
      `longer than ${longMs} ms`,
    ],
    measured.map(({ layout, count, p50, p99, longest, late, long }) => [
      layout,
      String(count),
      `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      longest.toFixed(1),
      String(late),
      String(long),
    ]),
  );
}

async function scroll(page: Page, base: string, slug: string, layout: Frames['layout']): Promise<Frames> {
  await page.goto(new URL(`/projects/${slug}/cards${layout === 'list' ? '?view=list' : ''}`, base).href);
  await page.locator('li[data-index]').first().waitFor();
  // Waits for the work after the first cards, which is not part of scrolling.
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times = await page.evaluate(
    ([pixels, frames]) =>
      new Promise<number[]>((resolve) => {
        const found: number[] = [];
        let before: number | undefined;
        const next = (now: number) => {
          if (before !== undefined) found.push(now - before);
          before = now;
          if (found.length === frames) return resolve(found);
          scrollBy({ top: pixels, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [pixelsPerFrame, framesToMeasure] as const,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    layout,
    count: times.length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    late: times.filter((time) => time > lateMs).length,
    long: times.filter((time) => time > longMs).length,
  };
}
