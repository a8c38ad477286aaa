import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { messagesQuery } from '../api/messages.ts';
import { MessageRow } from '../components/message-row.tsx';
import styles from '../components/messages.module.css';

/** The messages that people sent to the administrators of the installation. */
export default function MessagesPage() {
  const { t } = useTranslation(['reach-out', 'admin']);
  const { page = 1, open } = useSearch({ from: '/shell/admin/messages' });
  const query = useQuery(messagesQuery(page));
  useDocumentTitle(`${t('reach-out:messages')} · ${t('admin:title')}`);
  return (
    <QueryState query={query} skeleton={<RowSkeletons count={5} round={false} />}>
      {({ data, meta }) =>
        meta.total_record_count === 0 ? (
          <State ghost="rows" title={t('reach-out:emptyTitle')} text={t('reach-out:emptyText')} />
        ) : (
          <>
            <ul className={styles.list} aria-label={t('reach-out:messages')}>
              {data.map(({ id, attributes }) => (
                <MessageRow key={id} message={{ id, ...attributes }} opened={id === open} />
              ))}
            </ul>
            <p className={styles.kept}>{t('reach-out:kept', { count: limits.messageDays })}</p>
            <Pager page={meta.current_page} pages={meta.total_page_count} />
          </>
        )
      }
    </QueryState>
  );
}
