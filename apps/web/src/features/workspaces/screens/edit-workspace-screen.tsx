import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { notify } from '#ui/toast/notify.ts';
import { workspaceQuery } from '../api/read-workspace.ts';
import { useUpdateWorkspace } from '../api/update-workspace.ts';
import { DeleteWorkspace } from '../components/delete-workspace.tsx';
import { WorkspaceForm, type WorkspaceValues } from '../components/workspace-form.tsx';
import { WorkspaceMissing } from '../components/workspace-missing.tsx';

/** Changes a workspace, or moves it to the trash. */
export default function EditWorkspaceScreen() {
  const { t } = useTranslation('workspaces');
  const { workspaceSlug } = useParams({ from: '/shell/w/$workspaceSlug/edit' });
  const navigate = useNavigate();
  const may = useMay();
  const query = useQuery(workspaceQuery(workspaceSlug));
  const update = useUpdateWorkspace(workspaceSlug);
  const isShown = useIsShown();
  useDocumentTitle(query.data ? `${t('editTitle')} · ${query.data.title}` : t('editTitle'));
  if (!may('workspace.update', { workspaceSlug })) return <NoPermission />;
  const submit = async (_: WorkspaceValues, changes: Partial<WorkspaceValues>) => {
    await update.mutateAsync(changes);
    notify.success(t('saved'));
    if (isShown()) await navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug } });
  };
  return (
    <QueryState
      query={query}
      missing={<WorkspaceMissing />}
      skeleton={
        <Page width="form">
          <PageHeader title={t('editTitle')} />
          <FormSkeleton fields={3} />
        </Page>
      }
    >
      {(workspace) => (
        <Page width="form">
          <PageHeader
            title={t('editTitle')}
            actions={
              <ButtonLink to="/w/$workspaceSlug/trash" params={{ workspaceSlug }}>
                {t('trash')}
              </ButtonLink>
            }
          />
          <WorkspaceForm
            key={workspace.slug}
            workspace={workspace}
            keptAs={`workspace.${workspace.slug}`}
            submitLabel={t('save')}
            onSubmit={submit}
          />
          {may('workspace.delete', { workspaceSlug }) && <DeleteWorkspace workspace={workspace} />}
        </Page>
      )}
    </QueryState>
  );
}
