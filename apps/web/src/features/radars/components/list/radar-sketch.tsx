import type { ListedRadarAttributes } from '@foreglow/contract';
import { layoutRadar } from '@foreglow/pictures/radars/layout/layout';
import { variableRadarStyle } from '@foreglow/pictures/radars/radar-style';
import { memo, useMemo } from 'react';
import { Sky } from '../picture/sky.tsx';
import { usePrefix } from '../picture/use-prefix.ts';
import { useStyleVariables } from '../picture/use-style-variables.ts';
import styles from './radar-tile.module.css';

interface SketchProps extends Pick<ListedRadarAttributes, 'domains' | 'rings' | 'preview'> {
  /** Without the space and the line of a tile around it. */
  readonly bare?: boolean;
}

/** The half disc of a radar with its blips, without texts: small enough for a list. */
export const RadarSketch = memo(function RadarSketch({ domains, rings, preview, bare }: SketchProps) {
  const variables = useStyleVariables(false);
  const prefix = usePrefix();
  const layout = useMemo(() => {
    const blips = preview.map(({ domain, ...blip }) => ({ ...blip, sector: domain }));
    return layoutRadar({ shape: 'half', sectors: domains, rings, blips });
  }, [domains, rings, preview]);
  const radius = layout.rings.at(-1)?.outer ?? 0;
  const { x, y } = layout.centre;
  return (
    <svg
      className={bare ? styles.bare : styles.sketch}
      style={variables}
      viewBox={`${x - radius} ${y - radius} ${2 * radius} ${radius}`}
      aria-hidden="true"
    >
      <Sky layout={layout} style={variableRadarStyle} prefix={prefix} />
      {layout.groups.map(({ domain, ring, ...circle }) => (
        <circle key={`${domain}-${ring}`} cx={circle.x} cy={circle.y} r={circle.r} fill={variableRadarStyle.group} />
      ))}
      {layout.blips.map(({ id, ...circle }) => (
        <circle
          key={id}
          cx={circle.x}
          cy={circle.y}
          r={circle.r}
          fill={variableRadarStyle.blip}
          stroke={variableRadarStyle.blipEdge}
          strokeWidth="2"
        />
      ))}
    </svg>
  );
});
