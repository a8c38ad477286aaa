import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './signs.module.css';

/** People disagree about a trend. `small`: the sign alone, with its text for screen readers and as a tooltip. */
export function DisputedMark({ small }: { small?: boolean }) {
  const { t } = useTranslation('trends');
  return (
    <span className={styles.disputed} title={small ? t('disputed') : undefined}>
      <IconArrowsSplit2 size={14} stroke={1.7} aria-hidden="true" />
      <span className={small ? styles.spoken : undefined}>{t('disputed')}</span>
    </span>
  );
}
