import { type Browser, chromium } from '@playwright/test';
import { type ChartKind, type ChartRun, chartKinds } from './page/figures.ts';

/** Width and height of the chart, in pixels. It is a square, which both libraries fill in the same way. */
export const side = 900;

/** The runs of a chart with a number of points. */
export interface ChartRuns {
  readonly kind: ChartKind;
  readonly count: number;
  readonly runs: readonly ChartRun[];
}

/** Opens each chart with each number of points on separate pages in one browser, several times in alternation. */
export async function runCharts(
  address: string,
  counts: readonly number[],
  times: number,
): Promise<{ readonly browser: string; readonly measured: readonly ChartRuns[] }> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...asRoot,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // WebGL without a graphics card. Everything except WebGL is drawn as on any machine without a graphics card.
      '--enable-unsafe-swiftshader',
    ],
  });
  try {
    const measured: ChartRuns[] = [];
    for (const count of counts) {
      const runs = new Map(chartKinds.map((kind) => [kind, [] as ChartRun[]]));
      for (let time = 0; time < times; time += 1) {
        for (const kind of chartKinds) runs.get(kind)?.push(await runChart(browser, address, kind, count));
      }
      measured.push(...chartKinds.map((kind) => ({ kind, count, runs: runs.get(kind) ?? [] })));
    }
    return { browser: browser.version(), measured };
  } finally {
    await browser.close();
  }
}

async function runChart(browser: Browser, address: string, kind: ChartKind, count: number): Promise<ChartRun> {
  const context = await browser.newContext({ viewport: { width: side, height: side } });
  try {
    const page = await context.newPage();
    const problems: Error[] = [];
    page.on('pageerror', (error) => problems.push(error));
    await page.goto(address);
    const run = await page.evaluate(([wanted, points]) => window.measureChart(wanted, points), [kind, count] as const);
    if (problems[0]) throw problems[0];
    return run;
  } finally {
    await context.close();
  }
}
