import { outlineOf, outlineRadius } from '@foreglow/pictures/map/outline';
import { type MapPoints, worldUnit } from '@foreglow/pictures/map/points';
import { ringData } from '@foreglow/pictures/map/ring-path';
import { memo } from 'react';
import type { ChartOutline } from './chart.types.ts';
import type { LabelSource } from './layers/label-layer.ts';
import styles from './map-chart.module.css';

/** An outline with its path. */
export interface DrawnOutline extends Pick<ChartOutline, 'id' | 'title' | 'kind'> {
  readonly data: string;
  /** The position of its title: at the top of its first ring. */
  readonly label: LabelSource;
}

/** Paths use these units so that integers are precise enough; two decimals of a world unit would not be. */
export const outlineUnit = 10_000;

/** Draws outlines around their points; those without points are left out. */
export function drawOutlines(outlines: readonly ChartOutline[], points: MapPoints): DrawnOutline[] {
  return outlines.flatMap(({ id, title, kind, points: indices }) => {
    const rings = outlineOf(points, indices, outlineRadius(points.count));
    const [first] = rings;
    if (!first) return [];
    let top = 0;
    for (let at = 2; at < first.length; at += 2) if ((first[at + 1] ?? 0) < (first[top + 1] ?? 0)) top = at;
    const label: LabelSource = {
      id: labelId(id),
      x: (first[top] ?? 0) * worldUnit,
      y: (first[top + 1] ?? 0) * worldUnit,
      weight: indices.length,
      kind: 'outline',
    };
    return [{ id, title, kind, data: ringData(rings, { scale: outlineUnit, left: 0, top: 0 }), label }];
  });
}

const labelId = (id: string) => `outline ${id}`;

/** The lines of outlines, in world units. */
export const OutlinePaths = memo(function OutlinePaths({ outlines }: { outlines: readonly DrawnOutline[] }) {
  return (
    <g transform={`scale(${1 / outlineUnit})`}>
      {outlines.map(({ id, kind, data }) => (
        <path key={id} className={styles[kind]} d={data} />
      ))}
    </g>
  );
});
