import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './moving.module.css';
import type { Moving } from './use-moving.ts';

/** Explains how to move a trend with the keyboard, and announces to screen readers what just happened. */
export function MovingWords({ moving }: { moving: Moving }) {
  const { t } = useTranslation('trends');
  // The focused trend handles this key itself. It is only listed in the help.
  useShortcut('Space', t('movingKeys'), () => undefined, { enabled: moving.enabled, keysOnly: true });
  if (!moving.enabled) return null;
  return (
    <>
      <p id="trend-moving-hint" className={styles.hint}>
        {t('movingHint')}
      </p>
      <p className={visuallyHidden} aria-live="assertive">
        {moving.announcement}
      </p>
    </>
  );
}
