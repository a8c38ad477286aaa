import type { MapAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFilters } from '#features/cards/components/filters/card-filters.tsx';
import { ProjectFilter } from '#features/cards/components/filters/project-filter.tsx';
import { type CardSearch, searchFrom as cardSearchFrom } from '#features/cards/rules/card-search.rules.ts';
import { listQueryFrom } from '#features/cards/rules/list-query.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useLayOut } from '#features/map/api/change-map.ts';
import type { Coloring } from '#features/map/rules/map-search.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipMenu } from '#ui/filter-bar/chip-menu.tsx';
import { ButtonMenu } from '#ui/menu/button-menu.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { notify } from '#ui/toast/notify.ts';
import type { MapChartHandle } from '../chart/map-chart.types.ts';
import { MapProgress } from '../map-progress.tsx';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { useMapView } from '../use-map-view.ts';
import styles from './map-bar.module.css';
import { useSaveMap } from './use-save-map.ts';

interface MapBarProps {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  /** How many cards are chosen. */
  readonly chosen: number;
  readonly chart: RefObject<MapChartHandle | null>;
  readonly mayWrite: boolean;
  readonly updating: MapAttributes;
}

/** The first one is the default. Readers who see no drafts are not offered `draft`. */
const colorings: Readonly<Record<CardSource['kind'], readonly [Coloring, ...Coloring[]]>> = {
  project: ['group', 'tag', 'creator', 'month', 'draft', 'ai'],
  workspace: ['project', 'group', 'tag', 'creator', 'month', 'draft', 'ai'],
};

/** The bar above the map: search and filters, colours, pictures of the map. */
export function MapBar({ shown, parts, chosen, chart, mayWrite, updating }: MapBarProps) {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  const { source, attributes } = shown;
  const { view, search, show } = useMapView(source);
  // There is space for only one button next to the search.
  const isNarrow = useMediaQuery('(max-width: 699px)');
  const layOut = useLayOut(source);
  const [standard, ...others] = colorings[source.kind];
  const cards = listQueryFrom(source, search).view;
  const change = (next: CardSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const save = useSaveMap({ shown, parts, view, chosen, chart });
  const menus = (
    <>
      <ChipMenu
        label={t('colorBy', { by: t(`color_${standard}`) })}
        clearLabel={t(standard === 'project' ? 'colorByProject' : 'colorByGroup')}
        values={[standard, ...others.filter((coloring) => mayWrite || coloring !== 'draft')]}
        value={view.coloring}
        name={(value) => t(`color_${value}`)}
        shown={t('colorBy', { by: t(`color_${view.coloring}`) })}
        onChange={(coloring) => show({ coloring })}
      />
      <span className={styles.export}>
        <ButtonMenu label={t('export')}>
          <MoreMenuItem onClick={() => void save('png')}>{t('savePng')}</MoreMenuItem>
          <MoreMenuItem onClick={() => void save('svg')}>{t('saveSvg')}</MoreMenuItem>
          {mayWrite && (
            <MoreMenuItem
              onClick={() => layOut.mutate(undefined, { onError: (error) => notify.error(errorText(error)) })}
            >
              {t('layOutAgain')}
            </MoreMenuItem>
          )}
        </ButtonMenu>
      </span>
    </>
  );
  return (
    <div className={styles.bar}>
      <CardFilters
        source={source}
        search={search}
        view={cards}
        seesDrafts={mayWrite}
        ownFilter={
          source.kind === 'workspace' && (
            <ProjectFilter
              workspaceSlug={source.slug}
              chosen={cards.filters.projects}
              onChange={(projects) => change(cardSearchFrom({ ...cards, filters: { ...cards.filters, projects } }))}
            />
          )
        }
        onChange={(next) => change(cardSearchFrom(next))}
        onClear={change}
        end={isNarrow ? null : menus}
      />
      {isNarrow && <div className={styles.menus}>{menus}</div>}
      {(parts.failed.filters || parts.failed.colors) && (
        <div className={styles.failed} role="alert">
          {t(parts.failed.filters ? 'notFiltered' : 'notColored')}
          <Button onClick={parts.retry}>{t('tryAgain')}</Button>
        </div>
      )}
      {updating.updating && attributes.state === 'ready' && (
        <div className={styles.updating} role="status">
          <span>{updating.unplaced > 0 ? t('placing', { count: updating.unplaced }) : t('updating')}</span>
          <MapProgress map={updating} />
        </div>
      )}
      {/* Nothing places them at the moment, since that has just failed. */}
      {!updating.updating && updating.unplaced > 0 && attributes.state === 'ready' && (
        <p className={styles.unplaced} role="status">
          {t('unplaced', { count: updating.unplaced })}
        </p>
      )}
    </div>
  );
}
