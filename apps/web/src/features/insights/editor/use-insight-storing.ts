import type { QueryClient } from '@tanstack/react-query';
import { type Drafted, useStoring } from '../../../lib/drafts/index.ts';
import { useGoneEvidence } from '../../evidence/index.ts';
import { insightQuery } from '../api/read-insight.ts';
import { useSaveInsight } from '../api/save-insight.ts';
import { baseOf, type InsightValues } from './insight-values.rules.ts';

interface Where {
  readonly projectSlug: string;
  /** Slug of the insight; absent for a new one. */
  readonly slug: string | undefined;
}

/** Stores an insight as it is typed, unless somebody else was faster. `gone`: what is said of cards that were deleted. */
export function useInsightStoring(client: QueryClient, { projectSlug, slug }: Where, draft: Drafted<InsightValues>) {
  const { mutateAsync } = useSaveInsight(projectSlug);
  const { errors: gone, saving } = useGoneEvidence(draft.values, draft.change);
  const storing = useStoring(draft, {
    store: (values, basedOn) => saving(values, mutateAsync({ slug, values, basedOn })),
    read: async () => baseOf(await client.fetchQuery({ ...insightQuery(projectSlug, slug ?? ''), staleTime: 0 })),
  });
  return { ...storing, gone };
}
