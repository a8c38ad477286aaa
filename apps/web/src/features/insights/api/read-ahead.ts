import type { QueryClient } from '@tanstack/react-query';
import { type InsightSearch, questionFrom } from '../rules/insight-search.rules.ts';

/** Starts to load the insights of a project that are about to be shown, while their screen is still loading. */
export async function readInsightsAhead(
  client: QueryClient,
  projectSlug: string,
  search: InsightSearch,
): Promise<void> {
  const { insightsQuery } = await import('./list-insights.ts');
  void client.prefetchQuery(insightsQuery(projectSlug, questionFrom(search)));
}
