import { adoptedStep, type RatingSpread, type RatingStep, type TrendAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { stepOf } from '#features/trends/rules/steps.rules.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { type Measure, StepChoice } from '../choices/step-choice.tsx';
import { useJudging } from '../moving/use-judging.ts';
import { DisputedMark } from '../signs/disputed-mark.tsx';
import styles from './ratings.module.css';
import { SpreadChart } from './spread-chart.tsx';

interface MeasurePanelProps {
  readonly measure: Measure;
  readonly trend: TrendAttributes;
  readonly own: RatingStep | null;
  readonly mayWrite: boolean;
  readonly onRate: (value: RatingStep) => void;
}

/** The team's ratings of the impact or certainty of a trend, and the user's own. */
export function MeasurePanel({ measure, trend, own, mayWrite, onRate }: MeasurePanelProps) {
  const { t } = useTranslation(['ratings', 'trends']);
  const judge = useJudging(trend.project.slug);
  const spread = trend.ratings[measure];
  const stands = stepOf(trend[measure]);
  const group = spread && adoptedStep(spread);
  // Users who may rate see no value here before they have given their own rating.
  const hidden = mayWrite && own === null;
  return (
    <section className={styles.measure} aria-label={t(`trends:${measure}`)}>
      <h3 className={styles.name}>{t(`trends:${measure}`)}</h3>
      {!hidden && (
        <p className={styles.stands}>
          {stands === null
            ? t('ratings:trendSaysNothing')
            : t('ratings:trendSays', { value: stands, word: t(`trends:step_${measure}_${stands}`) })}
        </p>
      )}
      {spread && !hidden ? (
        <>
          <SpreadChart measure={measure} spread={spread} />
          <p className={styles.middle}>
            <Middle spread={spread} />
          </p>
          {spread.disagreement && (
            <div className={styles.disagree}>
              <DisputedMark />
              <p>{t('ratings:disputedText', { from: firstOf(spread.counts), to: lastOf(spread.counts) })}</p>
            </div>
          )}
          {mayWrite && group !== null && group !== stands && (
            <Button
              onClick={() =>
                judge(
                  trend,
                  { [measure]: group },
                  t(`ratings:adopted_${measure}`, { value: group, word: t(`trends:step_${measure}_${group}`) }),
                )
              }
            >
              {t('ratings:adopt', { value: group, word: t(`trends:step_${measure}_${group}`) })}
            </Button>
          )}
        </>
      ) : (
        <p className={styles.middle}>
          {mayWrite ? t('ratings:ratedByOthers', { count: trend.ratings.given[measure] }) : t('ratings:nobodyRated')}
        </p>
      )}
      {mayWrite && (
        <div className={styles.own}>
          <StepChoice measure={measure} label={t('ratings:yours')} value={own} onChange={onRate} />
        </div>
      )}
    </section>
  );
}

/** The median and the spread as text. */
function Middle({ spread }: { spread: RatingSpread }) {
  const { t } = useTranslation(['ratings', 'trends']);
  const { number } = useFormats();
  const [median, low, high] = [number(spread.median), number(spread.low), number(spread.high)];
  if (spread.count === 1) return t('ratings:middleOfOne', { median });
  if (low === high) return t('ratings:middleAgreed', { count: spread.count, median });
  return t('ratings:middleOfMany', { count: spread.count, median, low, high });
}

const firstOf = (counts: readonly number[]): number => counts.findIndex((count) => count > 0) + 1;
const lastOf = (counts: readonly number[]): number => counts.findLastIndex((count) => count > 0) + 1;
