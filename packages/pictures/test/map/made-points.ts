import fc from 'fast-check';
import type { MapPoints } from '#map/points.ts';

type Place = readonly [x: number, y: number];

/** Points at these places, 0 to 65,535. */
export const pointsAt = (places: readonly Place[]): MapPoints & { readonly size: Uint8Array } => ({
  count: places.length,
  x: Uint16Array.from(places, ([x]) => x),
  y: Uint16Array.from(places, ([, y]) => y),
  size: new Uint8Array(places.length),
});

const coordinate = fc.integer({ min: 0, max: 65_535 });

/** Any points, some of them in the same place. */
export const anyPlaces = (max = 60) => fc.array(fc.tuple(coordinate, coordinate), { maxLength: max });

/** A cluster around a place: rings of points, always the same. */
export function cluster(count: number, [x, y]: Place, radius: number): Place[] {
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt(index / count);
    // The golden angle spreads them evenly.
    return [x + distance * Math.cos(index * 2.399963), y + distance * Math.sin(index * 2.399963)];
  });
}
