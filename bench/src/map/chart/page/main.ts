import { seededRandom } from '../../../../../apps/api/src/platform/numbers/random.ts';
import { cloudOf } from './cloud.ts';
import type { ChartRun } from './figures.ts';
import { followDraws, landscapeFilled, nextFrame, pause } from './frames.ts';
import { measureHovers } from './hovering.ts';
import { measurePan, measureZoom } from './moving.ts';
import type { ChartSource } from './open-chart.ts';
import { placesOf } from './places.ts';

/** The numbers for each run; the figures are of all runs together. */
const hovers = 60;
const frames = 40;
/** The time after which the work that follows a first frame or a move has ended. */
const restMs = 800;

const measureChart: Window['measureChart'] = async (kind, count) => {
  if (kind === 'stage') return await measure((await import('./stage.ts')).source, count);
  if (kind === 'mapChart') return await measure((await import('./map-chart.tsx')).source, count);
  const { scatterplot } = await import('./scatterplot.ts');
  return await measure(scatterplot(kind === 'scatterplotFast'), count);
};
Object.assign(window, { measureChart });

async function measure<Data>(source: ChartSource<Data>, count: number): Promise<ChartRun> {
  const place = document.getElementById('place');
  if (!place) throw new Error('The page has no place for a chart.');
  const cloud = cloudOf(count, 1);
  const data = source.prepare(cloud);
  const otherData = source.prepare(cloudOf(count, 2));
  const places = placesOf(cloud);
  const reported = { point: null as number | null, at: Number.NaN };
  const nextDraw = followDraws(count);
  await pause(restMs);
  await nextFrame();

  let landscape: number | null = null;
  const startedAt = performance.now();
  const sinceStart = () => performance.now() - startedAt;
  void landscapeFilled().then(async () => {
    await nextFrame();
    await nextFrame();
    landscape = sinceStart();
  });
  const first = nextDraw();
  const chart = source.open(place, data, (point) => {
    reported.at = performance.now();
    reported.point = point;
  });
  const drawn = (await first).at - startedAt;
  await nextFrame();
  await nextFrame();
  const shown = sinceStart();
  await pause(2 * restMs);

  const { element, wheelFor } = chart;
  const random = seededRandom(3);
  const pointing = { element, places, reported, nextDraw };
  const [firstHover = null] = (await measureHovers(pointing, 1, random)).answered;
  const hovered = await measureHovers(pointing, hovers, random);
  const pan = await measurePan({ element, wheelFor, nextDraw }, frames);
  await pause(restMs);
  const zoom = await measureZoom({ element, wheelFor, nextDraw }, frames);
  await pause(restMs);
  const replacedAt = performance.now();
  const replacement = nextDraw();
  chart.show(otherData);
  const replaced = (await replacement).at - replacedAt;
  return { drawn, shown, landscape, firstHover, hovers: hovered, pan, zoom, replaced };
}
