import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { CardSequence } from '#features/cards/components/card/card-sequence.tsx';
import { ConclusionMissing } from '#features/conclusions/components/conclusion-missing.tsx';
import { useConclusionRights } from '#features/conclusions/components/use-conclusion-rights.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { Page } from '#ui/page/page.tsx';
import { QueryState } from '#ui/query/query-state.tsx';
import { trendQuery } from '../api/read-trend.ts';
import { TrendPage } from '../components/trend/trend-page.tsx';
import { TrendPageSkeleton } from '../components/trend/trend-page-skeleton.tsx';

/** One trend. Its cards open over it. */
export default function TrendScreen() {
  const { projectSlug = '', trendSlug = '', cardSlug } = useParams({ strict: false });
  const trend = useQuery(trendQuery(projectSlug, trendSlug));
  const { mayWrite } = useConclusionRights('trends', projectSlug);
  useDocumentTitle(cardSlug ? undefined : trend.data?.title);
  return (
    <Page>
      <QueryState query={trend} missing={<ConclusionMissing kind="trends" />} skeleton={<TrendPageSkeleton />}>
        {(data) => <TrendPage key={data.slug} trend={data} mayWrite={mayWrite} />}
      </QueryState>
      <CardSequence cards={trend.data && [...trend.data.cards, ...trend.data.cards_of_insights]}>
        <Outlet />
      </CardSequence>
    </Page>
  );
}
