import type { RadarLayout } from '../../packages/contract/src/radars/layout.ts';
import type { LayoutBlip } from '../../packages/pictures/src/radars/layout/types.ts';
import type { Random } from '../../packages/pictures/test/radars/generated-radars.ts';
import type { CellCircle } from '../../packages/pictures/test/radars/layout-faults.ts';

/** A blip with the radius at which it is drawn, in units of the view box. */
export interface SizedBlip extends LayoutBlip {
  readonly r: number;
}

export type Frame = Pick<RadarLayout, 'centre' | 'rings' | 'sectors'>;

/** The method of another radar to place blips in our cells, as circles, each of which may represent many blips. */
export type Placing = (
  frame: Frame,
  blips: readonly SizedBlip[],
  random: Random,
) => { readonly circles: readonly CellCircle[]; readonly grouped: number };

/** The range of distances and, at a distance, of angles at which a circle is inside its cell. */
export function spaceOf(
  { rings, sectors }: Frame,
  { sector: at, ring }: { readonly sector: number; readonly ring: number },
) {
  const [band, sector] = [rings[ring], sectors[at]];
  if (!band || !sector) throw new Error('There is no such cell.');
  return {
    distances: (r: number) => [band.inner + r, band.outer - r] as const,
    angles: (r: number, distance: number) => {
      const off = Math.asin(Math.min(1, r / distance));
      return [sector.from + off, sector.to - off] as const;
    },
  };
}

/** A random place of a circle inside its cell. */
export function randomPlace(frame: Frame, blip: SizedBlip, random: Random): CellCircle {
  const { distances, angles } = spaceOf(frame, blip);
  const distance = between(distances(blip.r), random());
  const angle = between(angles(blip.r, distance), random());
  return circleAt(frame, blip, distance, angle);
}

export function circleAt(
  { centre }: Frame,
  { sector, ring, r }: Pick<CellCircle, 'sector' | 'ring' | 'r'>,
  distance: number,
  angle: number,
): CellCircle {
  return { sector, ring, r, x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

/** The blips of each cell that has some. */
export const byCell = (blips: readonly SizedBlip[]): SizedBlip[][] => [
  ...Map.groupBy(blips, ({ sector, ring }) => `${sector} ${ring}`).values(),
];

/** The first of some random places where a circle overlaps none of the others, or the last one. */
export function tryPlaces(
  frame: Frame,
  blip: SizedBlip,
  others: readonly CellCircle[],
  random: Random,
  tries: number,
): CellCircle {
  let place = randomPlace(frame, blip, random);
  for (let tried = 1; tried < tries && others.some((other) => overlap(place, other)); tried += 1) {
    place = randomPlace(frame, blip, random);
  }
  return place;
}

const overlap = (a: CellCircle, b: CellCircle): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r;
const between = ([from, to]: readonly [number, number], share: number): number => from + (to - from) * share;
