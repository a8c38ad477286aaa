import type { Band, RadarLayout, Sector } from '@foreglow/contract';
import { measure } from '#drawing/svg.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at an angle (in radians clockwise from the direction to the right) and a distance. */
export const pointAt = (centre: Point, angle: number, radius: number): Point => ({
  x: centre.x + radius * Math.cos(angle),
  y: centre.y + radius * Math.sin(angle),
});

const pair = ({ x, y }: Point) => `${measure(x)} ${measure(y)}`;

/** The path of an arc around the centre; from > to: it runs anticlockwise. */
export function arcPath(centre: Point, radius: number, from: number, to: number): string {
  const r = measure(radius);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const clockwise = to > from ? 1 : 0;
  return `M${pair(pointAt(centre, from, radius))}A${r} ${r} 0 ${large} ${clockwise} ${pair(pointAt(centre, to, radius))}`;
}

/** The line between two distances from the centre. */
export const spokePath = (centre: Point, angle: number, inner: number, outer: number): string =>
  `M${pair(pointAt(centre, angle, inner))}L${pair(pointAt(centre, angle, outer))}`;

/** The path of a disc, or of its upper half. */
export function discPath({ shape, centre }: RadarLayout, radius: number): string {
  const upper = arcPath(centre, radius, -Math.PI, 0);
  if (shape === 'half') return `${upper}Z`;
  const r = measure(radius);
  return `${upper}A${r} ${r} 0 1 1 ${pair(pointAt(centre, -Math.PI, radius))}Z`;
}

/** The path of the edge of a ring: closed in the full disc. */
export const edgePath = (layout: RadarLayout, radius: number): string =>
  layout.shape === 'full' ? discPath(layout, radius) : arcPath(layout.centre, radius, -Math.PI, 0);

/** The path of a cell, to be filled by the rule `evenodd`: in a full disc of one sector it is a closed ring. */
export function cellPath(layout: RadarLayout, { inner, outer }: Band, { from, to }: Sector): string {
  const { centre, sectors } = layout;
  if (layout.shape === 'full' && sectors.length === 1) return discPath(layout, outer) + discPath(layout, inner);
  const back = arcPath(centre, inner, to, from).replace('M', 'L');
  return `${arcPath(centre, outer, from, to)}${back}Z`;
}
