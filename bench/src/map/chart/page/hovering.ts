import type { Random } from '../../../../../apps/api/src/platform/numbers/random.ts';
import type { Hovers } from './figures.ts';
import { betweenFrames, type DrawnFrame } from './frames.ts';
import { moveMouse } from './input.ts';
import { nearestOf } from './places.ts';

/** The maximum distance of the pointer from the intended point, in pixels for each direction. */
const beside = 2;
/**
 * Distances that differ by less than this count as equal, since the charts store coordinates with different precision.
 */
const alike = 0.01;

/** The chart that is pointed at, and its answers. */
export interface Pointing {
  readonly element: HTMLElement;
  /** x and y of the points on the page. */
  readonly places: Float64Array;
  /** The last answer, and its time. */
  readonly reported: { point: number | null; at: number };
  readonly nextDraw: () => Promise<DrawnFrame>;
}

/** Moves the pointer near points that are chosen at random, and asks which point the chart finds. */
export async function measureHovers(pointing: Pointing, asked: number, random: Random): Promise<Hovers> {
  const { places, reported, nextDraw } = pointing;
  const answered: number[] = [];
  const drawn: number[] = [];
  let right = 0;
  for (let turn = 0; turn < asked; turn += 1) {
    const spot = spotNear(pointing, random);
    await betweenFrames();
    reported.at = Number.NaN;
    const draw = nextDraw();
    const startedAt = performance.now();
    moveMouse(pointing.element, spot.x, spot.y);
    if (Number.isNaN(reported.at) || reported.point === null) continue;
    answered.push(reported.at - startedAt);
    if (distanceOf(places, reported.point, spot) <= spot.distance + alike) right += 1;
    drawn.push((await draw).at - startedAt);
  }
  return { answered, drawn, right, asked };
}

/** A whole pixel near a point, where nothing covers the chart and the nearest point is not the last answered one. */
function spotNear({ element, places, reported }: Pointing, random: Random) {
  for (;;) {
    const meant = Math.floor(random() * (places.length / 2));
    const x = Math.round((places[2 * meant] ?? 0) + (2 * random() - 1) * beside);
    const y = Math.round((places[2 * meant + 1] ?? 0) + (2 * random() - 1) * beside);
    if (document.elementFromPoint(x, y) !== element) continue;
    const { point, distance } = nearestOf(places, x, y);
    if (point !== reported.point) return { x, y, distance };
  }
}

const distanceOf = (places: Float64Array, point: number, { x, y }: { x: number; y: number }) =>
  Math.hypot((places[2 * point] ?? 0) - x, (places[2 * point + 1] ?? 0) - y);
