import { type Horizon, horizons, type RatingStep, ratingSteps, type TrendAttributes } from '@foreglow/contract';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import {
  byTitle,
  notJudged,
  type Position,
  positionOf,
  positionText,
  samePosition,
} from '#features/trends/rules/drop-target.rules.ts';
import { calendarYears } from '#features/trends/rules/steps.rules.ts';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { DropMarker } from '../moving/drop-marker.tsx';
import { MovingWords } from '../moving/moving-words.tsx';
import { Tray } from '../moving/tray.tsx';
import { useJudging } from '../moving/use-judging.ts';
import { useMoving } from '../moving/use-moving.ts';
import { CertaintyDisc } from '../signs/certainty-disc.tsx';
import { DisputedMark } from '../signs/disputed-mark.tsx';
import { Blip } from './blip.tsx';
import styles from './matrix.module.css';

interface MatrixProps {
  readonly projectSlug: string;
  readonly trends: readonly TrendAttributes[];
  readonly mayWrite: boolean;
}

const fromTheTop = ratingSteps.toReversed();

/**
 * The trends by horizon and impact, ordered by title within each cell. A more solid disc means a higher certainty. Trends
 * without a horizon or an impact are above.
 */
export default function Matrix({ projectSlug, trends, mayWrite }: MatrixProps) {
  const { t } = useTranslation('trends');
  const judge = useJudging(projectSlug);
  const place = ({ horizon, impact }: Position) =>
    horizon === null ? t('horizon_null') : `${t(`horizon_${horizon}`)}, ${t(`step_impact_${impact}`)}`;
  const moving = useMoving({
    enabled: mayWrite,
    ways: 'both',
    onMove: (trend, to) => judge(trend, { ...to }, t('movedTo', { title: trend.title, place: place(to) })),
  });
  const thisYear = new Date().getFullYear();
  const at = (here: Position) => trends.filter((trend) => samePosition(positionOf(trend, 'both'), here)).sort(byTitle);
  const waiting = at(notJudged);
  const blips = (own: readonly TrendAttributes[]) =>
    own.length > 0 && (
      <ul className={styles.blips}>
        {own.map((trend) => (
          <Blip key={trend.slug} trend={trend} moving={moving} />
        ))}
      </ul>
    );
  return (
    <>
      <MovingWords moving={moving} />
      <Tray place={notJudged} moving={moving} slugs={waiting.map(({ slug }) => slug)}>
        {blips(waiting)}
      </Tray>
      <table className={styles.matrix}>
        <caption className={visuallyHidden}>{t('matrixCaption')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t('impact')}
            </th>
            {horizons.map((horizon) => (
              <th key={horizon} scope="col" className={styles.horizon}>
                <span className={styles.name}>{t(`horizon_${horizon}`)}</span>{' '}
                <span className={styles.years}>{t('calendarYears', calendarYears(horizon, thisYear))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fromTheTop.map((impact) => (
            <tr key={impact}>
              <th scope="row" className={styles.impact}>
                <span className={styles.scale}>
                  <span className={styles.axis}>{t('impact')}</span> <span className={styles.step}>{impact}</span>{' '}
                  <span className={styles.word}>{t(`step_impact_${impact}`)}</span>
                </span>
              </th>
              {horizons.map((horizon) => {
                const here = { horizon, impact };
                const own = at(here);
                const landing = moving.liftedOver(here);
                const comesFromElsewhere = landing && !own.some(({ slug }) => slug === landing.slug);
                return (
                  <td
                    key={horizon}
                    className={cx(styles.cell, comesFromElsewhere && styles.over)}
                    style={{ '--glow': `${glow(here)}%` } as CSSProperties}
                    data-place={positionText(here)}
                  >
                    {blips(own)}
                    {comesFromElsewhere && <DropMarker title={landing.title} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend showsDisputed={trends.some(({ ratings }) => ratings.impact ?? ratings.certainty)} />
    </>
  );
}

/** The warmth of a cell's colour, in per cent: higher for near horizons and high impact. */
function glow({ horizon, impact }: { readonly horizon: Horizon; readonly impact: RatingStep }): number {
  const near = 1 - horizons.indexOf(horizon) / horizons.length;
  return Math.round(40 * near * (impact / ratingSteps.length) ** 1.3);
}

/** The meaning of the signs in the matrix. */
function Legend({ showsDisputed }: { showsDisputed: boolean }) {
  const { t } = useTranslation('trends');
  return (
    <div className={styles.legend}>
      <p id="matrix-legend">{t('legendCertainty')}</p>
      <ul aria-labelledby="matrix-legend">
        {ratingSteps.map((step: RatingStep) => (
          <li key={step}>
            <CertaintyDisc certainty={step} size={20} />
            <span className={visuallyHidden}>{step}: </span>
            {t(`step_certainty_${step}`)}
          </li>
        ))}
        {showsDisputed && (
          <li>
            <DisputedMark />
          </li>
        )}
      </ul>
    </div>
  );
}
