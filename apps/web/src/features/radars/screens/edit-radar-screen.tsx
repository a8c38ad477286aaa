import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { FormSkeleton } from '../../../ui/form/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { NoPermission } from '../../../ui/state/index.ts';
import { radarQuery } from '../api/read-radar.ts';
import { RadarMissing } from '../components/radar-missing.tsx';
import { useRadarRights } from '../components/use-radar-rights.ts';

/** Changes a radar. */
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
        {({ title }) => (
          <QueryState query={project} missing={<RadarMissing />} skeleton={skeleton}>
            {() => (mayWrite ? <PageHeader title={title} /> : <NoPermission />)}
          </QueryState>
        )}
      </QueryState>
    </Page>
  );
}
