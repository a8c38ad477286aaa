import type { ImportAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import styles from './reasons.module.css';

type Note = ImportAttributes['rows'][number]['notes'][number];

interface NotesProps {
  readonly notes: readonly Note[];
  /** Whether text that was decoded wrongly is repaired. */
  readonly repaired: boolean;
}

/** Notes about a row that is imported in spite of them. */
export function Notes({ notes, repaired }: NotesProps) {
  const { t } = useTranslation('imports');
  const fieldsWith = (code: Note['code']) =>
    notes.filter((note) => note.code === code).map(({ field }) => t(`field_${field}`));
  const misread = fieldsWith('text_misread');
  const unread = fieldsWith('value_unread');
  const lost = fieldsWith('letters_lost');
  return (
    <span className={styles.reasons}>
      {misread.length > 0 && (
        <span>{t(repaired ? 'note_repaired' : 'note_misread', { fields: misread.join(', ') })}</span>
      )}
      {notes.some(({ code }) => code === 'date_unread') && <span>{t('note_date')}</span>}
      {unread.length > 0 && <span>{t('note_unread', { fields: unread.join(', ') })}</span>}
      {lost.length > 0 && <span>{t('note_lost', { fields: lost.join(', ') })}</span>}
    </span>
  );
}
