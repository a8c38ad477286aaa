import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TrashedWorkspaces } from '#features/trash/components/trashed-workspaces.tsx';
import { workspacesQuery } from '#features/workspaces/api/list-workspaces.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useFormats } from '#lib/format/use-formats.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Row, RowSkeletons, Rows } from '#ui/rows/rows.tsx';
import { State } from '#ui/state/state.tsx';
import styles from '../components/admin.module.css';

/** All workspaces of the installation, or those in the trash. */
export default function WorkspacesPage() {
  const { t } = useTranslation('admin');
  const { trash, page = 1 } = useSearch({ from: '/shell/admin/workspaces' });
  useDocumentTitle(`${t('workspaces')} · ${t('title')}`);
  return (
    <>
      <nav className={styles.switch} aria-label={t('which')}>
        <ButtonLink
          to="/admin/workspaces"
          search={{}}
          variant={trash ? 'quiet' : 'plain'}
          // Otherwise this address would be part of that of the trash.
          activeOptions={{ exact: true }}
          aria-current={!trash}
        >
          {t('allWorkspaces')}
        </ButtonLink>
        <ButtonLink
          to="/admin/workspaces"
          search={{ trash: true }}
          variant={trash ? 'plain' : 'quiet'}
          aria-current={trash === true}
        >
          {t('trash')}
        </ButtonLink>
      </nav>
      {trash ? <TrashedWorkspaces page={page} /> : <AllWorkspaces page={page} />}
    </>
  );
}

function AllWorkspaces({ page }: { page: number }) {
  const { t } = useTranslation('admin');
  const { longDay } = useFormats();
  const query = useQuery(workspacesQuery(page));
  return (
    <QueryState query={query} skeleton={<RowSkeletons count={5} round={false} />}>
      {({ data, meta }) =>
        data.length === 0 ? (
          <State ghost="rows" title={t('noWorkspacesTitle')} text={t('noWorkspacesText')} />
        ) : (
          <>
            <Rows label={t('workspaces')}>
              {data.map(({ id, attributes: { slug, title, created_at, ...counts } }) => (
                <Row
                  key={id}
                  title={
                    <Link className={styles.link} to="/w/$workspaceSlug" params={{ workspaceSlug: slug }}>
                      <bdi>{title}</bdi>
                    </Link>
                  }
                  text={t('since', { day: longDay(created_at) })}
                  end={
                    <>
                      <span>
                        {[
                          t('projects', { count: counts.project_count }),
                          t('cards', { count: counts.card_count }),
                          t('members', { count: counts.member_count }),
                        ].join(' · ')}
                      </span>
                      <ButtonLink to="/w/$workspaceSlug/members" params={{ workspaceSlug: slug }} variant="quiet">
                        {t('toMembers')}
                      </ButtonLink>
                    </>
                  }
                />
              ))}
            </Rows>
            <Pager page={meta.current_page} pages={meta.total_page_count} />
          </>
        )
      }
    </QueryState>
  );
}
