import { loadavg } from 'node:os';
import { table } from '../../table.ts';
import type { ChartKind, ChartRun, MovedFrames } from './page/figures.ts';
import { buildPage } from './page-build.ts';
import { type ChartRuns, runCharts, side } from './run-charts.ts';

const counts = [20_000, 100_000];
const times = 5;
const nameOf: Readonly<Record<ChartKind, string>> = {
  stage: 'Foreglow, points and landscape',
  mapChart: 'Foreglow, as people see it',
  scatterplot: 'regl-scatterplot',
  scatterplotFast: 'regl-scatterplot, performance mode',
};

/** Measures Foreglow's chart and regl-scatterplot with the same points in the same browser. */
export async function measureCharts(folder: string): Promise<string[]> {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const page = await buildPage(folder);
  try {
    const { browser, measured } = await runCharts(page.address, counts, times);
    return [
      '### Drawing a map',
      `In Chromium ${browser} without a window and without a graphics card: WebGL is computed by the processor (SwiftShader). ${side} by ${side} pixels; the same places, sizes, colours and opacity of points for all. regl-scatterplot is 1.16.0; its performance mode draws squares without opacity. Each on a fresh page ${times} times in turn; the median of the runs, or the median and the 95th of a hundred of all runs together. Milliseconds. Load average of the last minute before: ${load}.`,
      'From the call that creates the chart and hands over the points: “drawn” until a pixel of the frame with all points can be read, “on the screen” until the second animation frame after that. Foreglow makes the landscape and sorts the points for the pointer after that frame; regl-scatterplot sorts them before its first one. “Other points” replaces all points.',
      firstFrames(measured, page.bytesOf),
      'From a movement of the pointer near a point chosen at random: “answer” until the chart has told which point it is, “drawn” until a pixel of the frame that shows it can be read. “Nearest found” are the answers that name the nearest point.',
      hovers(measured),
      'Dragging and enlarging the map, an event for each frame: from frame to frame, and the work from the beginning of a frame until a pixel of it can be read.',
      moves(measured),
    ];
  } finally {
    await page.close();
  }
}

function firstFrames(measured: readonly ChartRuns[], bytesOf: (kind: ChartKind) => number): string {
  return table(
    ['first frame', 'points', 'drawn', 'on the screen', 'landscape', 'other points', 'JavaScript'],
    measured.map(({ kind, count, runs }) => [
      nameOf[kind],
      count.toLocaleString('en'),
      median(runs, ({ drawn }) => drawn),
      median(runs, ({ shown }) => shown),
      median(runs, ({ landscape }) => landscape),
      median(runs, ({ replaced }) => replaced),
      `${(bytesOf(kind) / 1000).toFixed(1)} kB`,
    ]),
  );
}

function hovers(measured: readonly ChartRuns[]): string {
  return table(
    ['hover', 'points', 'first answer', 'answer, p50 / p95', 'drawn, p50 / p95', 'nearest found'],
    measured.map(({ kind, count, runs }) => [
      nameOf[kind],
      count.toLocaleString('en'),
      median(runs, ({ firstHover }) => firstHover, 2),
      spread(runs, (run) => run.hovers.answered, 2),
      spread(runs, (run) => run.hovers.drawn),
      `${sum(runs, (run) => run.hovers.right).toLocaleString('en')} of ${sum(runs, (run) => run.hovers.asked).toLocaleString('en')}`,
    ]),
  );
}

function moves(measured: readonly ChartRuns[]): string {
  const cells = (runs: readonly ChartRun[], of: (run: ChartRun) => MovedFrames) => [
    spread(runs, (run) => of(run).between),
    spread(runs, (run) => of(run).work),
  ];
  return table(
    ['move', 'points', 'dragged, p50 / p95', 'work', 'enlarged, p50 / p95', 'work'],
    measured.map(({ kind, count, runs }) => [
      nameOf[kind],
      count.toLocaleString('en'),
      ...cells(runs, ({ pan }) => pan),
      ...cells(runs, ({ zoom }) => zoom),
    ]),
  );
}

function median(runs: readonly ChartRun[], of: (run: ChartRun) => number | null, digits = 0): string {
  const values = runs.map(of).filter((value) => value !== null);
  return values.length === 0 ? '' : at(values, 0.5).toFixed(digits);
}

/** The median and the 95th percentile of all runs together. */
function spread(runs: readonly ChartRun[], of: (run: ChartRun) => readonly number[], digits = 1): string {
  const values = runs.flatMap(of);
  return `${at(values, 0.5).toFixed(digits)} / ${at(values, 0.95).toFixed(digits)}`;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const sum = (runs: readonly ChartRun[], of: (run: ChartRun) => number): number =>
  runs.reduce((all, run) => all + of(run), 0);
