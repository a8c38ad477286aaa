import type { CellCircle } from '../../packages/pictures/test/radars/layout-faults.ts';
import { byCell, circleAt, type Frame, type Placing, randomPlace, spaceOf } from './placing.ts';

const ticks = 300;
const strength = 0.85;
const velocityDecay = 0.19;
/** A circle slower than this, in units per tick, counts as standing still. */
const still = 0.001;

/**
 * The method of zalando/tech-radar, reimplemented from its description: random starting points from a seed, then a
 * simulation in which circles that overlap push each other apart, as the collision force of d3 does, while each is
 * clipped into its cell after every tick.
 */
export const placeLikeZalando: Placing = (frame, blips, random) => ({
  circles: byCell(blips).flatMap((cell) =>
    simulate(
      frame,
      cell.map((blip) => randomPlace(frame, blip, random)),
    ),
  ),
  grouped: 0,
});

interface Moving {
  circle: CellCircle;
  vx: number;
  vy: number;
}

function simulate(frame: Frame, starts: readonly CellCircle[]): CellCircle[] {
  const nodes = starts.map((circle): Moving => ({ circle, vx: 0, vy: 0 }));
  for (let tick = 0; tick < ticks; tick += 1) {
    let pushed = false;
    for (const [index, a] of nodes.entries()) {
      for (const b of nodes.slice(index + 1)) pushed = push(a, b) || pushed;
    }
    for (const node of nodes) move(frame, node);
    // Nothing moves any more.
    if (!pushed && nodes.every(({ vx, vy }) => Math.abs(vx) + Math.abs(vy) < still)) break;
  }
  return nodes.map(({ circle }) => circle);
}

/** Changes the speeds of two circles that will overlap. The speed of the smaller one changes more. */
function push(a: Moving, b: Moving): boolean {
  const x = a.circle.x + a.vx - b.circle.x - b.vx;
  const y = a.circle.y + a.vy - b.circle.y - b.vy;
  const apart = a.circle.r + b.circle.r;
  const distance = Math.sqrt(x * x + y * y);
  if (distance >= apart || distance === 0) return false;
  const force = ((apart - distance) / distance) * strength;
  const share = b.circle.r ** 2 / (a.circle.r ** 2 + b.circle.r ** 2);
  a.vx += x * force * share;
  a.vy += y * force * share;
  b.vx -= x * force * (1 - share);
  b.vy -= y * force * (1 - share);
  return true;
}

function move(frame: Frame, node: Moving): void {
  node.vx *= 1 - velocityDecay;
  node.vy *= 1 - velocityDecay;
  node.circle = clip(frame, { ...node.circle, x: node.circle.x + node.vx, y: node.circle.y + node.vy });
}

/** The nearest place of a circle inside its cell: first by its distance from the centre, then by its angle. */
function clip(frame: Frame, circle: CellCircle): CellCircle {
  const { distances, angles } = spaceOf(frame, circle);
  const [x, y] = [circle.x - frame.centre.x, circle.y - frame.centre.y];
  const distance = within(distances(circle.r), Math.hypot(x, y));
  const range = angles(circle.r, distance);
  const middle = (range[0] + range[1]) / 2;
  // The angle nearest to the middle of the sector among those that differ by whole turns.
  const angle = middle + Math.atan2(Math.sin(Math.atan2(y, x) - middle), Math.cos(Math.atan2(y, x) - middle));
  return circleAt(frame, circle, distance, within(range, angle));
}

const within = ([min, max]: readonly [number, number], value: number): number => Math.min(max, Math.max(min, value));
