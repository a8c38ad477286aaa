import { mapSize } from '@foreglow/contract';
import { nameOfGroup } from '@foreglow/pictures/map/grouping';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartView } from '#features/map/rules/camera.rules.ts';
import { pointsInView } from '#features/map/rules/in-view.rules.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import type { MapChartHandle } from '../chart/map-chart.types.ts';
import type { MapParts, ShownMap } from '../use-map-data.ts';
import { CardRows } from './card-rows.tsx';
import styles from './map-panel.module.css';

interface OverviewProps {
  readonly shown: ShownMap;
  readonly parts: MapParts;
  readonly place: ChartView | null;
  readonly mayWrite: boolean;
  readonly onOpen: (point: number) => void;
  readonly onChooseGroup: (id: string) => void;
  readonly onChoose: (points: readonly number[]) => void;
  readonly onShow: MapChartHandle['flyTo'];
}

/** An overview of a map: its groups, the cards in view, isolated cards, and thin areas. */
export function Overview({ shown, parts, place, mayWrite, onOpen, onChooseGroup, onChoose, onShow }: OverviewProps) {
  const { t } = useTranslation('map');
  const { number } = useFormats();
  const percent = (share: number) => t('percent', { value: number(Math.round(share * 100)) });
  const { assistance } = useSiteConfig().features;
  const { source, attributes, points, grouping } = shown;
  const { highlighted, hidden, counts, found, visible } = parts;
  const nameOf = (id: string) => {
    const group = grouping.byId.get(id);
    return (group && nameOfGroup(group)) ?? t('noWords');
  };
  const inView = useMemo(
    () => pointsInView(points, place, (point) => highlighted?.[point] === 0 || hidden?.[point] === 1),
    [points, place, highlighted, hidden],
  );
  const alone = attributes.alone.filter(({ point }) => highlighted?.[point] !== 0 && hidden?.[point] !== 1);
  const thin = attributes.thin.filter(({ between }) => between.every((id) => (counts.get(id) ?? 0) > 0));
  const distances = new Map(alone.map(({ point, distance }) => [point, distance]));
  return (
    <>
      <h2 className={styles.title}>{t('cardCount', { count: found ?? visible })}</h2>
      <p className={styles.text}>{found === undefined ? t('intro') : t('foundOf', { all: number(visible) })}</p>
      <section>
        <h3 className={styles.heading}>{t('groups')}</h3>
        <ul className={styles.rows}>
          {grouping.coarse
            .filter(({ id }) => (counts.get(id) ?? 0) > 0)
            .map((group) => (
              <li key={group.id}>
                <button type="button" className={styles.row} onClick={() => onChooseGroup(group.id)}>
                  <span className={styles.name} dir="auto">
                    {nameOf(group.id)}
                  </span>
                  <span className={styles.number}>{number(counts.get(group.id) ?? 0)}</span>
                </button>
              </li>
            ))}
        </ul>
        {source.kind === 'project' && mayWrite && assistance && (
          <p className={styles.draft}>
            <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug: source.slug }}>
              {t('draftRadar')}
            </ButtonLink>
          </p>
        )}
      </section>
      {alone.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('alone')}</h3>
          <p className={styles.hint}>{t('aloneHint')}</p>
          <CardRows
            shown={shown}
            points={alone.map(({ point }) => point)}
            onOpen={onOpen}
            note={(point) => percent(distances.get(point) ?? 0)}
          />
        </section>
      )}
      {thin.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('thin')}</h3>
          <p className={styles.hint}>{t('thinHint')}</p>
          <ul className={styles.rows}>
            {thin.map(({ x, y, radius, between }) => (
              <li key={`${x} ${y}`}>
                <button
                  type="button"
                  className={styles.row}
                  onClick={() =>
                    onShow({
                      left: (x - radius) / mapSize,
                      right: (x + radius) / mapSize,
                      top: (y - radius) / mapSize,
                      bottom: (y + radius) / mapSize,
                    })
                  }
                >
                  <span className={styles.name} dir="auto">
                    {t('between', { one: nameOf(between[0] ?? ''), other: nameOf(between[1] ?? '') })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <div className={styles.inView}>
          <h3 className={styles.heading}>
            {place === null ? t('allCards') : t('inView')}
            <span>{number(inView.length)}</span>
          </h3>
          {inView.length > 0 && (
            <Button variant="quiet" onClick={() => onChoose(inView)}>
              {t('selectThese')}
            </Button>
          )}
        </div>
        <CardRows key={inView[0] ?? 'none'} shown={shown} points={inView} onOpen={onOpen} />
      </section>
      {attributes.trustworthiness !== null && (
        <p className={styles.section}>
          <span className={styles.hint}>{t('trust', { share: percent(attributes.trustworthiness) })}</span>
        </p>
      )}
    </>
  );
}
