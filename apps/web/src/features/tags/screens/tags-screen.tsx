import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useMay } from '#features/auth/components/use-me.ts';
import { projectQuery } from '#features/projects/api/read-project.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { RowSkeletons } from '#ui/rows/rows.tsx';
import { allProjectTagsQuery } from '../api/list-project-tags.ts';
import { TagList } from '../components/tag-list.tsx';

/** The tags of a project. */
export default function TagsScreen() {
  const { t } = useTranslation('tags');
  const { projectSlug } = useParams({ from: '/shell/projects/$projectSlug/tags' });
  const may = useMay();
  const project = useQuery(projectQuery(projectSlug));
  const tags = useQuery(allProjectTagsQuery(projectSlug));
  useDocumentTitle(project.data && `${t('title')} · ${project.data.title}`);
  const target = { projectSlug, workspaceSlug: project.data?.workspace_slug };
  const skeleton = (
    <Page>
      <PageHeader title={t('title')} />
      <RowSkeletons count={6} round={false} />
    </Page>
  );
  return (
    <QueryState query={project} missing={<ProjectMissing />} skeleton={skeleton}>
      {() => (
        <QueryState query={tags} missing={<ProjectMissing />} skeleton={skeleton}>
          {(all) => <TagList projectSlug={projectSlug} tags={all} mayWrite={may('card.update', target)} />}
        </QueryState>
      )}
    </QueryState>
  );
}
