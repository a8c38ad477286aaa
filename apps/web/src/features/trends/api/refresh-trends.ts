import type { TrendAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#lib/query/query-roots.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { trendKeys } from './keys.ts';
import { withPending } from './pending-changes.ts';

/** Called when trends changed: the trends, their tags and their evidence are refetched if they are on the screen. */
export function refreshTrends(client: QueryClient, projectSlug: string): Promise<unknown> {
  const keys = [
    trendKeys.project(projectSlug),
    [queryRoots.tags, projectSlug],
    [queryRoots.projects],
    [queryRoots.conclusions, projectSlug],
    [queryRoots.insights, projectSlug],
    [queryRoots.trash],
  ] as const;
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Stores a trend from a response of the server. Its page shows it immediately, lists are refetched. */
export function takeTrend(client: QueryClient, trend: TrendAttributes): void {
  const projectSlug = trend.project.slug;
  storeAnswer(client, trendKeys.one(projectSlug, trend.slug), withPending(client, projectSlug, trend));
  void client.invalidateQueries({ queryKey: trendKeys.lists(projectSlug) });
}
