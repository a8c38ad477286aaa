import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { countSize, labelSize, nameSize } from './group-label.ts';
import { type MapPicture, type PictureGroup, unitOf } from './map-picture.ts';
import type { MapStyle } from './map-style.ts';
import { type LabelRequest, placeLabels } from './place-labels.ts';
import { worldUnit } from './points.ts';
import type { Projection } from './ring-path.ts';

/** Draws the names of the groups that there is room for, with their counts below. */
export function drawNames(picture: MapPicture, { scale, left, top }: Projection, style: MapStyle): SvgNode {
  const { groups, width, height } = picture;
  const unit = unitOf(picture);
  const largest = groups.reduce((largest, { count }) => Math.max(largest, count), 0);
  const requests = groups.map(
    ({ id, name, note, count, x, y }): LabelRequest => ({
      id,
      x: left + (x / worldUnit) * scale,
      y: top + (y / worldUnit) * scale,
      ...labelSize(name, note, nameSize(count, largest), unit),
      weight: count,
      level: 0,
    }),
  );
  const known = new Map(groups.map((group) => [group.id, group]));
  return element(
    'g',
    { 'text-anchor': 'middle', 'paint-order': 'stroke', stroke: style.paper, 'stroke-linejoin': 'round' },
    placeLabels(requests, { width, height, margin: 8 * unit }).flatMap(({ id, x, y }) => {
      const group = known.get(id);
      return group ? [drawName(group, { x, y, unit, size: nameSize(group.count, largest) }, style)] : [];
    }),
  );
}

interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly size: number;
}

function drawName({ name, note }: PictureGroup, { x, y, unit, size }: NamePlace, style: MapStyle): SvgNode {
  const height = labelSize(name, note, size, unit).height;
  const line = (text: string, baseline: number, fontSize: number, attributes: SvgNode['attributes']) =>
    element('text', { x: measure(x), y: measure(baseline), 'font-size': measure(fontSize), ...attributes }, [text]);
  return element('g', {}, [
    line(name, y - height / 2 + size * 0.92 * unit, size * unit, {
      'font-family': style.serif,
      'font-weight': 500,
      fill: style.ink,
      'stroke-width': measure(4 * unit),
    }),
    line(note, y + height / 2 - countSize * 0.32 * unit, countSize * unit, {
      'font-family': style.sans,
      fill: style.inkSoft,
      'stroke-width': measure(3 * unit),
    }),
  ]);
}
