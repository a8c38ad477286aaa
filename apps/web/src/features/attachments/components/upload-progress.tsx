import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import styles from './picture-field.module.css';
import type { PictureUpload } from './use-picture-upload.ts';

/** The progress of an upload with a button to cancel, or its failure with a button to retry. */
export function UploadProgress({ upload: { state, cancel } }: { upload: PictureUpload }) {
  const { t } = useTranslation(['attachments', 'ui']);
  if (state.is === 'idle') return null;
  if (state.is === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>{state.message}</p>
        {state.retry && <Button onClick={state.retry}>{t('ui:retry')}</Button>}
        <Button variant="quiet" onClick={cancel}>
          {t('attachments:dismiss')}
        </Button>
      </div>
    );
  }
  const sent = state.is === 'sending' && state.share < 1;
  const making = sent ? t('attachments:uploading') : t('attachments:gettingReady');
  const words = state.is === 'fetching' ? t('attachments:fetching') : making;
  return (
    <div className={styles.progress}>
      <div>
        <p role="status">{words}</p>
        <ProgressBar label={words} share={sent ? state.share : undefined} />
      </div>
      <Button onClick={cancel}>{t('ui:cancel')}</Button>
    </div>
  );
}
