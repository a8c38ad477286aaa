import type { Circle, Movement, PlacedBlip, PlacedGroup } from '@foreglow/contract';
import { element, measure, type SvgNode } from '#drawing/svg.ts';
import type { RadarStyle } from './radar-style.ts';

/** What is shown about a blip besides its place. */
export interface BlipMarks {
  readonly number: number;
  readonly movement: Movement | null;
  /** From 1 to 5: how bright its light is. */
  readonly impact: number;
  /** Whether this blip is selected. */
  readonly highlighted?: boolean;
  /** Whether its name is beside it; a light then needs no number. */
  readonly named?: boolean;
  /** By how much the blips of its layout are smaller than usual. */
  readonly scale: number;
  /** The prefix of the ids of its drawing. */
  readonly prefix: string;
  /** Its name, as the title of the drawing. */
  readonly label?: string;
}

/** Draws a blip: its number in a circle, or a light at night; with a rose ring if it is new. */
export function drawBlip(placed: PlacedBlip, marks: BlipMarks, style: RadarStyle): SvgNode {
  const { highlighted = false, label } = marks;
  return element('g', { class: `radar-blip${highlighted ? ' is-chosen' : ''}`, 'data-blip': placed.id }, [
    ...(label === undefined ? [] : [element('title', {}, [label])]),
    ...(style.isNight ? drawLight(placed, marks, style) : drawDisc(placed, marks, style)),
  ]);
}

function drawDisc(placed: Circle, { highlighted, movement, number }: BlipMarks, style: RadarStyle): SvgNode[] {
  return [
    element('circle', {
      class: 'radar-blip-disc',
      ...position(placed),
      fill: highlighted ? style.chosen : style.blip,
      stroke: highlighted ? style.chosenEdge : style.blipEdge,
      'stroke-width': hairline(placed),
    }),
    // Inside the edge of the circle, so that it touches nothing, however close the next blip is.
    ...(movement === 'new' ? [drawRing({ ...placed, r: placed.r * 0.93 }, placed.r * 0.16, style)] : []),
    drawCount(String(number), placed, highlighted ? style.chosenNumber : style.blipNumber, style),
  ];
}

/** The radii of lights by impact from 1 to 5, at scale 1, and of the glow around them. */
const lights = [8, 9.5, 11, 14, 18] as const;
const glows = [26, 30, 34, 46, 60] as const;
/** By how much a selected light and its glow grow. */
const grown = { light: 1.45, glow: 2.1 } as const;

/** A light in its glow. Without a name beside it, its number is in a faint disc. */
function drawLight(placed: Circle, marks: BlipMarks, style: RadarStyle): SvgNode[] {
  const { highlighted = false, impact, movement, named = false, number, prefix, scale } = marks;
  const at = Math.min(5, Math.max(1, Math.round(impact) || 3)) - 1;
  const light = (lights[at] ?? lights[2]) * scale * (highlighted ? grown.light : 1);
  const glow = (glows[at] ?? glows[2]) * scale * (highlighted ? grown.glow : 1);
  const ring = movement === 'new' ? [drawRing({ ...placed, r: light + 9 * scale }, 2.6, style)] : [];
  const halo = element('circle', {
    class: 'radar-glow',
    ...position({ ...placed, r: glow }),
    fill: `url(#${prefix}-glow)`,
  });
  if (named || highlighted) {
    const core = { class: 'radar-blip-disc', ...position({ ...placed, r: light }), fill: style.blip };
    return [halo, element('circle', core), ...ring];
  }
  const disc = { class: 'radar-blip-disc', ...position(placed), fill: style.blip, 'fill-opacity': 0.2 };
  return [
    element('circle', { ...disc, stroke: style.blip, 'stroke-opacity': 0.45, 'stroke-width': hairline(placed) }),
    ...(movement === 'new' ? [drawRing({ ...placed, r: placed.r * 0.95 }, placed.r * 0.12, style)] : []),
    drawCount(String(number), placed, style.blipNumber, style),
  ];
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

const drawRing = (circle: Circle, width: number, style: RadarStyle): SvgNode =>
  element('circle', {
    class: 'radar-ring',
    ...position(circle),
    fill: 'none',
    stroke: style.isNew,
    'stroke-width': measure(width),
  });
