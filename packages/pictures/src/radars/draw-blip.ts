import type { Circle, Movement, PlacedBlip, PlacedGroup, RadarLayout } from '@foreglow/contract';
import { element, measure, type SvgNode } from '#drawing/svg.ts';
import type { RadarStyle } from './radar-style.ts';

/** What is shown about a blip besides its place. */
export interface BlipMarks {
  readonly number: number;
  readonly movement: Movement | null;
  /** The centre of its layout, to and from which it moves. */
  readonly centre: RadarLayout['centre'];
  /** Whether this blip is selected. */
  readonly highlighted?: boolean;
  /** How far its stroke may reach beyond its circle, see `strokeRoom`; without it, as far as the gap between two blips. */
  readonly space?: number;
  /** Its name, as the title of the drawing. */
  readonly label?: string;
}

/**
 * Draws a blip: its number in a circle, a rose ring in its edge if it is new, a stroke inwards or outwards if it has moved.
 */
export function drawBlip(placed: PlacedBlip, marks: BlipMarks, style: RadarStyle): SvgNode {
  const { highlighted = false, label, movement, number } = marks;
  return element('g', { class: `radar-blip${highlighted ? ' is-chosen' : ''}`, 'data-blip': placed.id }, [
    ...(label === undefined ? [] : [element('title', {}, [label])]),
    ...drawStroke(placed, marks, style),
    element('circle', {
      class: 'radar-blip-disc',
      ...position(placed),
      fill: highlighted ? style.chosen : style.blip,
      stroke: highlighted ? style.chosenEdge : style.blipEdge,
      'stroke-width': hairline(placed),
    }),
    ...(movement === 'new' ? [drawRing(placed, style)] : []),
    drawCount(String(number), placed, highlighted ? style.chosenNumber : style.blipNumber, style),
  ]);
}

/** Draws the blips that there was no room for, as one circle with their count. */
export function drawGroup(group: PlacedGroup, style: RadarStyle, label?: string): SvgNode {
  return element('g', { class: 'radar-group', 'data-group': `${group.domain}-${group.ring}` }, [
    ...(label === undefined ? [] : [element('title', {}, [label])]),
    element('circle', {
      class: 'radar-group-disc',
      ...position(group),
      fill: style.group,
      stroke: style.groupEdge,
      'stroke-width': hairline(group),
    }),
    drawCount(`+${group.ids.length}`, group, style.groupNumber, style),
  ]);
}

const position = ({ x, y, r }: Circle) => ({ cx: measure(x), cy: measure(y), r: measure(r) });

const hairline = ({ r }: Circle) => measure(r * 0.06);

/** The size of the type, as a share of the radius, so that so many signs have room. */
const typeSizes = [1, 1, 0.9, 0.78, 0.64];

function drawCount(count: string, circle: Circle, color: string, style: RadarStyle): SvgNode {
  const size = circle.r * (typeSizes[count.length] ?? 0.55);
  return element(
    'text',
    {
      class: 'radar-number',
      x: measure(circle.x),
      // Figures are 0.73 em high, and stand on the baseline.
      y: measure(circle.y + size * 0.364),
      'font-size': measure(size),
      'font-family': style.sans,
      'font-weight': 600,
      'font-variant-numeric': 'tabular-nums',
      'text-anchor': 'middle',
      fill: color,
    },
    [count],
  );
}

/** Draws the ring inside the edge of the circle, so that it touches nothing, however close the next blip is. */
const drawRing = (circle: Circle, style: RadarStyle): SvgNode =>
  element('circle', {
    class: 'radar-ring',
    ...position({ ...circle, r: circle.r * 0.93 }),
    fill: 'none',
    stroke: style.isNew,
    'stroke-width': measure(circle.r * 0.16),
  });

/**
 * The length of a stroke inside its circle, and its least and greatest length outside the circle, as shares of the
 * radius.
 */
const stroke = { inside: 0.14, min: 0.36, max: 0.75, width: 0.2 } as const;

/** Draws a stroke from the edge of the circle towards the centre, or away from it. */
function drawStroke(circle: Circle, { movement, centre, space = 0 }: BlipMarks, style: RadarStyle): SvgNode[] {
  if (movement !== 'in' && movement !== 'out') return [];
  const { r } = circle;
  const along = pointsAlong(circle, movement, centre);
  const outside = Math.min(Math.max(space - stroke.width * r, stroke.min * r), stroke.max * r);
  const from = along(r * (1 - stroke.inside));
  const to = along(r + outside);
  return [
    element('path', {
      class: 'radar-stroke',
      d: `M${measure(from.x)} ${measure(from.y)}L${measure(to.x)} ${measure(to.y)}`,
      stroke: style.moved,
      'stroke-width': measure(r * stroke.width),
      'stroke-linecap': 'round',
    }),
  ];
}

/** The points in the direction in which a blip has moved, by their distance from its middle. */
function pointsAlong({ x, y }: Circle, movement: 'in' | 'out', centre: RadarLayout['centre']) {
  const away = Math.hypot(x - centre.x, y - centre.y) || 1;
  const sign = movement === 'out' ? 1 : -1;
  return (distance: number) => ({
    x: x + (sign * distance * (x - centre.x)) / away,
    y: y + (sign * distance * (y - centre.y)) / away,
  });
}

/** How far a blip's stroke can reach beyond its circle without touching another circle, the sun or the edge of the sky. */
export function strokeSpace(placed: Circle, movement: Movement | null, layout: RadarLayout): number {
  if (movement !== 'in' && movement !== 'out') return 0;
  const along = pointsAlong(placed, movement, layout.centre);
  const steps = 6;
  const longest = stroke.max + stroke.width;
  // Only circles that the longest stroke could touch; one unit more than that, because of rounding.
  const farthest = placed.r * (1 + longest + stroke.width) + 1;
  const isNear = ({ x, y, r }: Circle) =>
    (x !== placed.x || y !== placed.y) && (x - placed.x) ** 2 + (y - placed.y) ** 2 < (farthest + r) ** 2;
  const others = [...layout.blips.filter(isNear), ...layout.groups.filter(isNear)];
  const edge = Math.max(...layout.rings.map(({ outer }) => outer));
  const isFree = (end: { readonly x: number; readonly y: number }) => {
    const away = Math.hypot(end.x - layout.centre.x, end.y - layout.centre.y);
    if (away < layout.sun || away > edge) return false;
    return others.every(({ x, y, r }) => Math.hypot(x - end.x, y - end.y) >= r + stroke.width * placed.r);
  };
  const reach = (step: number) => (longest * placed.r * step) / steps;
  for (let step = 1; step <= steps; step++) {
    if (!isFree(along(placed.r + reach(step)))) return reach(step - 1);
  }
  return reach(steps);
}
