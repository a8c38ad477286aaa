import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import styles from './load-failed.module.css';

/** States that some of the cards in view could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['cards', 'ui']);
  return (
    <div className={styles.note} role="alert">
      {t('cards:someNotLoaded')}
      <Button onClick={onRetry}>{t('ui:retry')}</Button>
    </div>
  );
}
