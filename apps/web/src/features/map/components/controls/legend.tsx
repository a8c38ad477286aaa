import type { MapLegendEntry } from '@foreglow/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coloring } from '#features/map/rules/map-search.rules.ts';
import styles from './legend.module.css';
import { useLegendRows } from './use-legend-rows.ts';

interface LegendProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly coloring: Coloring;
  readonly legend: readonly MapLegendEntry[] | undefined;
}

/** The meaning of the colours of the points. */
export function Legend({ ref, coloring, legend }: LegendProps) {
  const { t } = useTranslation('map');
  const rows = useLegendRows(coloring, legend);
  if (rows.length === 0) return null;
  return (
    <ul ref={ref} className={styles.legend} aria-label={t('legend')}>
      {rows.map(({ id, swatch, name, count }) => (
        <li key={id}>
          <span className={styles.dot} style={{ background: swatch }} />
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}
