import type { ListedRadarAttributes, RadarLayout } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/contract/radars/layout/layout';
import { variableLook } from '@foreglow/contract/radars/picture/looks';
import { memo, useMemo } from 'react';
import { Field } from '../picture/field.tsx';
import { useLookStyle } from '../picture/use-look-style.ts';
import styles from './radar-tile.module.css';

type Sketched = Pick<ListedRadarAttributes, 'domains' | 'rings' | 'preview'>;

/** The half disc of a radar with its blips, without texts: small enough for a list. */
export const RadarSketch = memo(function RadarSketch({ domains, rings, preview }: Sketched) {
  const look = useLookStyle();
  const layout = useMemo(
    (): RadarLayout => ({
      ...layoutRadar({ shape: 'half', domains, rings, blips: preview }),
      domainLabels: [],
      ringLabels: [],
    }),
    [domains, rings, preview],
  );
  const radius = layout.rings.at(-1)?.outer ?? 0;
  const { x, y } = layout.centre;
  return (
    <svg
      className={styles.sketch}
      style={look}
      viewBox={`${x - radius} ${y - radius} ${2 * radius} ${radius}`}
      aria-hidden="true"
    >
      <Field layout={layout} challenge={null} />
      {layout.groups.map(({ domain, ring, ...circle }) => (
        <circle key={`${domain}-${ring}`} cx={circle.x} cy={circle.y} r={circle.r} fill={variableLook.group} />
      ))}
      {layout.blips.map(({ id, ...circle }) => (
        <circle
          key={id}
          cx={circle.x}
          cy={circle.y}
          r={circle.r}
          fill={variableLook.blip}
          stroke={variableLook.blipEdge}
          strokeWidth="2"
        />
      ))}
    </svg>
  );
});
