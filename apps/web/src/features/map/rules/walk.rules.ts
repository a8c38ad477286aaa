import type { MapPoints } from '@foreglow/contract';

/**
 * A path from a point, always to the nearest point not visited yet, at most `length` points long: the order of cards on
 * the map. Points for which `left` returns true are skipped.
 */
export function walkFrom(
  start: number,
  { x, y, count }: Pick<MapPoints, 'x' | 'y' | 'count'>,
  length: number,
  left: (point: number) => boolean,
): number[] {
  const way = [start];
  const visited = new Uint8Array(count);
  visited[start] = 1;
  for (let at = start; way.length < length; ) {
    let best = -1;
    let nearest = Number.POSITIVE_INFINITY;
    for (let point = 0; point < count; point += 1) {
      if (visited[point] === 1 || left(point)) continue;
      const distance =
        ((x[point] as number) - (x[at] as number)) ** 2 + ((y[point] as number) - (y[at] as number)) ** 2;
      if (distance < nearest) {
        nearest = distance;
        best = point;
      }
    }
    if (best < 0) break;
    visited[best] = 1;
    way.push(best);
    at = best;
  }
  return way;
}
