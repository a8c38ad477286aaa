import { type Horizon, horizons, type TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { byImpact, type Position, positionText } from '#features/trends/rules/drop-target.rules.ts';
import { calendarYears } from '#features/trends/rules/steps.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { cx } from '#ui/class-names.ts';
import { DropMarker } from '../moving/drop-marker.tsx';
import { MovingWords } from '../moving/moving-words.tsx';
import { Tray } from '../moving/tray.tsx';
import { useJudging } from '../moving/use-judging.ts';
import { useMoving } from '../moving/use-moving.ts';
import styles from './board.module.css';
import { TrendCard } from './trend-card.tsx';

interface BoardProps {
  readonly projectSlug: string;
  readonly trends: readonly TrendAttributes[];
  readonly mayWrite: boolean;
}

/** The trends by horizon: now, next and later, each with the highest impact first. Those without one are above. */
export function Board({ projectSlug, trends, mayWrite }: BoardProps) {
  const { t } = useTranslation('trends');
  const { number } = useFormats();
  const judge = useJudging(projectSlug);
  const move = (trend: TrendAttributes, { horizon }: Pick<Position, 'horizon'>) =>
    judge(trend, { horizon }, t('movedTo', { title: trend.title, place: t(`horizon_${horizon}`) }));
  const moving = useMoving({ enabled: mayWrite, ways: 'horizon', onMove: move });
  const thisYear = new Date().getFullYear();
  const at = (horizon: Horizon | null) => trends.filter((trend) => trend.horizon === horizon).sort(byImpact);
  const cardOf = (trend: TrendAttributes) => (
    <TrendCard key={trend.slug} trend={trend} moving={moving} onMove={(to) => move(trend, { horizon: to })} />
  );
  const waiting = at(null);
  return (
    <>
      <MovingWords moving={moving} />
      <Tray place={{ horizon: null }} moving={moving} slugs={waiting.map(({ slug }) => slug)}>
        <ul className={styles.waiting}>{waiting.map(cardOf)}</ul>
      </Tray>
      <div className={styles.board}>
        {horizons.map((horizon) => {
          const own = at(horizon);
          const landing = moving.liftedOver({ horizon });
          const comesFromElsewhere = landing && !own.some(({ slug }) => slug === landing.slug);
          return (
            <section
              key={horizon}
              className={cx(styles.column, styles[horizon], comesFromElsewhere && styles.over)}
              data-place={positionText({ horizon })}
              aria-labelledby={`horizon-${horizon}`}
            >
              <header className={styles.head}>
                <h2 id={`horizon-${horizon}`} className={styles.name}>
                  {t(`horizon_${horizon}`)} <span className={styles.count}>{number(own.length)}</span>
                </h2>
                <p className={styles.years}>
                  {t(`years_${horizon}`)} <span>{t('calendarYears', calendarYears(horizon, thisYear))}</span>
                </p>
              </header>
              {comesFromElsewhere && <DropMarker title={landing.title} />}
              <ul className={styles.cards}>{own.map(cardOf)}</ul>
              {own.length === 0 && !comesFromElsewhere && <p className={styles.nothing}>{t('nothingHere')}</p>}
            </section>
          );
        })}
      </div>
    </>
  );
}
