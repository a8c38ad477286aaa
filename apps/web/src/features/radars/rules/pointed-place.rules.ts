import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/pictures/radars/layout/places';

/** The place where a blip should be. */
export interface WantedPlace {
  readonly domain: string;
  readonly ring: string;
  /** From the inner (0) to the outer edge (1) of the ring. */
  readonly position: number;
  /** From one edge of the sector to the other (0 to 1), clockwise. */
  readonly angle: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The place in a radar at a point of its picture, in units of the view box. Points outside the disc count as points on
 * its nearest edge, so that a blip dragged beyond it stays on the radar.
 */
export function pointedPlace(
  layout: Pick<RadarLayout, 'centre' | 'rings' | 'sectors'>,
  { domains, rings }: Field,
  { x, y }: Point,
): WantedPlace | undefined {
  const [dx, dy] = [x - layout.centre.x, y - layout.centre.y];
  const radius = Math.hypot(dx, dy);
  const ringAt = nearest(layout.rings.map(({ inner, outer }) => outside(radius, inner, outer)));
  const turn = Math.atan2(dy, dx);
  // A direction has an angle in each turn; the one inside a sector counts.
  const ways = layout.sectors.map(({ from, to }) =>
    [turn - 2 * Math.PI, turn, turn + 2 * Math.PI].map((angle) => ({ angle, off: outside(angle, from, to) })),
  );
  const best = ways.map((turns) => turns.reduce((a, b) => (b.off < a.off ? b : a)));
  const sectorAt = nearest(best.map(({ off }) => off));
  const [band, sector, angle] = [layout.rings[ringAt], layout.sectors[sectorAt], best[sectorAt]?.angle];
  const [domain, ring] = [domains[sectorAt], rings[ringAt]];
  if (!band || !sector || angle === undefined || domain === undefined || ring === undefined) return undefined;
  return {
    domain,
    ring,
    position: share(radius, band.inner, band.outer),
    angle: share(angle, sector.from, sector.to),
  };
}

/** Whether two places are equal. */
export const samePlace = (one: WantedPlace, other: WantedPlace | undefined): boolean =>
  one.domain === other?.domain &&
  one.ring === other.ring &&
  one.position === other.position &&
  one.angle === other.angle;

const outside = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

const nearest = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances));

/** A thousandth is smaller than a pixel of any screen. */
const share = (value: number, from: number, to: number): number =>
  Math.round(Math.min(Math.max((value - from) / (to - from), 0), 1) * 1000) / 1000;
