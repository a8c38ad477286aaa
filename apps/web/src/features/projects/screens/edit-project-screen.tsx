import type { ProjectAttributes } from '@foreglow/contract';
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
import { projectQuery } from '../api/read-project.ts';
import { useUpdateProject } from '../api/update-project.ts';
import { DeleteProject } from '../components/delete-project.tsx';
import { MoveProject } from '../components/move-project.tsx';
import { ProjectForm, type ProjectValues } from '../components/project-form.tsx';
import { ProjectMissing } from '../components/project-missing.tsx';

/** Changes a project, moves it to another workspace or to the trash. */
export default function EditProjectScreen() {
  const { t } = useTranslation('projects');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/edit' });
  const query = useQuery(projectQuery(projectSlug));
  useDocumentTitle(query.data && `${t('editTitle')} · ${query.data.title}`);
  return (
    <QueryState
      query={query}
      missing={<ProjectMissing />}
      skeleton={
        <Page width="form">
          <PageHeader title={t('editTitle')} />
          <FormSkeleton fields={2} />
        </Page>
      }
    >
      {(project) => <EditProject key={project.slug} project={project} />}
    </QueryState>
  );
}

function EditProject({ project }: { project: ProjectAttributes }) {
  const { t } = useTranslation('projects');
  const navigate = useNavigate();
  const may = useMay();
  const update = useUpdateProject(project.slug);
  const isShown = useIsShown();
  const target = { workspaceSlug: project.workspace_slug, projectSlug: project.slug };
  if (!may('project.update', target)) return <NoPermission />;
  const toCards = { to: '/projects/$projectSlug/cards', params: { projectSlug: project.slug } } as const;
  const submit = async (_: ProjectValues, changes: Partial<ProjectValues>) => {
    await update.mutateAsync(changes);
    notify.success(t('saved'));
    if (isShown()) await navigate(toCards);
  };
  return (
    <Page width="form">
      <PageHeader
        title={t('editTitle')}
        actions={
          <ButtonLink to="/projects/$projectSlug/trash" params={{ projectSlug: project.slug }}>
            {t('trash')}
          </ButtonLink>
        }
      />
      <ProjectForm
        project={project}
        keptAs={`project.${project.slug}`}
        submitLabel={t('save')}
        onSubmit={submit}
        cancel={<ButtonLink {...toCards}>{t('cancel')}</ButtonLink>}
      />
      <MoveProject project={project} />
      {may('project.delete', target) && <DeleteProject project={project} />}
    </Page>
  );
}
