import { element, measure, type SvgNode } from '../../drawing/svg.ts';
import { drawNames } from './draw-names.ts';
import { drawPoints } from './draw-points.ts';
import { fitBounds, shownBounds, withLandscape } from './fit.ts';
import type { MapLook } from './looks.ts';
import { type MapPicture, unitOf } from './map-picture.ts';
import { outlineOf, outlineRadius } from './outline.ts';
import { type Projection, ringData } from './ring-path.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** Draws a whole map: the landscape, outlines, points, and the names of the groups that there is room for. */
export function drawMap(picture: MapPicture, look: MapLook): SvgNode {
  const { width, height, points, hidden, title, description, prefix, onPaper = false } = picture;
  const terrain = terrainOf(points, hidden ? hidden.map((isHidden) => 1 - isHidden) : null);
  const projection = fitBounds(withLandscape(shownBounds(points), terrain.levels[0] ?? []), width, height);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${measure(width)} ${measure(height)}`,
      width: measure(width),
      height: measure(height),
      role: 'img',
      'aria-labelledby': `${prefix}-title ${prefix}-description`,
    },
    [
      element('title', { id: `${prefix}-title` }, [title]),
      element('desc', { id: `${prefix}-description` }, [description]),
      ...(onPaper ? [element('rect', { width: measure(width), height: measure(height), fill: look.paper })] : []),
      drawTerrain(terrain, projection, look, unitOf(picture)),
      drawOutlines(picture, projection, look),
      drawPoints(picture, projection, look),
      drawNames(picture, projection, look),
    ],
  );
}

function drawTerrain({ levels }: Terrain, projection: Projection, look: MapLook, unit: number): SvgNode {
  const style = {
    'fill-rule': 'evenodd',
    stroke: look.line,
    'stroke-opacity': look.lineOpacity,
    'stroke-width': measure(unit),
  };
  return element(
    'g',
    style,
    levels.flatMap((rings, level) =>
      rings.length > 0 ? [element('path', { d: ringData(rings, projection), fill: look.terrain[level] })] : [],
    ),
  );
}

function drawOutlines(picture: MapPicture, projection: Projection, look: MapLook): SvgNode {
  const { points, outlines } = picture;
  const unit = unitOf(picture);
  return element(
    'g',
    { 'stroke-width': measure(1.5 * unit) },
    outlines.map(({ title, kind, points: indices }) => {
      const rings = outlineOf(points, indices, outlineRadius(points.count));
      return element(
        'path',
        {
          d: ringData(rings, projection),
          fill: look[kind],
          'fill-opacity': 0.06,
          stroke: look[kind],
          'stroke-dasharray': kind === 'trend' ? `${measure(5 * unit)} ${measure(4 * unit)}` : undefined,
        },
        [element('title', {}, [title])],
      );
    }),
  );
}
