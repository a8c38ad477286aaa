import { nameOfGroup } from '@foreglow/pictures/map/grouping';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapView } from '#features/map/rules/map-search.rules.ts';
import type { LegendRow } from '#features/map/rules/map-sheet.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { fileWords } from '#lib/text/file-words.rules.ts';
import { notify } from '#ui/toast/notify.ts';
import type { MapChartHandle } from '../chart/map-chart.types.ts';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { useMapPlace } from '../use-map-place.ts';
import { useLegendRows } from './use-legend-rows.ts';

interface SavedMap {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  readonly view: MapView;
  /** How many cards are chosen. */
  readonly chosen: number;
  readonly chart: RefObject<MapChartHandle | null>;
}

/** Saves what the map shows as a picture, in the theme and the language of the reader. */
export function useSaveMap({ shown, parts, view, chosen, chart }: SavedMap) {
  const { t } = useTranslation('map');
  const { number, month, longDay } = useFormats();
  const { title = '' } = useMapPlace(shown.source);
  const rows = useLegendRows(view.coloring, parts.legend);
  const groupRows = (style: MapStyle): LegendRow[] =>
    shown.grouping.coarse.flatMap((group, at) => {
      const count = parts.counts.get(group.id) ?? 0;
      const swatch = parts.colors.palette[at] ?? style.dim;
      return count > 0
        ? [{ id: group.id, swatch, name: nameOfGroup(group) ?? t('noWords'), count: number(count) }]
        : [];
    });
  const legend = (style: MapStyle): LegendRow[] => [
    ...(rows.length > 0 ? rows : groupRows(style)),
    ...(chosen > 0 ? [{ id: 'chosen', swatch: style.chosen, name: t('selection'), count: number(chosen) }] : []),
    ...(parts.found === undefined
      ? []
      : [{ id: 'dim', swatch: style.dim, name: t('notFound'), count: number(parts.visible - parts.found) }]),
  ];
  return async (kind: 'png' | 'svg') => {
    const picture = chart.current?.picture();
    if (!picture) return;
    const facts = [
      t('title'),
      parts.found === undefined ? t('cardCount', { count: parts.visible }) : t('spokenFound', { count: parts.found }),
      ...(parts.hidden === null ? [] : [month(view.until)]),
      longDay(new Date()),
    ];
    const name = [title, t('title')].map(fileWords).filter(Boolean).join('-');
    try {
      // Few visitors need it, so it is not loaded with the screen.
      const { saveMap } = await import('../picture/save-map.ts');
      await saveMap(picture, { title, facts, legend: legend(picture.style) }, kind, name);
    } catch (error) {
      notify.error(t('notSaved'), { description: errorText(error) });
    }
  };
}
