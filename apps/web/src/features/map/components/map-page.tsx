import type { MapAttributes } from '@foreglow/contract';
import { nameOfGroup } from '@foreglow/pictures/map/grouping';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { filtersOn } from '#features/cards/rules/card-search.rules.ts';
import { listQueryFrom } from '#features/cards/rules/list-query.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { notify } from '#ui/toast/notify.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { cardsOfPoints } from '../api/select-cards.ts';
import { flagged } from '../rules/bits.rules.ts';
import type { ChartTool, PointedAt } from './chart/chart.types.ts';
import { MapChart } from './chart/map-chart.tsx';
import type { MapChartHandle } from './chart/map-chart.types.ts';
import { Controls } from './controls/controls.tsx';
import { Legend } from './controls/legend.tsx';
import { MapBar } from './controls/map-bar.tsx';
import { Timeline } from './controls/timeline.tsx';
import styles from './map-page.module.css';
import { MapPanel } from './panel/map-panel.tsx';
import { PointTip } from './point-tip.tsx';
import { useCurrentPoint } from './use-current-point.ts';
import { useMapChoice } from './use-map-choice.ts';
import { type ShownMap, useMapParts } from './use-map-data.ts';
import { useMapPlace } from './use-map-place.ts';
import { useMapView } from './use-map-view.ts';
import { useTitles } from './use-titles.ts';

interface MapPageProps {
  readonly shown: ShownMap;
  /** The newest state of the map, whose points may still be loading. */
  readonly updating: MapAttributes;
  /** Called with the order in which cards follow the one that was opened. */
  readonly onSequence: (slugs: readonly string[]) => void;
}

/** The map with its filters, its tools, and the panel of the current choice. */
export function MapPage({ shown, updating, onSequence }: MapPageProps) {
  const { t } = useTranslation('map');
  const { number } = useFormats();
  const navigate = useNavigate();
  const { cardSlug } = useParams({ strict: false });
  const { source, points, grouping } = shown;
  const { mayWrite } = useMapPlace(source);
  const { view, search, show } = useMapView(source);
  const { filters } = listQueryFrom(source, search).view;
  const parts = useMapParts(shown, view, filters, filtersOn(search) > 0);
  const { highlighted, hidden, counts } = parts;
  const [tool, setTool] = useState<ChartTool>('pan');
  const [zoom, setZoom] = useState(100);
  const [reduced, setReduced] = useState<number>();
  const [pointed, setPointed] = useState<PointedAt | null>(null);
  const [legend, setLegend] = useState<HTMLElement | null>(null);
  const { titles, setPoints: setTitled } = useTitles(shown);
  const chart = useRef<MapChartHandle>(null);
  const current = useCurrentPoint(shown, parts, cardSlug, onSequence);
  const { group, isSelection, points: chosen, flags, choose, clear, chooseGroup } = useMapChoice(shown, { view, show });

  const groups = useMemo(
    () =>
      grouping.groups.flatMap((one) => {
        const count = counts.get(one.id) ?? 0;
        return count > 0 ? [{ ...one, count, name: nameOfGroup(one) ?? t('noWords') }] : [];
      }),
    [grouping, counts, t],
  );
  const outlines = useMemo(() => (view.outlines ? (parts.outlines ?? []) : []), [view.outlines, parts.outlines]);
  const size = useMemo(() => ({ ...points, size: points.uses }), [points]);

  const open = async (point: number) => {
    try {
      const [card] = await cardsOfPoints(shown, [point]);
      if (!card) return;
      await navigate({
        from: source.kind === 'project' ? '/projects/$projectSlug/map' : '/w/$workspaceSlug/map',
        to: './$cardSlug',
        params: (params) => ({ ...params, cardSlug: card.slug }),
        search: true,
        state: { overList: true },
        resetScroll: false,
      });
    } catch (error) {
      notify.error(t('cardNotOpened'), { description: errorText(error) });
    }
  };
  const chooseFound = () => choose(flagged(highlighted ?? new Uint8Array(points.count).fill(1)), 'replace');
  useShortcut('Escape', t('clearSelection'), clear, { enabled: chosen.length > 0 && cardSlug === undefined });
  useShortcut('l', t('lasso'), () => setTool(tool === 'lasso' ? 'pan' : 'lasso'));
  useShortcut('f', t('showAll'), () => chart.current?.fit());
  useShortcut('a', t('selectFound'), chooseFound, { enabled: highlighted !== null });

  return (
    <div className={styles.page}>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      <MapBar
        shown={shown}
        parts={parts}
        chosen={chosen.length}
        chart={chart}
        mayWrite={mayWrite}
        updating={updating}
      />
      <p className={visuallyHidden} role="status">
        {parts.found !== undefined && t('spokenFound', { count: parts.found })}
      </p>
      <div className={styles.body}>
        <div className={styles.stage}>
          <MapChart
            ref={chart}
            points={size}
            colors={parts.colors}
            groups={groups}
            outlines={outlines}
            highlighted={highlighted}
            hidden={hidden}
            chosen={flags}
            current={current}
            chosenGroup={group?.id ?? null}
            view={view.place}
            tool={tool}
            titles={titles}
            over={legend}
            label={t('title')}
            description={t('chartDescription', { count: parts.visible })}
            countText={number}
            onView={(place) => show({ place })}
            onHover={setPointed}
            onOpen={(point) => void open(point)}
            onChoose={choose}
            onChooseGroup={chooseGroup}
            onZoom={setZoom}
            onReduced={setReduced}
            onTitles={setTitled}
          />
          {pointed && <PointTip shown={shown} at={pointed} />}
        </div>
        <div className={styles.tools}>
          <Controls
            zoom={zoom}
            tool={tool}
            outlines={view.outlines}
            hasOutlines={parts.outlines === undefined || parts.outlines.length > 0}
            chart={chart}
            onTool={setTool}
            onOutlines={(on) => show({ outlines: on })}
          />
          <Timeline months={parts.months} until={view.until} onChange={(until) => show({ until })} />
          {reduced !== undefined && <p className={styles.reduced}>{t('reduced', { count: reduced })}</p>}
        </div>
        <Legend ref={setLegend} coloring={view.coloring} legend={parts.legend} />
        <MapPanel
          shown={shown}
          parts={parts}
          place={view.place}
          group={isSelection ? undefined : group}
          chosen={chosen}
          mayWrite={mayWrite}
          onOpen={(point) => void open(point)}
          onChooseGroup={chooseGroup}
          onChoose={(found) => choose(found, 'replace')}
          onClear={clear}
          onShow={(target) => chart.current?.flyTo(target)}
        />
      </div>
    </div>
  );
}
