import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  readonly opened: boolean;
  readonly onStay: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks whether to keep or discard unsaved text. */
export function LeaveDialog({ opened, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  const { t } = useTranslation('editor');
  return (
    <Dialog opened={opened} onClose={onStay} title={t('leaveTitle')}>
      <p className={styles.text}>{t('leaveText')}</p>
      <div className={styles.actions}>
        <Button danger onClick={onDiscard}>
          {t('leaveDiscard')}
        </Button>
        <Button onClick={onStay}>{t('leaveStay')}</Button>
        <Button variant="primary" onClick={onKeep} data-autofocus>
          {t('leaveKeep')}
        </Button>
      </div>
    </Dialog>
  );
}
