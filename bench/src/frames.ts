import { chromium, type Page } from '@playwright/test';
import { table } from './table.ts';

type Layout = 'grid' | 'list';

interface Frames {
  readonly what: string;
  readonly count: number;
  /** Milliseconds between frames: the median, the 99th percentile, and the longest. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Frames longer than 50 ms: a frame that people notice. */
  readonly long: number;
  /** The share of frames with a card in the middle of the window, not a skeleton; from every 20th frame. */
  readonly withCard: number;
}

/** The factor by which the processor is slowed, to about that of a phone. */
const slowdown = 4;
const longMs = 50;
const pixelsPerFrame = 60;
const framesToMeasure = 600;
const framesPerLook = 20;
/** The work after the first cards is not part of scrolling. */
const settleMs = 2000;
/** How often the rendered cards are repeated to make a page that is long enough. */
const copiesOfCards = 60;
const tokenKey = 'foreglow.api-token';

/**
 * Scrolls a card list steadily on a slowed processor and measures the time from frame to frame; and as a comparison the
 * same cards on a page without scripts, which shows how many frames the browser itself misses on this machine.
 */
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
    for (const layout of ['grid', 'list'] as const) {
      await openList(page, base, slug, layout);
      measured.push(await scroll(page, layout));
      await openCopies(page, base);
      measured.push(await scroll(page, `${layout}, the same cards without scripts`));
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** The frames as a table. Markdown. */
export function framesTable(measured: readonly Frames[]): string {
  const percent = (share: number, digits = 0) => `${(share * 100).toFixed(digits)} %`;
  return table(
    [
      `scrolled on a processor ${slowdown} times slower`,
      'frames',
      'p50 / p99',
      'longest',
      `longer than ${longMs} ms`,
      'with a card in the middle of the window',
    ],
    measured.map(({ what, count, p50, p99, longest, long, withCard }) => [
      what,
      String(count),
      `${p50.toFixed(1)} / ${p99.toFixed(1)}`,
      longest.toFixed(1),
      `${long} (${percent(long / count, 1)})`,
      percent(withCard),
    ]),
  );
}

async function openList(page: Page, base: string, slug: string, layout: Layout): Promise<void> {
  await page.goto(new URL(`/projects/${slug}/cards${layout === 'list' ? '?view=list' : ''}`, base).href);
  await page.locator('li[data-index]').first().waitFor();
  await page.waitForTimeout(settleMs);
}

/** Opens a page with copies of the rendered cards and their styles, long enough for the scrolling, and nothing else. */
async function openCopies(page: Page, base: string): Promise<void> {
  // After a fast scroll on a slow processor, the cards are rendered once the page rests.
  await page.waitForTimeout(settleMs);
  const { cards, rules } = await page.evaluate(() => ({
    cards: [...document.querySelectorAll('li[data-index]')].map(({ outerHTML }) => outerHTML).join(''),
    rules: [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .map(({ cssText }) => cssText)
      .join(' '),
  }));
  // In the list each card has its place; here they follow one another.
  const flow =
    'ul { display: flex; flex-wrap: wrap; gap: 20px } li { position: relative !important; inset: auto !important }';
  const body = `<!doctype html><html data-mantine-color-scheme="light"><style>${rules} ${flow}</style><ul>${cards.repeat(copiesOfCards)}</ul>`;
  const address = new URL('/copies', base).href;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
  await page.waitForTimeout(settleMs);
  await page.unroute(address);
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  if (height < pixelsPerFrame * framesToMeasure)
    throw new Error(`The page of copies can be scrolled by ${height} px only.`);
}

async function scroll(page: Page, what: string): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { times, looks } = await page.evaluate(
    ([pixels, frames, perLook]) =>
      new Promise<{ times: number[]; looks: boolean[] }>((resolve) => {
        const found: number[] = [];
        const looks: boolean[] = [];
        let before: number | undefined;
        const hasCard = () => !!document.elementFromPoint(innerWidth * 0.4, innerHeight / 2)?.closest('li[data-index]');
        const next = (now: number) => {
          if (before !== undefined) found.push(now - before);
          before = now;
          if (found.length === frames) return resolve({ times: found, looks });
          if (found.length % perLook === 0) looks.push(hasCard());
          scrollBy({ top: pixels, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [pixelsPerFrame, framesToMeasure, framesPerLook] as const,
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    what,
    count: times.length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    long: times.filter((time) => time > longMs).length,
    withCard: looks.filter(Boolean).length / looks.length,
  };
}
