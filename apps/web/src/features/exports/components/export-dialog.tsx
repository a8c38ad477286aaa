import type { ExportAttributes } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useMounted } from '#ui/on-demand/anchor.tsx';
import { notify } from '#ui/toast/notify.ts';
import { isUnfinished } from '../rules/progress.rules.ts';
import { saveFile } from './download.ts';
import { ExportForm } from './export-form.tsx';
import { ExportProgress } from './export-progress.tsx';
import { type ExportSubject, leftExports } from './export-state.ts';

interface ExportDialogProps {
  /** What the dialog exports; undefined: it is closed. */
  readonly subject: ExportSubject | undefined;
  readonly onClose: () => void;
}

/** Asks what to export and in which form, then shows the progress and saves the file. */
export default function ExportDialog({ subject, onClose }: ExportDialogProps) {
  const { t } = useTranslation('exports');
  const mounted = useMounted();
  const [running, setRunning] = useState<ExportAttributes>();
  const [shown, setShown] = useState<ExportSubject>();
  // While the dialog closes, it keeps showing its last subject.
  if (subject && subject !== shown) setShown(subject);
  const leave = () => {
    // The export continues in the background, and a toast reports when it has ended.
    if (running && isUnfinished(running)) leftExports.set([...leftExports.get(), running.slug]);
    setRunning(undefined);
    onClose();
  };
  const finish = (made: ExportAttributes) => {
    setRunning(undefined);
    onClose();
    if (!made.url) return;
    saveFile(made);
    const leftOut = made.left_out > 0 ? t('leftOut', { count: made.left_out }) : '';
    notify.success(t('savedTitle'), { description: [made.file_name, leftOut].filter(Boolean).join(' · ') });
  };
  if (!shown) return null;
  const { slugs, title, content, list } = shown;
  // If more than the selection can be chosen, the title does not name the selection.
  const named =
    title ??
    (slugs && !list && content !== 'project' && content !== 'brief' && t(`count_${content}`, { count: slugs.length }));
  return (
    <Dialog
      opened={mounted && subject !== undefined}
      onClose={leave}
      title={named ? t('titleOf', { what: named }) : t('title')}
      width={620}
      closeOnClickOutside={!running}
    >
      {running ? (
        <ExportProgress
          started={running}
          onLeave={leave}
          onReady={finish}
          onAgain={() => setRunning(undefined)}
          onCancelled={() => setRunning(undefined)}
        />
      ) : (
        <ExportForm
          key={JSON.stringify([shown.projectSlug, content, slugs?.length, shown.list?.count])}
          subject={shown}
          onClose={leave}
          onStarted={(made) => (made.state === 'ready' ? finish(made) : setRunning(made))}
        />
      )}
    </Dialog>
  );
}
