import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** Something worth knowing above the content of a page, with what can be done about it. It can be closed. */
export function Banner({ label, children, actions, onClose }: BannerProps) {
  const { t } = useTranslation('ui');
  return (
    <aside className={styles.banner} aria-label={label}>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>
        {actions}
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
