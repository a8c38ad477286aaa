import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { TrashedContents } from '../components/trashed-contents.tsx';

/** The trash of a project. */
export default function ProjectTrashScreen() {
  const { t } = useTranslation('trash');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/trash' });
  const { page = 1 } = useSearch({ from: '/shell/projects/$projectSlug/trash' });
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  return (
    <QueryState
      query={project}
      missing={<ProjectMissing />}
      skeleton={
        <Page>
          <PageHeader title={t('title')} />
          <RowSkeletons count={4} round={false} />
        </Page>
      }
    >
      {({ slug, title, workspace_slug }) =>
        may('card.delete', { projectSlug: slug, workspaceSlug: workspace_slug }) ? (
          <Page>
            <PageHeader
              title={t('title')}
              lede={t('contentsLede', { title, count: limits.trashDays })}
              actions={
                <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug: slug }}>
                  {t('toCards')}
                </ButtonLink>
              }
            />
            <TrashedContents key={page} projectSlug={slug} page={page} />
          </Page>
        ) : (
          <NoPermission />
        )
      }
    </QueryState>
  );
}
