import type { RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './published-note.module.css';

/** The last edition of a radar, and whether it can be read without signing in. */
export function PublishedNote({ radar }: { radar: Pick<RadarAttributes, 'last_dump' | 'public_page'> }) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  const { last_dump, public_page } = radar;
  if (!last_dump) return <p className={styles.note}>{t('notPublished')}</p>;
  const { number, created_at, open } = last_dump;
  // After the last edition was revoked or has expired, one before it may still be open.
  const shown = public_page?.shown ?? null;
  if (!open && shown !== null) {
    return (
      <p className={styles.note} data-open>
        {t('shownNow', { number: shown, last: number })}
      </p>
    );
  }
  return (
    <p className={styles.note} data-open={open || undefined}>
      {t(open ? 'publicSince' : 'publishedOn', { number, day: longDay(created_at) })}
    </p>
  );
}
