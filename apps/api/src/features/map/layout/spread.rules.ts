import { worldSize } from './to-world.rules.ts';

/** The minimum distance of points where there is space. On a map of many points it is smaller. */
const largestGap = worldSize * 0.012;
/** The gap between many points on a part of the map, times the square root of their number. */
const gapOfMany = worldSize * 0.25;

const rounds = 48;
/** If there are more points at one place, each considers only some of them. */
const lookedAt = 16;
/** All points have found their positions when none moves further than this fraction of the gap. */
const settled = 0.02;
/** The angle between successive points at one place: they move away in all directions. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The distance between points, by their number. */
export const gapFor = (count: number): number => Math.min(largestGap, gapOfMany / Math.sqrt(count));

/**
 * Separates overlapping points, so that each can be seen: x and y of each, concatenated, on the map. In rounds, each
 * point is pushed away by those nearer than the gap, by at most half of the gap in a round. Points with enough space
 * stay where they are. The same positions yield the same bytes.
 */
export function spread(places: Float32Array): Float32Array {
  const spreading = places.slice();
  if (places.length === 0) return spreading;
  const gap = gapFor(places.length / 2);
  for (let round = 0; round < rounds; round += 1) {
    if (pushApart(spreading, gap) < gap * settled) break;
  }
  return spreading;
}

/** One round. Returns the longest distance that a point was moved. */
function pushApart(places: Float32Array, gap: number): number {
  const count = places.length / 2;
  const cells = cellsOf(places, gap);
  const moves = new Float32Array(places.length);
  for (let point = 0; point < count; point += 1) {
    const [x, y] = [places[2 * point] as number, places[2 * point + 1] as number];
    let [moveX, moveY] = [0, 0];
    cells.around(x, y, point, (other) => {
      const [dx, dy] = [x - (places[2 * other] as number), y - (places[2 * other + 1] as number)];
      const squared = dx * dx + dy * dy;
      if (squared >= gap * gap) return;
      if (squared === 0) {
        moveX += (gap / 2) * Math.cos(point * goldenAngle);
        moveY += (gap / 2) * Math.sin(point * goldenAngle);
        return;
      }
      const distance = Math.sqrt(squared);
      const push = (gap - distance) / 2 / distance;
      moveX += push * dx;
      moveY += push * dy;
    });
    const length = Math.hypot(moveX, moveY);
    const part = length > gap / 2 ? gap / 2 / length : 1;
    moves[2 * point] = moveX * part;
    moves[2 * point + 1] = moveY * part;
  }
  let furthest = 0;
  for (let at = 0; at < places.length; at += 1) {
    places[at] = (places[at] as number) + (moves[at] as number);
    furthest = Math.max(furthest, Math.abs(moves[at] as number));
  }
  return furthest;
}

/** Points in square cells as wide as the gap. */
function cellsOf(places: Float32Array, gap: number) {
  const count = places.length / 2;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < places.length; at += 2) {
    left = Math.min(left, places[at] as number);
    right = Math.max(right, places[at] as number);
    top = Math.min(top, places[at + 1] as number);
    bottom = Math.max(bottom, places[at + 1] as number);
  }
  const width = Math.floor((right - left) / gap) + 1;
  const height = Math.floor((bottom - top) / gap) + 1;
  const columnOf = (x: number) => Math.floor((x - left) / gap);
  const rowOf = (y: number) => Math.floor((y - top) / gap);
  const cellOf = (point: number) =>
    rowOf(places[2 * point + 1] as number) * width + columnOf(places[2 * point] as number);
  const starts = new Int32Array(width * height + 1);
  for (let point = 0; point < count; point += 1) {
    const after = cellOf(point) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let cell = 0; cell < width * height; cell += 1) {
    starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
  }
  const free = starts.slice(0, -1);
  const points = new Int32Array(count);
  for (let point = 0; point < count; point += 1) {
    const cell = cellOf(point);
    const at = free[cell] as number;
    points[at] = point;
    free[cell] = at + 1;
  }
  return {
    /** Visits the points in the cell of a position and the eight cells around it, at most `lookedAt` in each. */
    around(x: number, y: number, except: number, visit: (point: number) => void): void {
      const [column, row] = [columnOf(x), rowOf(y)];
      for (let r = Math.max(0, row - 1); r <= Math.min(height - 1, row + 1); r += 1) {
        for (let c = Math.max(0, column - 1); c <= Math.min(width - 1, column + 1); c += 1) {
          const [from, to] = [starts[r * width + c] as number, starts[r * width + c + 1] as number];
          const step = Math.max(1, Math.ceil((to - from) / lookedAt));
          for (let at = from + (except % step); at < to; at += step) {
            const point = points[at] as number;
            if (point !== except) visit(point);
          }
        }
      }
    },
  };
}
