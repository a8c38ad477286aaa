import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useRestoreProject } from '#features/projects/api/restore-project.ts';
import { workspaceQuery } from '#features/workspaces/api/read-workspace.ts';
import { WorkspaceMissing } from '#features/workspaces/components/workspace-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { trashedProjectsQuery } from '../api/list-trash.ts';
import { TrashList } from '../components/trash-list.tsx';
import { useRestoring } from '../components/use-restoring.ts';

/** The deleted projects of a workspace. */
export default function WorkspaceTrashScreen() {
  const { t } = useTranslation('trash');
  const { workspaceSlug } = useParams({ from: '/shell/w/$workspaceSlug/trash' });
  const { page = 1 } = useSearch({ from: '/shell/w/$workspaceSlug/trash' });
  const may = useMay();
  const allowed = may('project.delete', { workspaceSlug });
  const workspace = useQuery({ ...workspaceQuery(workspaceSlug), enabled: allowed });
  const query = useQuery({ ...trashedProjectsQuery(workspaceSlug, page), enabled: allowed });
  const { restoring, start } = useRestoring(useRestoreProject().mutateAsync);
  useDocumentTitle(workspace.data ? `${t('title')} · ${workspace.data.title}` : t('title'));
  if (!allowed) return <NoPermission />;
  return (
    <QueryState
      query={workspace}
      missing={<WorkspaceMissing />}
      skeleton={
        <Page>
          <PageHeader title={t('title')} />
          <RowSkeletons count={4} round={false} />
        </Page>
      }
    >
      {({ title }) => (
        <Page>
          <PageHeader
            title={t('title')}
            lede={t('projectsLede', { title, count: limits.trashDays })}
            actions={
              <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug }}>
                {t('toWorkspace')}
              </ButtonLink>
            }
          />
          <TrashList label={t('projects')} query={query} restoring={restoring} onRestore={start} />
        </Page>
      )}
    </QueryState>
  );
}
