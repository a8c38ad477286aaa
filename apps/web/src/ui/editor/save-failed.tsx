import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/drafts/index.ts';
import { errorText } from '../../lib/http/index.ts';
import styles from './save-failed.module.css';

/** States why saving failed if no field shows it, and that the text is not lost. */
export function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('editor');
  const failure = failureOf(error);
  return (
    <p className={styles.failed} role="alert">
      {failure === 'fields'
        ? t('checkMarkedFields')
        : failure === 'offline'
          ? t('notSavedOffline')
          : `${errorText(error)} ${t('draftKept')}`}
    </p>
  );
}
