import { useTranslation } from 'react-i18next';
import { ApiError, errorText, fieldErrors } from '../../../lib/http/index.ts';
import styles from './insight-editor.module.css';

/** Why it was not saved, where that is not said beside a field, and that nothing is lost. */
export function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('insights');
  const offline = error instanceof ApiError && error.status === 0;
  const told = Object.keys(fieldErrors(error)).length > 0;
  return (
    <p className={styles.failed} role="alert">
      {told ? t('lookAtFields') : offline ? t('notReached') : `${errorText(error)} ${t('textKept')}`}
    </p>
  );
}
