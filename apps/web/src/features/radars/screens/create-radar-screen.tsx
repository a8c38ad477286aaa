import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { briefQuery } from '#features/brief/api/read-brief.ts';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { filtersOn, trendSearch, viewFrom } from '#features/trends/rules/trend-search.rules.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page, PageHeader } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { projectTrendsQuery } from '../api/project-trends.ts';
import { CreateRadarForm } from '../components/create/create-radar-form.tsx';
import { ImportRadar } from '../components/importing/import-radar.tsx';
import { useRadarRights } from '../components/use-radar-rights.ts';

/** The form, shown once the brief and the trends for its initial values are loaded. */
function NewRadar({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('radars');
  const brief = useQuery(briefQuery(projectSlug));
  const search = trendSearch(useSearch({ strict: false }));
  const trends = useQuery(projectTrendsQuery(projectSlug, search));
  const skeleton = <FormSkeleton fields={4} />;
  return (
    <>
      <PageHeader title={t('newRadar')} actions={<ImportRadar projectSlug={projectSlug} label={t('importRadar')} />} />
      <QueryState query={brief} missing={<ProjectMissing />} skeleton={skeleton}>
        {(read) => (
          <QueryState query={trends} missing={<ProjectMissing />} skeleton={skeleton}>
            {(all) => (
              <CreateRadarForm
                projectSlug={projectSlug}
                brief={read}
                trends={all}
                ofList={filtersOn(viewFrom(search)) > 0}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </>
  );
}

/** The form for a new radar. */
export default function CreateRadarScreen() {
  const { t } = useTranslation('radars');
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useRadarRights(projectSlug);
  useDocumentTitle(t('newRadar'));
  return (
    <Page width="form">
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<FormSkeleton fields={4} />}>
        {() => (mayWrite ? <NewRadar projectSlug={projectSlug} /> : <NoPermission />)}
      </QueryState>
    </Page>
  );
}
