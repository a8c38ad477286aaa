import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import styles from './no-card.module.css';

/** Says that one may read here, not write. */
export function NotAllowed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cards');
  return (
    <Dialog opened onClose={onClose} title={t('notAllowedTitle')}>
      <p className={styles.text}>{t('notAllowedText')}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onClose} data-autofocus>
          {t('toTheCards')}
        </Button>
      </div>
    </Dialog>
  );
}
