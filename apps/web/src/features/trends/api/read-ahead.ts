import type { QueryClient } from '@tanstack/react-query';
import { type TrendSearch, viewFrom } from '../rules/trend-search.rules.ts';
import { questionOf } from './keys.ts';

/** Starts to load the trends of a project that are about to be shown, while their screen is still loading. */
export async function readTrendsAhead(client: QueryClient, projectSlug: string, search: TrendSearch): Promise<void> {
  const { trendsQuery } = await import('./list-trends.ts');
  void client.prefetchQuery(trendsQuery(projectSlug, questionOf(viewFrom(search))));
}
