import { Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/button.tsx';
import styles from './dialog.module.css';
import { DialogBase } from './dialog-base.tsx';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly width?: number;
  readonly closeOnClickOutside?: boolean;
  readonly children: ReactNode;
}

/** A small dialog with a title and a close button. */
export default function DialogFrame({
  opened,
  onClose,
  title,
  width = 480,
  closeOnClickOutside,
  children,
}: DialogProps) {
  const { t } = useTranslation('ui');
  return (
    <DialogBase opened={opened} onClose={onClose} width={width} closeOnClickOutside={closeOnClickOutside}>
      <div className={styles.frame}>
        <div className={styles.plain}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
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
