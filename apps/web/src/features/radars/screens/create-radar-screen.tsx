import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../../../lib/browser/index.ts';
import { FormSkeleton } from '../../../ui/form/index.ts';
import { Page, PageHeader } from '../../../ui/page/index.ts';
import { QueryState } from '../../../ui/query/index.ts';
import { NoPermission } from '../../../ui/state/index.ts';
import { ProjectMissing } from '../../projects/index.ts';
import { useRadarRights } from '../components/use-radar-rights.ts';

/** Makes a new radar. */
export default function CreateRadarScreen() {
  const { t } = useTranslation('radars');
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useRadarRights(projectSlug);
  useDocumentTitle(t('newRadar'));
  return (
    <Page>
      <QueryState query={project} missing={<ProjectMissing />} skeleton={<FormSkeleton fields={4} />}>
        {() => (mayWrite ? <PageHeader title={t('newRadar')} /> : <NoPermission />)}
      </QueryState>
    </Page>
  );
}
