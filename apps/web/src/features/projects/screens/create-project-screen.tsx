import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { useCreateProject } from '../api/create-project.ts';
import { openedProjects } from '../components/opened-projects.ts';
import { ProjectForm, type ProjectValues } from '../components/project-form.tsx';

/** Creates a project in a workspace, and opens its cards. */
export default function CreateProjectScreen() {
  const { t } = useTranslation('projects');
  const { workspaceSlug } = useParams({ from: '/shell/w/$workspaceSlug/create' });
  const navigate = useNavigate();
  const may = useMay();
  const me = useMe();
  const keptAs = `project.new.${workspaceSlug}`;
  const create = useCreateProject(workspaceSlug, keptAs);
  const isShown = useIsShown();
  useDocumentTitle(t('createTitle'));
  if (!may('project.create', { workspaceSlug })) return <NoPermission />;
  const submit = async (values: ProjectValues) => {
    const { slug } = await create.mutateAsync(values);
    // The user has just written the question and does not need to see the brief first.
    if (me) openedProjects.add(me.id, slug);
    if (isShown()) await navigate({ to: '/projects/$projectSlug/cards', params: { projectSlug: slug }, replace: true });
  };
  return (
    <Page width="form">
      <PageHeader title={t('createTitle')} lede={t('createLede')} />
      <ProjectForm
        keptAs={keptAs}
        submitLabel={t('create')}
        onSubmit={submit}
        cancel={
          <ButtonLink to="/w/$workspaceSlug" params={{ workspaceSlug }}>
            {t('cancel')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
