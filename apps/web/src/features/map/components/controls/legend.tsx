import { isFormer, type MapLegendEntry } from '@foreglow/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { paletteOf } from '#features/map/rules/colors.rules.ts';
import type { Coloring } from '#features/map/rules/map-search.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './legend.module.css';

interface LegendProps {
  readonly ref: Ref<HTMLUListElement>;
  readonly coloring: Coloring;
  /** Undefined for groups, whose names are on the map. */
  readonly legend: readonly MapLegendEntry[] | undefined;
}

const maxMonths = 6;

/** The meaning of the colours of the points. */
export function Legend({ ref, coloring, legend }: LegendProps) {
  const { t } = useTranslation('map');
  const { number, month } = useFormats();
  if (!legend || legend.length === 0 || coloring === 'group') return null;
  const palette = paletteOf(coloring, legend);
  const entries = legend.map((entry, at) => ({ ...entry, swatch: palette[at] }));
  // If there are many months, a few are enough to show the scale of colours.
  const step = coloring === 'month' ? Math.max(1, Math.ceil(entries.length / maxMonths)) : 1;
  const nameOf = ({ value, label }: MapLegendEntry) => {
    if (value === '') return coloring === 'tag' ? t('otherTags') : t('others');
    if (coloring === 'month') return month(value);
    if (coloring === 'draft' || coloring === 'ai') return t(`${coloring}_${value === 'true' ? 'true' : 'false'}`);
    return coloring === 'creator' && isFormer(value) ? t('former') : label;
  };
  return (
    <ul ref={ref} className={styles.legend} aria-label={t('legend')}>
      {entries
        .filter((_, at) => at % step === 0 || at === entries.length - 1)
        .map((entry) => (
          <li key={entry.value}>
            <span className={styles.dot} style={{ background: entry.swatch }} />
            <span className={styles.name} dir="auto">
              {nameOf(entry)}
            </span>
            <span className={styles.count}>{number(entry.count)}</span>
          </li>
        ))}
    </ul>
  );
}
