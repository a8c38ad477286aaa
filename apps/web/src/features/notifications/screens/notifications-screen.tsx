import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import { notify } from '#ui/toast/notify.ts';
import { notificationsQuery, useMarkAll } from '../api/notifications.ts';
import { NotificationRow } from '../components/notification-row.tsx';
import styles from '../components/notifications.module.css';

/** The user's notifications: comments that mention them or belong to their content. */
export default function NotificationsScreen() {
  const { t } = useTranslation('notifications');
  const { page = 1 } = useSearch({ from: '/shell/notifications' });
  const query = useQuery(notificationsQuery(page));
  const markAll = useMarkAll();
  useDocumentTitle(t('title'));
  const unread = query.data?.meta.unread ?? 0;
  return (
    <Page>
      <PageHeader
        title={t('title')}
        count={unread > 0 ? t('unread', { count: unread }) : undefined}
        actions={
          unread > 0 && (
            <Button
              busy={markAll.isPending}
              icon={<IconChecks stroke={1.6} aria-hidden="true" />}
              onClick={() =>
                markAll.mutate(undefined, {
                  onError: (error) => notify.error(t('notKept'), { description: errorText(error) }),
                })
              }
            >
              {t('readAll')}
            </Button>
          )
        }
      />
      <QueryState query={query} skeleton={<RowSkeletons count={5} />}>
        {({ data, meta }) =>
          meta.total_record_count === 0 ? (
            <State ghost="rows" title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <>
              <ul className={styles.list} aria-label={t('title')}>
                {data.map(({ id, attributes }) => (
                  <NotificationRow key={id} notification={{ id, ...attributes }} />
                ))}
              </ul>
              <Pager page={meta.current_page} pages={meta.total_page_count} />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}
