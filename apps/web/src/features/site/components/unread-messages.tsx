import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messagesQuery } from '#features/reach-out/api/messages.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './admin.module.css';

/** The number of unread messages, next to the name of their part. */
export function UnreadMessages() {
  const { t } = useTranslation('admin');
  const { number } = useFormats();
  const unread = useQuery(messagesQuery(1)).data?.meta.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={styles.unread} role="img" aria-label={t('unread', { count: unread })}>
      {number(unread)}
    </span>
  );
}
