import { ratingSteps } from '@foreglow/contract';
import styles from './signs.module.css';

/** The impact of a trend as rising bars, all empty if it is not judged yet. A text next to it states the value. */
export function ImpactBars({ impact, size = 18 }: { impact: number | null; size?: number }) {
  return (
    <svg
      className={styles.bars}
      width={(size * 26) / 18}
      height={size}
      viewBox="0 0 26 18"
      aria-hidden="true"
      focusable="false"
    >
      {ratingSteps.map((step) => {
        const height = 3 + step * 3;
        return (
          <rect
            key={step}
            className={step <= (impact ?? 0) ? styles.full : styles.none}
            x={(step - 1) * 5.4}
            y={18 - height}
            width="3.8"
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
