import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { RowSkeletons } from '../../../ui/rows/index.ts';
import { useMay } from '../../auth/index.ts';
import { ProjectMissing, projectQuery } from '../../projects/index.ts';
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
