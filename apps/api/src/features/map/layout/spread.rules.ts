import { worldSize } from './to-world.rules.ts';

/** Points are at least so far from each other where there is room: less than that on a map of many. */
const largestGap = worldSize * 0.012;
/** The gap that many points would leave each other on a part of the map, times the square root of their number. */
const gapOfMany = worldSize * 0.25;

const rounds = 48;
/** Of more points in one place each looks at a part of them. */
const lookedAt = 16;
/** When no point moves further than this part of the gap, all have found their places. */
const settled = 0.02;
/** The angle between points in one place that follow each other: they leave it in all directions. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** How far apart so many points are set. */
export const gapFor = (count: number): number => Math.min(largestGap, gapOfMany / Math.sqrt(count));

/**
 * Sets points apart that lie on each other, so that each can be seen: x and y of each, one after the other, on the map.
 * In rounds, each point is pushed away by those that are nearer than the gap, at most half of the gap in a round. Points
 * that have room stay where they are. The same places give the same bytes.
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

/** One round; returns how far the point that moved furthest was moved. */
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
    /** Visits the points in the cell of a place and the eight around it, in each of them at most `lookedAt`. */
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
