import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { CardSequence } from '#features/cards/components/card/card-sequence.tsx';
import { ProjectMissing } from '#features/projects/components/project-missing.tsx';
import { useRadarRights } from '#features/radars/components/use-radar-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { useSiteConfig } from '#lib/config/site-config.ts';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { NoPermission } from '#ui/state/no-permission.tsx';
import { generationQuery } from '../api/read-generation.ts';
import { DraftingOff } from '../components/drafting-off.tsx';
import { InstanceMissing } from '../components/instance-missing.tsx';
import { InstancePage } from '../components/instance-page.tsx';
import { InstanceSkeleton } from '../components/instance-skeleton.tsx';

/** A draft of a radar. The evidence cards of the chosen blip open over it. */
export default function InstanceScreen() {
  const { features } = useSiteConfig();
  const { projectSlug = '' } = useParams({ strict: false });
  const { project, mayWrite } = useRadarRights(projectSlug);
  return (
    <Page>
      {features.assistance ? (
        <QueryState query={project} missing={<ProjectMissing />} skeleton={<InstanceSkeleton />}>
          {() => (mayWrite ? <Instance projectSlug={projectSlug} /> : <NoPermission />)}
        </QueryState>
      ) : (
        <DraftingOff />
      )}
    </Page>
  );
}

function Instance({ projectSlug }: { projectSlug: string }) {
  const { t } = useTranslation('generation');
  const { instanceId = '', cardSlug } = useParams({ strict: false });
  const { blip } = useSearch({ strict: false });
  const reading = useQuery(generationQuery(projectSlug, instanceId));
  const { data } = reading;
  useDocumentTitle(cardSlug ? undefined : data && `${t('draft')}: ${data.prompt.title}`);
  return (
    <>
      <QueryState query={reading} missing={<InstanceMissing />} skeleton={<InstanceSkeleton />}>
        {(read) =>
          read.project.slug === projectSlug ? (
            <InstancePage draft={read} lost={reading.failureCount > 0 || reading.isRefetchError} />
          ) : (
            <InstanceMissing />
          )
        }
      </QueryState>
      <CardSequence cards={data?.draft?.blips.find(({ id }) => id === blip)?.cards}>
        <Outlet />
      </CardSequence>
    </>
  );
}
