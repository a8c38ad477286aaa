import { type RatingSpread, ratingSteps } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import type { Measure } from '../choices/step-choice.tsx';
import styles from './spread-chart.module.css';

interface SpreadChartProps {
  readonly measure: Measure;
  readonly spread: RatingSpread;
}

const height = 30;
/** The centre of a step's column in the drawing; each is 20 wide. */
const middleOf = (step: number) => step * 20 - 10;

/**
 * How many members chose each step, with the interquartile range and the median. A hidden table has the same figures.
 */
export function SpreadChart({ measure, spread }: SpreadChartProps) {
  const { t } = useTranslation(['ratings', 'trends']);
  const { number } = useFormats();
  const largest = Math.max(...spread.counts);
  return (
    <>
      <svg className={styles.chart} viewBox={`0 0 100 ${height + 11}`} aria-hidden="true" focusable="false">
        {ratingSteps.map((step, index) => {
          const count = spread.counts[index] ?? 0;
          const length = count === 0 ? 0.8 : Math.max(2, (count / largest) * height);
          return (
            <rect
              key={step}
              className={count === 0 ? styles.nobody : styles.bar}
              x={middleOf(step) - 5}
              y={height - length}
              width="10"
              height={length}
              rx={count === 0 ? 0.4 : 1.2}
            />
          );
        })}
        <line
          className={styles.half}
          x1={middleOf(spread.low)}
          x2={middleOf(spread.high)}
          y1={height + 6}
          y2={height + 6}
        />
        <circle className={styles.median} cx={middleOf(spread.median)} cy={height + 6} r="2.6" />
      </svg>
      <div className={styles.scale} aria-hidden="true">
        {ratingSteps.map((step) => (
          <span key={step}>{step}</span>
        ))}
      </div>
      <table className={visuallyHidden}>
        <caption>{t(`ratings:ratingsOf_${measure}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`trends:${measure}`)}</th>
            <th scope="col">{t('ratings:ratings')}</th>
          </tr>
        </thead>
        <tbody>
          {ratingSteps.map((step, index) => (
            <tr key={step}>
              <th scope="row">
                {step}, {t(`trends:step_${measure}_${step}`)}
              </th>
              <td>{number(spread.counts[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
