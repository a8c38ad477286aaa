import { isFormer, type MapLegendEntry } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { paletteOf } from '#features/map/rules/colors.rules.ts';
import type { Coloring } from '#features/map/rules/map-search.rules.ts';
import type { LegendRow } from '#features/map/rules/map-sheet.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';

const maxMonths = 6;

/** What the colours of the points stand for. `legend` is undefined for groups, whose names are on the map. */
export function useLegendRows(coloring: Coloring, legend: readonly MapLegendEntry[] | undefined): LegendRow[] {
  const { t } = useTranslation('map');
  const { number, month } = useFormats();
  if (!legend || coloring === 'group') return [];
  const palette = paletteOf(coloring, legend);
  // If there are many months, a few are enough to show the scale of colours.
  const step = coloring === 'month' ? Math.max(1, Math.ceil(legend.length / maxMonths)) : 1;
  const nameOf = ({ value, label }: MapLegendEntry) => {
    if (value === '') return coloring === 'tag' ? t('otherTags') : t('others');
    if (coloring === 'month') return month(value);
    if (coloring === 'draft' || coloring === 'ai') return t(`${coloring}_${value === 'true' ? 'true' : 'false'}`);
    return coloring === 'creator' && isFormer(value) ? t('former') : label;
  };
  return legend.flatMap((entry, at) =>
    at % step === 0 || at === legend.length - 1
      ? [{ id: entry.value, swatch: palette[at] ?? '', name: nameOf(entry), count: number(entry.count) }]
      : [],
  );
}
