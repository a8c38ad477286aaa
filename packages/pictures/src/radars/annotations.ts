import { type Movement, nameKey, type RadarLayout } from '@foreglow/contract';
import type { Segment } from '#drawing/boxes.ts';
import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { type BlipLabel, type LabelledWidth, type NamedBlip, placeBlipLabels } from './layout/blip-labels.ts';
import { movementTrails } from './layout/movement-trails.ts';
import type { Field } from './layout/places.ts';
import type { RadarStyle } from './radar-style.ts';

/** What a picture says about a blip besides its place. */
export interface AnnotatedBlip extends NamedBlip {
  readonly movement: Movement | null;
  /** The names of the sector and the ring in which it was before, where these are known. */
  readonly before?: { readonly domain: string; readonly ring: string } | null;
}

/** What a picture shows beside its blips: their names, and the ways that those which moved have come. */
export interface Annotations {
  readonly labels: readonly BlipLabel[];
  /** By the id of the blip. */
  readonly trails: ReadonlyMap<string, Segment>;
}

/** Places the names of blips, and the trails of those that moved. The layout has the names of sectors and rings for this width. */
export function annotate(
  layout: RadarLayout,
  { domains, rings }: Field,
  blips: readonly AnnotatedBlip[],
  width: LabelledWidth,
): Annotations {
  const index = (names: readonly string[], name: string) => {
    const at = names.findIndex((each) => nameKey(each) === nameKey(name));
    return at < 0 ? undefined : at;
  };
  const trails = movementTrails(
    layout,
    blips.map(({ id, movement, before }) => ({
      id,
      movement,
      before: before ? { sector: index(domains, before.domain), ring: index(rings, before.ring) } : null,
    })),
  );
  return { trails, labels: placeBlipLabels(layout, blips, width, [...trails.values()]) };
}

/** Draws the ways that blips have come, below all blips. */
export const drawTrails = (trails: Annotations['trails'], style: RadarStyle): SvgNode =>
  element(
    'g',
    {
      class: 'radar-trails',
      fill: 'none',
      stroke: style.moved,
      'stroke-opacity': 0.75,
      'stroke-width': 3.4,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0.1 9',
    },
    [...trails].map(([id, { from, to }]) => element('path', { 'data-trail': id, d: pathOf({ from, to }) })),
  );

/** Draws the names beside the blips, above all of them. */
export const drawBlipLabels = (labels: readonly BlipLabel[], style: RadarStyle): SvgNode =>
  element('g', { class: 'radar-labels', fill: style.name, 'font-family': style.serif, direction: 'ltr' }, [
    ...labels.map((label) => drawLabel(label, style)),
  ]);

function drawLabel({ id, lines, fontSize, anchor, leader }: BlipLabel, style: RadarStyle): SvgNode {
  const line = leader && {
    d: pathOf(leader),
    fill: 'none',
    stroke: style.name,
    'stroke-opacity': 0.55,
    'stroke-width': 1.4,
  };
  return element('g', { class: 'radar-label', 'data-label': id }, [
    ...(line ? [element('path', line)] : []),
    element(
      'text',
      {
        'font-size': measure(fontSize),
        'text-anchor': anchor,
        stroke: style.nameEdge,
        'stroke-width': measure(fontSize * 0.16),
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
      lines.map(({ text, x, y }) => element('tspan', { x: measure(x), y: measure(y) }, [text])),
    ),
  ]);
}

const pathOf = ({ from, to }: Segment): string =>
  `M${measure(from.x)} ${measure(from.y)}L${measure(to.x)} ${measure(to.y)}`;
