import { mapSize, serverLimits, type ThinArea } from '@foreglow/contract';

interface Anchor {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const gridSize = 64;
const cell = mapSize / gridSize;
/** The number of directions, out of eight, in which a gap must have cards to be between groups. */
const sidesWithCards = 6;
/** A narrower gap is the usual distance between cards. */
const narrowest = mapSize * 0.045;

/**
 * The widest regions without points between others, widest first, at most `serverLimits.thinAreas`. Each is the largest
 * circle without points around its centre, and none is inside another. They are named by the groups around them.
 */
export function thinAreas(x: Uint16Array, y: Uint16Array, groups: readonly Anchor[]): ThinArea[] {
  if (groups.length < 2) return [];
  const filled = new Uint8Array(gridSize * gridSize);
  x.forEach((value, at) => {
    filled[cellOf(y[at] as number) * gridSize + cellOf(value)] = 1;
  });
  const distances = distanceTo(filled);
  const candidates = [...distances.keys()]
    .filter((at) => (distances[at] as number) * cell >= narrowest && isSurrounded(filled, at))
    .sort((a, b) => (distances[b] as number) - (distances[a] as number) || a - b);
  const found: ThinArea[] = [];
  for (const at of candidates) {
    if (found.length >= serverLimits.thinAreas) break;
    const area = {
      x: Math.round(((at % gridSize) + 0.5) * cell),
      y: Math.round((Math.floor(at / gridSize) + 0.5) * cell),
      radius: Math.round((distances[at] as number) * cell),
    };
    const isApart = found.every((other) => Math.hypot(other.x - area.x, other.y - area.y) > other.radius + area.radius);
    if (isApart) found.push({ ...area, between: nearest(area, groups) });
  }
  return found;
}

const cellOf = (value: number): number => Math.min(gridSize - 1, Math.floor(value / cell));

function nearest(area: { x: number; y: number }, groups: readonly Anchor[]): string[] {
  return groups
    .map(({ id, x, y }) => ({ id, distance: Math.hypot(x - area.x, y - area.y) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 2)
    .map(({ id }) => id);
}

const directions = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

function isSurrounded(filled: Uint8Array, at: number): boolean {
  const column = at % gridSize;
  const row = Math.floor(at / gridSize);
  const sides = directions.filter(([dx, dy]) => {
    for (let step = 1; step < gridSize; step += 1) {
      const [c, r] = [column + dx * step, row + dy * step];
      if (c < 0 || r < 0 || c >= gridSize || r >= gridSize) return false;
      if (filled[r * gridSize + c]) return true;
    }
    return false;
  });
  return sides.length >= sidesWithCards;
}

/** The distance of every cell to the nearest filled one, in cells. */
function distanceTo(filled: Uint8Array): Float32Array {
  const places = [...filled.keys()].filter((at) => filled[at] === 1);
  return Float32Array.from(filled, (_, at) => {
    let best = Number.POSITIVE_INFINITY;
    for (const place of places) {
      const dx = (place % gridSize) - (at % gridSize);
      const dy = Math.floor(place / gridSize) - Math.floor(at / gridSize);
      best = Math.min(best, dx * dx + dy * dy);
    }
    return Math.sqrt(best);
  });
}
