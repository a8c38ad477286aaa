import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/index.ts';
import { Dialog } from '../../../ui/dialog/index.ts';
import styles from './no-card.module.css';

/** The fixed fallback of the card dialog (§2 of the specification). */
export function NoCard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cards');
  return (
    <Dialog opened onClose={onClose} title={t('noCardTitle')}>
      <p className={styles.text}>{t('noCardText')}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onClose} data-autofocus>
          {t('toTheCards')}
        </Button>
      </div>
    </Dialog>
  );
}
