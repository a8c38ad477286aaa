import type { RadarLayout } from '@foreglow/contract';
import type { Field } from '@foreglow/contract/radars/layout/places';

/** Where a blip is to be. */
export interface WantedPlace {
  readonly domain: string;
  readonly ring: string;
  /** Between the inner (0) and the outer edge (1) of the ring. */
  readonly position: number;
  /** Between the edges of the sector (0 to 1), clockwise. */
  readonly angle: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The place in a radar of a point of its picture, in units of the view box. Points outside the disc count as those of its
 * nearest edge, so that a blip that is dragged beyond it stays on the radar.
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
  // The same direction is an angle of each turn, of which that inside a sector counts.
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

/** Whether two places are the same one. */
export const samePlace = (one: WantedPlace, other: WantedPlace | undefined): boolean =>
  one.domain === other?.domain &&
  one.ring === other.ring &&
  one.position === other.position &&
  one.angle === other.angle;

const outside = (value: number, from: number, to: number): number => Math.max(from - value, value - to, 0);

const nearest = (distances: readonly number[]): number => distances.indexOf(Math.min(...distances));

/** Thousandths are finer than a pixel of any screen. */
const share = (value: number, from: number, to: number): number =>
  Math.round(Math.min(Math.max((value - from) / (to - from), 0), 1) * 1000) / 1000;
