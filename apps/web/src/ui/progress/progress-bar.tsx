import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly label: string;
  /** Between 0 and 1; absent while it is unknown. */
  readonly share?: number | undefined;
}

/** A progress bar in the colours of dawn. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles.track}
    >
      <span
        className={percent === undefined ? styles.unknown : styles.bar}
        style={{ width: percent === undefined ? undefined : `${percent}%` }}
      />
    </div>
  );
}
