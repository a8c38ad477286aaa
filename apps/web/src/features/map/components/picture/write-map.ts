import { element, measure, type SvgNode, svgText } from '@foreglow/pictures/drawing/svg';
import { leaderOpacity } from '@foreglow/pictures/map/map-style';
import { titleSize } from '@foreglow/pictures/map/place-titles';
import { ringData } from '@foreglow/pictures/map/ring-path';
import type { Sheet } from '#features/map/rules/map-sheet.rules.ts';
import type { ChartPicture } from '../chart/map-chart.types.ts';
import { outlineUnit } from '../chart/outlines.tsx';
import { discsOf } from '../chart/points/paint-points.ts';

/** What a chart shows as an SVG, with its title and legend. */
export function writeMap(picture: ChartPicture, sheet: Sheet): string {
  const { width, height, map } = sheet;
  const { size, style } = picture;
  const numbers = { width: measure(width), height: measure(height) };
  return svgText(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${numbers.width} ${numbers.height}`, ...numbers },
      [
        element('title', {}, [sheet.texts[0]?.text ?? '']),
        element('rect', { ...numbers, fill: style.paper }),
        ...sheet.texts.map(({ text, x, y, size: fontSize, weight, font, tone, anchor }) =>
          element(
            'text',
            {
              x: measure(x),
              y: measure(y),
              'font-family': style[font],
              'font-size': fontSize,
              'font-weight': weight,
              fill: style[tone],
              'text-anchor': anchor,
            },
            [text],
          ),
        ),
        ...sheet.dots.map(({ x, y, r, fill }) => element('circle', { cx: measure(x), cy: measure(y), r, fill })),
        // An inner drawing cuts off what is outside the view.
        element('svg', { x: measure(map.left), y: measure(map.top), width: size.width, height: size.height }, [
          ...layersOf(picture),
        ]),
      ],
    ),
  );
}

function layersOf(picture: ChartPicture): SvgNode[] {
  const { terrain, projection, style, outlines, leaders, scene, size, crowd, titles, labels } = picture;
  const { scale, left, top } = projection;
  const halo = { 'paint-order': 'stroke', stroke: style.paper, 'stroke-linejoin': 'round' };
  const world = `translate(${measure(left)} ${measure(top)}) scale(${scale / outlineUnit})`;
  return [
    element(
      'g',
      { 'fill-rule': 'evenodd', stroke: style.line, 'stroke-opacity': style.lineOpacity },
      terrain.levels.map((rings, level) =>
        element('path', { d: ringData(rings, projection), fill: style.terrain[level] }),
      ),
    ),
    element(
      'g',
      { transform: world, 'stroke-width': 1.4 },
      outlines.map(({ kind, data }) =>
        element('path', {
          d: data,
          fill: style[kind],
          'fill-opacity': 0.06,
          stroke: style[kind],
          'vector-effect': 'non-scaling-stroke',
          'stroke-dasharray': kind === 'trend' ? '5 4' : undefined,
        }),
      ),
    ),
    element(
      'g',
      { stroke: style.inkSoft, 'stroke-opacity': leaderOpacity },
      leaders.map(({ from, to }) => element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y })),
    ),
    element(
      'g',
      { stroke: style.pointEdge, 'paint-order': 'stroke' },
      discsOf({ ...scene, sample: null }, { size, projection, crowd, hovered: null, current: null }).map(
        ({ x, y, radius, edge, fill, opacity }) =>
          element('circle', {
            cx: measure(x),
            cy: measure(y),
            r: measure(radius),
            fill,
            // Half of the line is below the disc.
            'stroke-width': measure(2 * edge),
            opacity: opacity < 1 ? measure(opacity) : undefined,
          }),
      ),
    ),
    element(
      'g',
      {
        'font-family': style.serif,
        'font-size': titleSize,
        'font-weight': 500,
        fill: style.ink,
        'stroke-width': 3,
        ...halo,
      },
      titles.flatMap(({ lines, anchor }) =>
        lines.map(({ text, x, y }) => element('text', { x: measure(x), y: measure(y), 'text-anchor': anchor }, [text])),
      ),
    ),
    element(
      'g',
      { 'text-anchor': 'middle', 'dominant-baseline': 'central', ...halo },
      labels.map(({ text, x, y, size: fontSize, weight, style: slant, family, color, edge }) =>
        element(
          'text',
          {
            x: measure(x),
            y: measure(y),
            'font-family': family,
            'font-size': measure(fontSize),
            'font-weight': weight,
            'font-style': slant === 'normal' ? undefined : slant,
            fill: color,
            'stroke-width': edge,
          },
          [text],
        ),
      ),
    ),
  ];
}
