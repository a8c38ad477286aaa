import type { WorkspaceAttributes } from '@foreglow/contract';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { Loading, SkeletonBlock } from '#ui/state/skeleton.tsx';
import { TileSkeletons } from '#ui/tile/tile-skeleton.tsx';
import { workspaceQuery } from '../api/read-workspace.ts';
import { Members } from '../components/members.tsx';
import { WorkspaceMissing } from '../components/workspace-missing.tsx';
import { WorkspaceProjects } from '../components/workspace-projects.tsx';

/** One workspace: its projects and its people. */
export default function WorkspaceScreen() {
  const { workspaceSlug } = useParams({ from: '/shell/w/$workspaceSlug' });
  const query = useQuery(workspaceQuery(workspaceSlug));
  useDocumentTitle(query.data?.title);
  return (
    <QueryState query={query} skeleton={<WorkspaceSkeleton />} missing={<WorkspaceMissing />}>
      {(workspace) => (
        <Page>
          <WorkspaceHeader workspace={workspace} />
          <WorkspaceProjects workspaceSlug={workspaceSlug} expected={workspace.project_count} />
          <Members workspace={workspace} />
        </Page>
      )}
    </QueryState>
  );
}

function WorkspaceHeader({ workspace }: { workspace: WorkspaceAttributes }) {
  const { t } = useTranslation('workspaces');
  const may = useMay();
  const { slug, title, subtitle, company_name, project_count, card_count } = workspace;
  const target = { workspaceSlug: slug };
  return (
    <PageHeader
      title={title}
      count={`${t('projects', { count: project_count })} · ${t('cards', { count: card_count })}`}
      lede={[subtitle, company_name].filter(Boolean).join(' · ') || undefined}
      actions={
        <>
          {may('workspace.update', target) && (
            <ButtonLink
              to="/w/$workspaceSlug/edit"
              params={target}
              icon={<IconPencil stroke={1.6} aria-hidden="true" />}
            >
              {t('edit')}
            </ButtonLink>
          )}
          {may('project.create', target) && project_count > 0 && (
            <ButtonLink
              to="/w/$workspaceSlug/create"
              params={target}
              variant="primary"
              icon={<IconPlus stroke={1.8} aria-hidden="true" />}
            >
              {t('newProject')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

function WorkspaceSkeleton() {
  return (
    <Page>
      <Loading />
      <PageHeader
        title={<SkeletonBlock width="min(360px, 70vw)" height={40} />}
        lede={<SkeletonBlock width="min(280px, 50vw)" height={20} />}
      />
      <TileSkeletons count={4} />
    </Page>
  );
}
