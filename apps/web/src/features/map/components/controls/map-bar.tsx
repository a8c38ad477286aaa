import type { MapAttributes } from '@foreglow/contract';
import { svgText } from '@foreglow/pictures/drawing/svg';
import { drawMap } from '@foreglow/pictures/map/draw-map';
import { nameOfGroup } from '@foreglow/pictures/map/grouping';
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
import { saveBlob } from '#lib/browser/save-blob.ts';
import { errorText } from '#lib/http/error-text.ts';
import { fileWords } from '#lib/text/file-words.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipMenu } from '#ui/filter-bar/chip-menu.tsx';
import { ButtonMenu } from '#ui/menu/button-menu.tsx';
import { MoreMenuItem } from '#ui/menu/more-item.tsx';
import { notify } from '#ui/toast/notify.ts';
import type { MapChartHandle } from '../chart/chart.types.ts';
import { resolvedColors } from '../chart/points/colors.ts';
import { useMapStyle } from '../chart/use-map-style.ts';
import { MapProgress } from '../map-progress.tsx';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { useMapPlace } from '../use-map-place.ts';
import { useMapView } from '../use-map-view.ts';
import styles from './map-bar.module.css';

interface MapBarProps {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  readonly chart: RefObject<MapChartHandle | null>;
  readonly mayWrite: boolean;
  readonly updating: MapAttributes;
}

/** The first one is the default. Readers who see no drafts are not offered `draft`. */
const colorings: Readonly<Record<CardSource['kind'], readonly [Coloring, ...Coloring[]]>> = {
  project: ['group', 'tag', 'creator', 'month', 'draft', 'ai'],
  workspace: ['project', 'group', 'tag', 'creator', 'month', 'draft', 'ai'],
};
/** The size of an SVG picture, and the number of PNG pixels per CSS pixel. */
const poster = { width: 1600, height: 1200 };
const pngScale = 2;

/** The bar above the map: search and filters, colours, pictures of the map. */
export function MapBar({ shown, parts, chart, mayWrite, updating }: MapBarProps) {
  const { t } = useTranslation('map');
  const navigate = useNavigate();
  const { source, attributes } = shown;
  const { view, search, show } = useMapView(source);
  const mapStyle = useMapStyle();
  // There is space for only one button next to the search.
  const isNarrow = useMediaQuery('(max-width: 699px)');
  const { title } = useMapPlace(source);
  const layOut = useLayOut(source);
  const [standard, ...others] = colorings[source.kind];
  const cards = listQueryFrom(source, search).view;
  const change = (next: CardSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const name = `${fileWords(title ?? '') || 'map'}-map`;
  const savePng = async () => {
    try {
      const blob = await chart.current?.toPng(pngScale);
      if (blob) saveBlob(blob, `${name}.png`);
    } catch (error) {
      notify.error(t('notSaved'), { description: errorText(error) });
    }
  };
  const saveSvg = () => {
    const picture = drawMap(
      {
        ...poster,
        points: { ...shown.points, size: shown.points.uses },
        colors: { ...parts.colors, palette: resolvedColors(parts.colors.palette, document.body) },
        highlighted: parts.highlighted,
        hidden: parts.hidden,
        groups: shown.grouping.coarse.map((group) => ({
          ...group,
          name: nameOfGroup(group) ?? t('noWords'),
          note: t('cardCount', { count: parts.counts.get(group.id) ?? 0 }),
        })),
        outlines: (view.outlines && parts.outlines) || [],
        title: `${t('title')} · ${title ?? ''}`,
        description: t('chartDescription', { count: parts.visible }),
        prefix: 'map',
        onPaper: true,
      },
      mapStyle,
    );
    saveBlob(new Blob([svgText(picture)], { type: 'image/svg+xml' }), `${name}.svg`);
  };
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
          <MoreMenuItem onClick={() => void savePng()}>{t('savePng')}</MoreMenuItem>
          <MoreMenuItem onClick={saveSvg}>{t('saveSvg')}</MoreMenuItem>
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
