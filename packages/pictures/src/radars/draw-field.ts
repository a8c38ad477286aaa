import type { RadarLayout } from '@foreglow/contract';
import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { placeQuestion } from './question.ts';
import type { RadarStyle } from './radar-style.ts';
import { arcPath, discPath, edgePath, spokePath } from './shapes.ts';

/** The texts that a field shows in addition to its layout. */
export interface FieldTexts {
  /** The question in the sun. */
  readonly challenge: string | null;
  /** The prefix of every id in the drawing: two drawings on a page must not share an id. */
  readonly prefix: string;
}

/** Draws what is below the blips: the sky with its rings and sectors, the sun, and the names. */
export const drawField = (layout: RadarLayout, texts: FieldTexts, style: RadarStyle): SvgNode =>
  element('g', { class: 'radar-field' }, [...drawSky(layout, texts.prefix, style), drawNames(layout, texts, style)]);

/** Draws the sky with its rings and sectors, and the sun. */
export function drawSky(layout: RadarLayout, prefix: string, style: RadarStyle): SvgNode[] {
  return [
    gradients(layout, prefix, style),
    element('path', { d: discPath(layout, outermost(layout)), fill: `url(#${prefix}-sky)` }),
    drawLines(layout, style),
    element('path', { d: discPath(layout, layout.sun), fill: `url(#${prefix}-sun)` }),
    element('path', { d: edgePath(layout, layout.sun), ...lineStyle(layout, style) }),
  ];
}

/** Draws the names of the sectors and rings, and the question in the sun. */
export function drawNames(layout: RadarLayout, { challenge, prefix }: FieldTexts, style: RadarStyle): SvgNode {
  const arcs = layout.domainLabels.flatMap(({ lines, fontSize, domain: sector }) =>
    lines.map((line, index) => ({ ...line, fontSize, id: `${prefix}-sector-${sector}-${index}` })),
  );
  return element('g', {}, [
    element(
      'defs',
      {},
      arcs.map(({ id, radius, from, to }) => element('path', { id, d: arcPath(layout.centre, radius, from, to) })),
    ),
    ...arcs.map(({ id, text, fontSize }) =>
      element(
        'text',
        { 'font-size': measure(fontSize), 'font-family': style.serif, 'text-anchor': 'middle', fill: style.ink },
        [element('textPath', { href: `#${id}`, startOffset: '50%' }, [text])],
      ),
    ),
    ...layout.ringLabels.map(({ text, x, y, fontSize }) =>
      element(
        'text',
        {
          x: measure(x),
          y: measure(y),
          'font-size': measure(fontSize),
          'font-family': style.sans,
          'text-anchor': 'middle',
          fill: style.inkSoft,
        },
        [text],
      ),
    ),
    ...drawQuestion(layout, challenge, style),
  ]);
}

/** The radius of the edge of the sky. */
const outermost = ({ rings, sun }: RadarLayout): number => Math.max(sun, ...rings.map(({ outer }) => outer));

function gradients(layout: RadarLayout, prefix: string, style: RadarStyle): SvgNode {
  const { centre, sun } = layout;
  const outer = outermost(layout);
  const dawn = {
    gradientUnits: 'userSpaceOnUse',
    cx: measure(centre.x),
    cy: measure(centre.y),
  };
  const stop = (at: number, color: string) => element('stop', { offset: measure(at), 'stop-color': color });
  return element('defs', {}, [
    element(
      'radialGradient',
      { id: `${prefix}-sky`, ...dawn, r: measure(outer) },
      style.sky.map(({ at, color }) => stop((sun + (outer - sun) * at) / outer, color)),
    ),
    element('radialGradient', { id: `${prefix}-sun`, ...dawn, r: measure(sun) }, [
      stop(0, style.sun),
      stop(1, style.sunEdge),
    ]),
    ...(style.isNight ? [glow(prefix, style)] : []),
  ]);
}

/** The glow around a light, in the box of its circle. */
const glow = (prefix: string, { blip }: RadarStyle): SvgNode =>
  element(
    'radialGradient',
    { id: `${prefix}-glow` },
    [
      [0, 0.75],
      [0.35, 0.42],
      [0.7, 0.12],
      [1, 0],
    ].map(([offset, opacity]) => element('stop', { offset, 'stop-color': blip, 'stop-opacity': opacity })),
  );

const lineStyle = (layout: RadarLayout, style: RadarStyle) => ({
  fill: 'none',
  stroke: style.line,
  'stroke-opacity': style.lineOpacity,
  'stroke-width': measure(outermost(layout) / (style.isNight ? 520 : 260)),
});

/** The edges of the rings but the outermost, which is the edge of the sky, and the edges of the sectors. */
function drawLines(layout: RadarLayout, style: RadarStyle): SvgNode {
  const edges = layout.rings.slice(0, -1).map((ring) => edgePath(layout, ring.outer));
  // In the half disc the first sector begins at the horizon, which needs no line.
  const sectors = layout.shape === 'full' ? layout.sectors : layout.sectors.slice(1);
  const spokes = sectors.flatMap(({ from }, index) =>
    partsOf(layout, index === 0 && layout.shape === 'full').map(([inner, end]) =>
      spokePath(layout.centre, from, inner, end),
    ),
  );
  return element('path', { d: [...edges, ...spokes].join(''), ...lineStyle(layout, style) });
}

/** The parts of the edge of a sector between the sun and the edge of the sky: names on the edge are left out. */
function partsOf(layout: RadarLayout, hasNames: boolean): (readonly [number, number])[] {
  const names = hasNames ? layout.ringLabels.filter(({ text }) => text !== '') : [];
  const gaps = names
    .map(({ y, fontSize }) => ({
      from: layout.centre.y - y - fontSize * 0.35,
      to: layout.centre.y - y + fontSize * 0.9,
    }))
    .toSorted((one, other) => one.from - other.from);
  const inner = [layout.sun, ...gaps.map(({ to }) => to)];
  const ends = [...gaps.map(({ from }) => from), outermost(layout)];
  return inner.map((from, index) => [from, ends[index] ?? from] as const).filter(([from, to]) => to > from);
}

function drawQuestion(layout: RadarLayout, challenge: string | null, style: RadarStyle): SvgNode[] {
  if (!challenge) return [];
  const { lines, fontSize } = placeQuestion(challenge, layout);
  return [
    element(
      'text',
      { 'font-size': measure(fontSize), 'font-family': style.serif, 'text-anchor': 'middle', fill: style.onSun },
      lines.map(({ text, x, y }) => element('tspan', { x: measure(x), y: measure(y) }, [text])),
    ),
  ];
}
