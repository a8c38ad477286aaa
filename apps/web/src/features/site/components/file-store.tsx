import type { SettingsAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText, translated } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useTestFiles } from '../api/connections.ts';
import styles from './admin.module.css';

/** Where files are kept, which only the environment of the server can change, and whether that works. */
export function FileStore({ files }: { readonly files: SettingsAttributes['files'] }) {
  const { t } = useTranslation('admin');
  const { mutate, isPending, data, error } = useTestFiles();
  const isFailed = error !== null || data?.works === false;
  return (
    <>
      {files.kind === 's3' ? t('filesS3', { place: files.place ?? '' }) : t('filesDisk')}
      <small>{t('filesFixed')}</small>
      <div className={styles.test}>
        <Button busy={isPending} onClick={() => mutate()}>
          {t('filesTest')}
        </Button>
        <span role="status" className={isFailed ? styles.failed : undefined}>
          {error && errorText(error)}
          {data &&
            (data.works
              ? t('filesWork', { milliseconds: data.milliseconds })
              : t('testFailed', { reason: translated('', data.detail ?? '') }))}
        </span>
      </div>
    </>
  );
}
