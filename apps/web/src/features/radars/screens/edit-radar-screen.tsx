import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { FormSkeleton } from '#ui/form/form-skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { radarQuery } from '../api/read-radar.ts';
import { RadarEditor } from '../components/editor/radar-editor.tsx';
import { RadarMissing } from '../components/radar-missing.tsx';
import { useRadarRights } from '../components/use-radar-rights.ts';

/** The editor of a radar. */
export default function EditRadarScreen() {
  const { t } = useTranslation('radars');
  const { projectSlug = '', radarSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useRadarRights(projectSlug);
  const radar = useQuery(radarQuery(projectSlug, radarSlug));
  useDocumentTitle(radar.data && `${t('editRadar')}: ${radar.data.title}`);
  const skeleton = <FormSkeleton fields={4} />;
  return (
    <Page>
      <QueryState query={radar} missing={<RadarMissing />} skeleton={skeleton}>
        {(data) => (
          <QueryState query={project} missing={<RadarMissing />} skeleton={skeleton}>
            {() => (mayWrite ? <RadarEditor key={data.slug} saved={data} /> : <NoPermission />)}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
