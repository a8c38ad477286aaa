import { useTranslation } from 'react-i18next';
import styles from './moving.module.css';
import type { Moving } from './use-moving.ts';

/** For screen readers: how a trend is moved, and what just happened. */
export function MovingWords({ moving }: { moving: Moving }) {
  const { t } = useTranslation('trends');
  if (!moving.enabled) return null;
  return (
    <div className={styles.spoken}>
      <p id="trend-moving-hint" hidden>
        {t('movingHint')}
      </p>
      <p aria-live="assertive">{moving.announcement}</p>
    </div>
  );
}
