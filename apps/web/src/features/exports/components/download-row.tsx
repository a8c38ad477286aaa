import type { ExportAttributes } from '@foreglow/contract';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/class-names.ts';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { notify } from '#ui/toast/notify.ts';
import { useDeleteExport } from '../api/delete-export.ts';
import { isUnfinished, shareOf } from '../rules/progress.rules.ts';
import { saveExport } from './download.ts';
import styles from './downloads.module.css';
import { FormatIcon } from './format-icon.tsx';
import { useFailureText } from './use-failure-text.ts';

interface DownloadRowProps {
  readonly made: ExportAttributes;
  /** Whether the address of the page refers to it. */
  readonly isNamed?: boolean;
}

/** An export with its state: its progress, its file, or the reason why there is none. */
export function DownloadRow({ made, isNamed }: DownloadRowProps) {
  const { t } = useTranslation('exports');
  const { bytes, number, dayAndTime, longDay } = useFormats();
  const failureText = useFailureText();
  const remove = useDeleteExport();
  const save = useMutation({ mutationFn: saveExport, onError: (error) => notify.error(errorText(error)) });
  const unfinished = isUnfinished(made);
  const facts = [
    made.version !== null && made.taken_at !== null
      ? t('asOf', { version: number(made.version), when: dayAndTime(made.taken_at) })
      : dayAndTime(made.created_at),
    made.content !== 'project' && made.content !== 'brief' && t(`count_${made.content}`, { count: made.total }),
    made.bytes !== null && bytes(made.bytes),
    made.left_out > 0 && t('leftOut', { count: made.left_out }),
  ];
  const discard = () => {
    if (remove.isPending) return;
    remove.mutate(made, { onError: (error) => notify.error(errorText(error)) });
  };
  return (
    <li className={cx(styles.row, isNamed && styles.named)}>
      <span className={styles.icon}>
        <FormatIcon format={made.format} size={22} />
      </span>
      <div className={styles.main}>
        <span className={styles.name} dir="auto">
          {made.file_name}
        </span>
        {unfinished ? (
          <>
            <ProgressBar label={t('progress')} share={shareOf(made)} />
            <span className={styles.facts} role="status">
              {made.state === 'waiting'
                ? t('waiting')
                : t('doneOf', { done: number(made.done), total: number(made.total) })}
            </span>
          </>
        ) : made.state === 'ready' ? (
          <>
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
            <span className={styles.facts}>{t('expires', { day: longDay(made.expires_at) })}</span>
          </>
        ) : (
          <span className={styles.failed}>{failureText(made)}</span>
        )}
      </div>
      <div className={styles.actions}>
        {made.state === 'ready' && (
          <Button
            variant={isNamed ? 'primary' : 'plain'}
            icon={<IconDownload stroke={1.6} aria-hidden="true" />}
            busy={save.isPending}
            onClick={() => save.mutate(made)}
          >
            {t('download')}
          </Button>
        )}
        {unfinished ? (
          <Button busy={remove.isPending} onClick={discard}>
            {t('cancelExport')}
          </Button>
        ) : (
          <IconButton
            label={t('deleteOne', { name: made.file_name })}
            aria-busy={remove.isPending || undefined}
            onClick={discard}
          >
            <IconTrash stroke={1.6} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}
