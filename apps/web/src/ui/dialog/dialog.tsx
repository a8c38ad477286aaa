import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/index.ts';
import { DialogBase } from './dialog-base.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly width?: number;
  readonly closeOnClickOutside?: boolean;
  readonly children: ReactNode;
}

/** A small dialog with a title and a close button. */
export function Dialog({ opened, onClose, title, width = 480, closeOnClickOutside, children }: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <DialogBase opened={opened} onClose={onClose} label={title} width={width} closeOnClickOutside={closeOnClickOutside}>
      <div className={styles.frame}>
        <div className={styles.plain}>
          <h2 className={styles.title} aria-hidden="true">
            {title}
          </h2>
          {children}
        </div>
      </div>
      <div className={styles.close}>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </DialogBase>
  );
}
