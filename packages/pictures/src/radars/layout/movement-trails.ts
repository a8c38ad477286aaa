import type { Movement, PlacedBlip, RadarLayout } from '@foreglow/contract';
import { distanceTo, type Point, type Segment } from '#drawing/boxes.ts';
import { isWithin, round2 } from './frame.ts';

/** A blip with the cell in which it was before; without one, only the direction of its movement is known. */
export interface TravelledBlip {
  readonly id: string;
  readonly movement: Movement | null;
  readonly before: { readonly sector: number | undefined; readonly ring: number | undefined } | null;
}

/** How far beyond the edge of its ring the trail of a blip begins whose former ring is not known, in parts of the ring. */
const beyond = 0.42;
/** The distance between the end of a trail and its blip. */
const apart = 4;

/**
 * The way that each blip which moved inwards or outwards has come, by its id: from the middle of its former ring, at its
 * own angle or in the middle of its former sector, to its edge. Without a former ring it begins beyond the edge that the
 * blip has crossed.
 */
export function movementTrails(layout: RadarLayout, blips: readonly TravelledBlip[]): ReadonlyMap<string, Segment> {
  const places = new Map(layout.blips.map((place) => [place.id, place]));
  return new Map(
    blips.flatMap((blip) => {
      const place = places.get(blip.id);
      const from = place && originOf(layout, place, blip);
      return from ? [[blip.id, { from, to: edgeTowards(place, from) }] as const] : [];
    }),
  );
}

function originOf(layout: RadarLayout, place: PlacedBlip, { movement, before }: TravelledBlip): Point | undefined {
  if (movement !== 'in' && movement !== 'out') return undefined;
  const { centre, rings, sectors, sun } = layout;
  const distance = Math.hypot(place.x - centre.x, place.y - centre.y);
  const own = rings.find(({ outer }) => distance <= outer) ?? rings.at(-1);
  if (!own) return undefined;
  const width = own.outer - own.inner;
  const ring = rings[before?.ring ?? -1];
  const edge = rings.at(-1)?.outer ?? distance;
  const crossed = movement === 'in' ? own.outer + beyond * width : own.inner - beyond * width;
  const radius = ring && ring !== own ? (ring.inner + ring.outer) / 2 : Math.min(edge, Math.max(sun, crossed));
  const angle = Math.atan2(place.y - centre.y, place.x - centre.x);
  const at = (direction: number): Point => ({
    x: round2(centre.x + radius * Math.cos(direction)),
    y: round2(centre.y + radius * Math.sin(direction)),
  });
  const sector = sectors[before?.sector ?? -1];
  if (!sector || isWithin(angle, sector)) return at(angle);
  const elsewhere = at((sector.from + sector.to) / 2);
  // Not through the question in the sun.
  return distanceTo(centre, { from: elsewhere, to: place }) < sun ? at(angle) : elsewhere;
}

/** The point beside the edge of a blip, on the way to another point. */
function edgeTowards({ x, y, r }: PlacedBlip, to: Point): Point {
  const length = Math.hypot(to.x - x, to.y - y) || 1;
  const share = Math.min(1, (r + apart) / length);
  return { x: round2(x + (to.x - x) * share), y: round2(y + (to.y - y) * share) };
}
