import type { Circle, PlacedBlip, PlacedGroup, RadarLayout } from '../layout/types.ts';
import type { Movement } from '../types.ts';
import type { RadarLook } from './looks.ts';
import { element, measure, type SvgNode } from './svg.ts';

/** What is shown of a blip besides its place. */
export interface BlipMarks {
  readonly number: number;
  readonly movement: Movement | null;
  /** The centre of its layout, to and from which it moves. */
  readonly centre: RadarLayout['centre'];
  /** Whether it is the one that is chosen. */
  readonly highlighted?: boolean;
  /** Its name, as the title of the drawing. */
  readonly label?: string;
}

/** Draws a blip: its number in a circle, a rose ring if it is new, a stroke inwards or outwards if it has moved. */
export function drawBlip(placed: PlacedBlip, marks: BlipMarks, look: RadarLook): SvgNode {
  const { highlighted = false, label, movement, number } = marks;
  return element('g', { class: `radar-blip${highlighted ? ' is-chosen' : ''}`, 'data-blip': placed.id }, [
    ...(label === undefined ? [] : [element('title', {}, [label])]),
    ...drawMovement(placed, movement, marks.centre, look),
    element('circle', {
      class: 'radar-blip-disc',
      ...position(placed),
      fill: highlighted ? look.chosen : look.blip,
      stroke: highlighted ? look.chosenEdge : look.blipEdge,
      'stroke-width': hairline(placed),
    }),
    drawCount(String(number), placed, highlighted ? look.chosenNumber : look.blipNumber, look),
  ]);
}

/** Draws blips that have no room of their own: one circle with their count. */
export function drawGroup(group: PlacedGroup, look: RadarLook, label?: string): SvgNode {
  return element('g', { class: 'radar-group', 'data-group': `${group.domain}-${group.ring}` }, [
    ...(label === undefined ? [] : [element('title', {}, [label])]),
    element('circle', {
      class: 'radar-group-disc',
      ...position(group),
      fill: look.group,
      stroke: look.groupEdge,
      'stroke-width': hairline(group),
    }),
    drawCount(`+${group.ids.length}`, group, look.groupNumber, look),
  ]);
}

const position = ({ x, y, r }: Circle) => ({ cx: measure(x), cy: measure(y), r: measure(r) });

const hairline = ({ r }: Circle) => measure(Math.min(r * 0.09, 1));

/** The size of the type, as a share of the radius, so that so many signs have room. */
const typeSizes = [1, 1, 0.9, 0.78, 0.64];

function drawCount(count: string, circle: Circle, color: string, look: RadarLook): SvgNode {
  const size = circle.r * (typeSizes[count.length] ?? 0.55);
  return element(
    'text',
    {
      class: 'radar-number',
      x: measure(circle.x),
      // Figures are 0.73 em high, and stand on the baseline.
      y: measure(circle.y + size * 0.364),
      'font-size': measure(size),
      'font-family': look.sans,
      'font-weight': 600,
      'font-variant-numeric': 'tabular-nums',
      'text-anchor': 'middle',
      fill: color,
    },
    [count],
  );
}

function drawMovement(
  circle: Circle,
  movement: Movement | null,
  centre: RadarLayout['centre'],
  look: RadarLook,
): SvgNode[] {
  if (movement === 'new') return [drawRing(circle, look)];
  if (movement === 'in' || movement === 'out') return [drawStroke(circle, movement, centre, look)];
  return [];
}

const drawRing = (circle: Circle, look: RadarLook): SvgNode =>
  element('circle', {
    ...position({ ...circle, r: circle.r * 1.3 }),
    fill: 'none',
    stroke: look.isNew,
    'stroke-width': measure(circle.r * 0.17),
  });

/** From the edge of the circle towards the centre, or away from it. */
function drawStroke({ x, y, r }: Circle, movement: 'in' | 'out', centre: RadarLayout['centre'], look: RadarLook) {
  const away = Math.hypot(x - centre.x, y - centre.y) || 1;
  const sign = movement === 'out' ? 1 : -1;
  const along = (distance: number) => ({
    x: measure(x + (sign * distance * (x - centre.x)) / away),
    y: measure(y + (sign * distance * (y - centre.y)) / away),
  });
  const from = along(r);
  const to = along(r * 1.62);
  return element('path', {
    d: `M${from.x} ${from.y}L${to.x} ${to.y}`,
    stroke: look.moved,
    'stroke-width': measure(r * 0.2),
    'stroke-linecap': 'round',
  });
}
