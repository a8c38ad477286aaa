import type { RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './published-note.module.css';

/** The last published version of a radar, and whether it can be read without signing in. */
export function PublishedNote({ radar: { last_dump } }: { radar: Pick<RadarAttributes, 'last_dump'> }) {
  const { t } = useTranslation('radars');
  const { longDay } = useFormats();
  if (!last_dump) return <p className={styles.note}>{t('notPublished')}</p>;
  const { number, created_at, open } = last_dump;
  return (
    <p className={styles.note} data-open={open || undefined}>
      {t(open ? 'publicSince' : 'publishedOn', { number, day: longDay(created_at) })}
    </p>
  );
}
