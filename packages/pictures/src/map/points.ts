/**
 * The places of cards on a map. Both axes run from 0 to 65,535, y downwards; divided by 65,535 they are the units of
 * the square world, 0 to 1.
 */
export interface MapPoints {
  readonly count: number;
  readonly x: Uint16Array;
  readonly y: Uint16Array;
}

/** One unit of the world in the units of `MapPoints`. */
export const worldUnit = 65_535;

/** A rectangle of the world. */
export interface MapBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle that contains all points, or the points with these indices; the whole world if there are none. */
export function boundsOf({ count, x, y }: MapPoints, indices?: readonly number[]): MapBounds {
  let [left, top, right, bottom] = [worldUnit, worldUnit, 0, 0];
  const total = indices ? indices.length : count;
  for (let at = 0; at < total; at++) {
    const index = indices?.[at] ?? at;
    const [pointX = 0, pointY = 0] = [x[index], y[index]];
    left = Math.min(left, pointX);
    right = Math.max(right, pointX);
    top = Math.min(top, pointY);
    bottom = Math.max(bottom, pointY);
  }
  if (total === 0) return { left: 0, top: 0, right: 1, bottom: 1 };
  return { left: left / worldUnit, top: top / worldUnit, right: right / worldUnit, bottom: bottom / worldUnit };
}
