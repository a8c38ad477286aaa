import type { Band, Sector } from '@foreglow/contract';

/** The distance between two circles, and between a circle and an edge of its cell or a label. */
export const gap = 3;

/** The part of a ring in one sector, and the area in it that must stay free. Angles and radii are around the centre. */
export interface Cell {
  readonly band: Band;
  readonly sector: Sector;
  /** The box of the name of the ring, if it is on an edge of this cell. */
  readonly label: EdgeLabel | undefined;
}

/** A label in the middle of a vertical edge: half of it is in the cell. */
export interface EdgeLabel {
  readonly edge: 'from' | 'to' | 'both';
  readonly halfWidth: number;
  /** Its distance from the centre. */
  readonly distance: number;
}

/** The centre of a circle, in both kinds of coordinates around the centre of the radar. */
export interface Spot {
  readonly distance: number;
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

/** The distances from the centre between which a circle is inside its cell. */
export function distancesOf({ band }: Cell, radius: number): { readonly min: number; readonly max: number } {
  return { min: band.inner + radius + gap, max: band.outer - radius - gap };
}

/**
 * The angles between which a circle is inside its cell at this distance: an empty range (from > to) where the cell is
 * too narrow.
 */
export function anglesOf({ sector, label }: Cell, distance: number, radius: number): Sector {
  const clearance = radius + gap;
  const plain = Math.asin(clearance / distance);
  if (!label || distance + clearance <= label.distance) return { from: sector.from + plain, to: sector.to - plain };
  const beside = Math.asin(Math.min(1, (label.halfWidth + clearance) / distance));
  return {
    from: sector.from + (label.edge === 'to' ? plain : beside),
    to: sector.to - (label.edge === 'from' ? plain : beside),
  };
}
