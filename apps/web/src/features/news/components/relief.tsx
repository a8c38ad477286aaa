import type { ReliefAttributes } from '@foreglow/contract';
import { mapStyleProperties, mapStyles, variableMapStyle } from '@foreglow/pictures/map/map-style';
import { reliefLines, reliefSheet } from '@foreglow/pictures/map/relief';
import { type CSSProperties, memo, useMemo } from 'react';
import { useColorScheme } from '#lib/browser/color-scheme.ts';
import styles from './relief.module.css';

/** The colours of the landscape, of which the theme of the host sets some for the whole page. */
function useMapVariables(): CSSProperties {
  const scheme = useColorScheme();
  return useMemo(() => {
    const themed = getComputedStyle(document.documentElement);
    const properties = mapStyleProperties(mapStyles[scheme]);
    return Object.fromEntries(
      properties.map(([name, value]) => [name, themed.getPropertyValue(name) || value]),
    ) as CSSProperties;
  }, [scheme]);
}

/** The landscape of a map without its points; without a map, quiet lines of empty land. It fills its frame. */
export const Relief = memo(function Relief({ relief }: { readonly relief: ReliefAttributes | null }) {
  const variables = useMapVariables();
  const lines = useMemo(() => (relief ? reliefLines(decoded(relief)) : []), [relief]);
  const { width, height } = reliefSheet;
  return (
    <svg
      className={styles.relief}
      style={variables}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {relief ? (
        <g stroke={variableMapStyle.line} strokeOpacity={variableMapStyle.lineOpacity} fillRule="evenodd">
          {lines.map((data, level) => (
            <path
              key={variableMapStyle.terrain[level]}
              d={data}
              fill={variableMapStyle.terrain[level]}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      ) : (
        <g stroke={variableMapStyle.line} strokeOpacity={variableMapStyle.lineOpacity} fill="none">
          {emptyLand.map((data) => (
            <path key={data} d={data} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      )}
    </svg>
  );
});

/** Low ground: nothing rises yet. */
const emptyLand = [0, 1, 2, 3, 4].map(
  (line) =>
    `M0 ${118 + 17 * line}C70 ${100 + 18 * line} 120 ${136 + 13 * line} 180 ${122 + 15 * line}S270 ${104 + 18 * line} 300 ${112 + 17 * line}`,
);

const decoded = ({ columns, rows, heights }: ReliefAttributes) => ({
  columns,
  rows,
  heights: Uint8Array.from(atob(heights), (letter) => letter.charCodeAt(0)),
});
