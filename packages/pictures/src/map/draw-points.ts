import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { type MapPicture, unitOf } from './map-picture.ts';
import type { MapStyle } from './map-style.ts';
import { crowdOf, dimmedSize, pictureRadius, pointEdge, pointOpacity, sizeFactor } from './point-style.ts';
import { worldUnit } from './points.ts';
import type { Projection } from './ring-path.ts';

/** Above this number of points an element for each would make a file that nothing opens. */
const maxElements = 5_000;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill: string;
}

/** Draws the points that are not hidden. */
export function drawPoints(picture: MapPicture, projection: Projection, style: MapStyle): SvgNode {
  const discs = discsOf(picture, projection, style);
  const crowd = crowdOf(picture.points.count, 1, 800);
  const opacity = measure(pointOpacity(crowd));
  if (discs.length > maxElements) return drawCrowd(discs, opacity);
  const edge = pointEdge(crowd) * unitOf(picture);
  return element(
    'g',
    { 'fill-opacity': opacity, ...(edge > 0 && { stroke: style.pointEdge, 'stroke-width': measure(edge) }) },
    discs.map(({ x, y, r, fill }) => element('circle', { cx: measure(x), cy: measure(y), r: measure(r), fill })),
  );
}

/**
 * Draws very many discs: one path for each colour and radius, in which each disc is a line of almost no length with
 * round ends. That takes a fifth of the bytes of closed arcs.
 */
function drawCrowd(discs: readonly Disc[], opacity: number): SvgNode {
  const paths = new Map<string, { readonly fill: string; readonly r: number; readonly data: string[] }>();
  for (const { x, y, r, fill } of discs) {
    const rounded = Math.max(0.25, Math.round(r * 4) / 4);
    const key = `${rounded} ${fill}`;
    const path = paths.get(key) ?? { fill, r: rounded, data: [] };
    paths.set(key, path);
    path.data.push(`M${tenth(x)} ${tenth(y)}h.01`);
  }
  return element(
    'g',
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-opacity': opacity },
    Array.from(paths.values(), ({ fill, r, data }) =>
      element('path', { d: data.join(''), stroke: fill, 'stroke-width': 2 * r }),
    ),
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** The discs in the order in which they are drawn: matching points are drawn over the others. */
function discsOf(picture: MapPicture, { scale, left, top }: Projection, style: MapStyle): Disc[] {
  const { points, colors, highlighted = null, hidden = null } = picture;
  const radius = pictureRadius(points.count) * unitOf(picture);
  const grey: Disc[] = [];
  const colored: Disc[] = [];
  for (let index = 0; index < points.count; index++) {
    if (hidden?.[index] === 1) continue;
    const x = left + ((points.x[index] ?? 0) / worldUnit) * scale;
    const y = top + ((points.y[index] ?? 0) / worldUnit) * scale;
    if (highlighted && highlighted[index] === 0) {
      grey.push({ x, y, r: radius * dimmedSize, fill: style.dim });
    } else {
      const fill = colors.palette[colors.of[index] ?? 0] ?? style.dim;
      colored.push({ x, y, r: radius * sizeFactor(points.size[index] ?? 0), fill });
    }
  }
  return [...grey, ...colored];
}
