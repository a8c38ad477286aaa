import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { useCreateWorkspace } from '../api/create-workspace.ts';
import { WorkspaceForm, type WorkspaceValues } from '../components/workspace-form.tsx';

const keptAs = 'workspace.new';

/** Creates a workspace, and opens it. */
export default function CreateWorkspaceScreen() {
  const { t } = useTranslation('workspaces');
  const navigate = useNavigate();
  const may = useMay();
  const create = useCreateWorkspace(keptAs);
  const isShown = useIsShown();
  useDocumentTitle(t('createTitle'));
  if (!may('workspace.create')) return <NoPermission />;
  const submit = async (values: WorkspaceValues) => {
    const { slug } = await create.mutateAsync(values);
    if (isShown()) await navigate({ to: '/w/$workspaceSlug', params: { workspaceSlug: slug }, replace: true });
  };
  return (
    <Page width="form">
      <PageHeader title={t('createTitle')} lede={t('createLede')} />
      <WorkspaceForm keptAs={keptAs} submitLabel={t('create')} onSubmit={submit} />
    </Page>
  );
}
