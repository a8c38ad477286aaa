import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import type { Evidence } from '../rules/evidence.rules.ts';
import styles from './removed-note.module.css';

interface RemovedNoteProps {
  readonly item: Evidence;
  /** Absent for users who may not restore. */
  readonly onRestore?: (() => void) | undefined;
  readonly busy: boolean;
}

/** States that evidence is in the trash, and until when it can be restored. */
export function RemovedNote({ item, ...rest }: RemovedNoteProps) {
  return item.removed_at === null ? null : <Note title={item.title} removedAt={item.removed_at} {...rest} />;
}

interface NoteProps extends Omit<RemovedNoteProps, 'item'> {
  readonly title: string;
  readonly removedAt: string;
}

function Note({ title, removedAt, onRestore, busy }: NoteProps) {
  const { t } = useTranslation('evidence');
  const { longDay } = useFormats();
  return (
    <span className={styles.note}>
      <span>{t('removed', { day: longDay(removedAt) })}</span>
      {onRestore && (
        <Button variant="quiet" busy={busy} aria-label={t('restoreNamed', { title })} onClick={onRestore}>
          {t('restore')}
        </Button>
      )}
    </span>
  );
}
