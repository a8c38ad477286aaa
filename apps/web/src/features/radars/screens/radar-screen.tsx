import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { CardSequence } from '#features/cards/components/card/card-sequence.tsx';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Later } from '#ui/on-demand/later.tsx';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { radarQuery } from '../api/read-radar.ts';
import { RadarMissing } from '../components/radar-missing.tsx';
import { RadarPage } from '../components/reading/radar-page.tsx';
import { RadarPageSkeleton } from '../components/reading/radar-page-skeleton.tsx';
import { useRadarView } from '../components/reading/use-radar-view.ts';
import { useRadarRights } from '../components/use-radar-rights.ts';
import { evidenceOf } from '../rules/from-trend.rules.ts';

/** One radar. The evidence cards of the chosen blip open over it. */
export default function RadarScreen() {
  const { projectSlug = '', radarSlug = '', cardSlug } = useParams({ strict: false });
  const radar = useQuery(radarQuery(projectSlug, radarSlug));
  const { mayWrite, mayPublish } = useRadarRights(projectSlug);
  const { view } = useRadarView();
  const blip = radar.data?.blips.find(({ id }) => id === view.blip);
  useDocumentTitle(cardSlug ? undefined : radar.data?.title);
  const skeleton = <RadarPageSkeleton />;
  return (
    <Page>
      <QueryState query={radar} missing={<RadarMissing />} skeleton={skeleton}>
        {(data) => (
          <Later key={data.slug} fallback={skeleton}>
            {() => <RadarPage radar={data} mayWrite={mayWrite} mayPublish={mayPublish} />}
          </Later>
        )}
      </QueryState>
      <CardSequence cards={blip && evidenceOf(blip)}>
        <Outlet />
      </CardSequence>
    </Page>
  );
}
