import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import styles from './signs.module.css';

/**
 * Marks a trend that people disagree about. `small`: only the icon, with its text as a tooltip and for screen readers.
 */
export function DisputedMark({ small }: { small?: boolean }) {
  const { t } = useTranslation('trends');
  return (
    <span className={styles.disputed} title={small ? t('disputed') : undefined}>
      <IconArrowsSplit2 size={14} stroke={1.7} aria-hidden="true" />
      <span className={small ? visuallyHidden : undefined}>{t('disputed')}</span>
    </span>
  );
}
