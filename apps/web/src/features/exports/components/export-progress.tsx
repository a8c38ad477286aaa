import type { ExportAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { isMissing } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useDeleteExport } from '../api/delete-export.ts';
import { exportQuery } from '../api/read-export.ts';
import { shareOf } from '../rules/progress.rules.ts';
import styles from './export-dialog.module.css';
import { useFailureText } from './use-failure-text.ts';

interface ExportProgressProps {
  /** The export as it was started. */
  readonly started: ExportAttributes;
  readonly onLeave: () => void;
  readonly onReady: (made: ExportAttributes) => void;
  readonly onAgain: () => void;
  readonly onCancelled: () => void;
}

/** The progress of a large export, which continues when the dialog is closed. */
export function ExportProgress({ started, onLeave, onReady, onAgain, onCancelled }: ExportProgressProps) {
  const { t } = useTranslation('exports');
  const { number } = useFormats();
  const failureText = useFailureText();
  const query = useQuery({ ...exportQuery(started.slug), initialData: started });
  const remove = useDeleteExport();
  const now = query.data;
  const ready = useEffectEvent(() => onReady(now));
  const { state } = now;
  useEffect(() => {
    if (state === 'ready') ready();
  }, [state]);
  const cancel = () =>
    remove.mutate(now, { onSuccess: onCancelled, onError: (error) => notify.error(errorText(error)) });
  const gone = query.isError && isMissing(query.error);
  if (state === 'failed' || gone) {
    return (
      <div className={styles.form}>
        <p className={styles.error} role="alert">
          {gone ? t('missingTitle') : failureText(now)}
        </p>
        <div className={styles.foot} data-foot>
          <span />
          <span className={styles.buttons}>
            <Button onClick={onLeave}>{t('close')}</Button>
            <Button variant="primary" onClick={onAgain}>
              {t('again')}
            </Button>
          </span>
        </div>
      </div>
    );
  }
  const message =
    state === 'waiting'
      ? t('waiting')
      : now.total > 0
        ? t('doneOf', { done: number(now.done), total: number(now.total) })
        : t('running');
  return (
    <div className={styles.form}>
      <p className={styles.fileName}>{now.file_name}</p>
      <ProgressBar label={t('progress')} share={shareOf(now)} />
      <p className={styles.said} role="status">
        {message}
      </p>
      <p className={styles.hint}>{t('mayLeave')}</p>
      <div className={styles.foot} data-foot>
        <Button variant="quiet" busy={remove.isPending} onClick={cancel}>
          {t('cancelExport')}
        </Button>
        <Button variant="primary" onClick={onLeave} data-autofocus>
          {t('goOn')}
        </Button>
      </div>
    </div>
  );
}
