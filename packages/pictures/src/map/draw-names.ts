import { element, measure, type SvgNode } from '#drawing/svg.ts';
import { dotsIn } from './dots-in.ts';
import { countGap, countSize, labelSize, nameSize } from './group-label.ts';
import { type MapPicture, type PictureGroup, unitOf } from './map-picture.ts';
import { leaderOpacity, type MapStyle } from './map-style.ts';
import { type LabelRequest, type PlacedLabel, placeLabels } from './place-labels.ts';
import { indexPoints } from './point-index.ts';
import { largestFactor, pictureRadius, sizeFactor } from './point-style.ts';
import { worldUnit } from './points.ts';
import type { Projection } from './ring-path.ts';

/** The names of the groups that there is room for, with their places. */
export function placeNames(picture: MapPicture, projection: Projection): PlacedName[] {
  const { groups, width, height, points, hidden } = picture;
  const { scale, left, top } = projection;
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
  const radius = pictureRadius(points.count) * unit;
  const placed = placeLabels(requests, {
    frame: { left: 0, top: 0, right: width, bottom: height },
    covered: [],
    unit,
    dotsIn: dotsIn({
      index: indexPoints(points),
      projection,
      radiusOf: (point) => (hidden?.[point] === 1 ? 0 : radius * sizeFactor(points.size[point] ?? 0)),
      largest: radius * largestFactor,
    }),
  });
  const known = new Map(groups.map((group) => [group.id, group]));
  return placed.flatMap((place) => {
    const group = known.get(place.id);
    return group ? [{ ...place, group, size: nameSize(group.count, largest) }] : [];
  });
}

interface PlacedName extends PlacedLabel {
  readonly group: PictureGroup;
  readonly size: number;
}

/** The lines from names to what they name. They are drawn below the points. */
export const drawLeaders = (labels: readonly Pick<PlacedLabel, 'leader'>[], style: MapStyle, unit: number): SvgNode =>
  element(
    'g',
    {
      stroke: style.inkSoft,
      'stroke-opacity': leaderOpacity,
      'stroke-width': measure(unit),
      'stroke-linecap': 'round',
    },
    labels.flatMap(({ leader }) =>
      leader ? [element('line', { x1: leader.from.x, y1: leader.from.y, x2: leader.to.x, y2: leader.to.y })] : [],
    ),
  );

/** Draws the names of groups with their counts beside them. */
export const drawNames = (names: readonly PlacedName[], style: MapStyle, unit: number): SvgNode =>
  element(
    'g',
    { 'text-anchor': 'middle', 'paint-order': 'stroke', stroke: style.paper, 'stroke-linejoin': 'round' },
    names.map(({ x, box, group: { name, note }, size }) =>
      element('text', { x: measure(x), y: measure(box.top + size * 0.86 * unit) }, [
        element(
          'tspan',
          {
            'font-family': style.serif,
            'font-size': measure(size * unit),
            'font-weight': 500,
            fill: style.ink,
            'stroke-width': measure(4 * unit),
          },
          [name],
        ),
        element(
          'tspan',
          {
            dx: measure(countGap * unit),
            'font-family': style.sans,
            'font-size': measure(countSize * unit),
            fill: style.inkSoft,
            'stroke-width': measure(3 * unit),
          },
          [note],
        ),
      ]),
    ),
  );
