import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { drawLeaders, drawNames, placeNames } from './draw-names.ts';
import { drawPoints } from './draw-points.ts';
import { fitBounds, shownBounds, withLandscape } from './fit.ts';
import { type MapPicture, unitOf } from './map-picture.ts';
import type { MapStyle } from './map-style.ts';
import { outlineOf, outlineRadius } from './outline.ts';
import { type Projection, ringData } from './ring-path.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** Draws a whole map: the landscape, outlines, points, and the names of the groups that there is room for. */
export function drawMap(picture: MapPicture, style: MapStyle): SvgNode {
  const { width, height, points, hidden, title, description, prefix, onPaper = false } = picture;
  const terrain = terrainOf(points, hidden ? hidden.map((isHidden) => 1 - isHidden) : null);
  const projection = fitBounds(withLandscape(shownBounds(points), terrain.levels[0] ?? []), width, height);
  const names = placeNames(picture, projection);
  const unit = unitOf(picture);
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
      ...(onPaper ? [element('rect', { width: measure(width), height: measure(height), fill: style.paper })] : []),
      drawTerrain(terrain, projection, style, unit),
      drawOutlines(picture, projection, style),
      drawLeaders(names, style, unit),
      drawPoints(picture, projection, style),
      drawNames(names, style, unit),
    ],
  );
}

function drawTerrain({ levels }: Terrain, projection: Projection, style: MapStyle, unit: number): SvgNode {
  const lines = {
    'fill-rule': 'evenodd',
    stroke: style.line,
    'stroke-opacity': style.lineOpacity,
    'stroke-width': measure(unit),
  };
  return element(
    'g',
    lines,
    levels.flatMap((rings, level) =>
      rings.length > 0 ? [element('path', { d: ringData(rings, projection), fill: style.terrain[level] })] : [],
    ),
  );
}

function drawOutlines(picture: MapPicture, projection: Projection, style: MapStyle): SvgNode {
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
          fill: style[kind],
          'fill-opacity': 0.06,
          stroke: style[kind],
          'stroke-dasharray': kind === 'trend' ? `${measure(5 * unit)} ${measure(4 * unit)}` : undefined,
        },
        [element('title', {}, [title])],
      );
    }),
  );
}
