interface Point {
  readonly x: number;
  readonly y: number;
}

const ways = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<string, Point>;

export type Way = keyof typeof ways;

/** Whether a key moves from one point of the picture to another. */
export const isWay = (key: string): key is Way => Object.hasOwn(ways, key);

/** The extra distance that counts for each unit off the axis of the arrow. */
const aside = 2;

/**
 * The nearest point to `from` in the direction of an arrow key; undefined at the edge. Points straight ahead count as
 * nearer than points to the side. Points that are more to the side than ahead are left to other keys.
 */
export function nearestTowards<P extends Point>(from: Point, points: readonly P[], way: Way): P | undefined {
  const { x, y } = ways[way];
  let nearest: P | undefined;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const ahead = (point.x - from.x) * x + (point.y - from.y) * y;
    const beside = Math.abs((point.x - from.x) * y) + Math.abs((point.y - from.y) * x);
    if (ahead <= 0 || beside > ahead * aside) continue;
    const distance = ahead + aside * beside;
    if (distance >= nearestDistance) continue;
    nearestDistance = distance;
    nearest = point;
  }
  return nearest;
}

/** The point with the smallest distance from `from`; undefined if there is none. */
export const nearestTo = <P extends Point>(from: Point, points: readonly P[]): P | undefined =>
  points.reduce<P | undefined>(
    (nearest, point) => (nearest && distance(from, nearest) <= distance(from, point) ? nearest : point),
    undefined,
  );

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
