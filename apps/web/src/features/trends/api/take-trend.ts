import type { TrendAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { trendKeys } from './keys.ts';
import { withPending } from './pending-changes.ts';

/** Stores a trend from a response of the server. Its page shows it immediately, lists are refetched. */
export function takeTrend(client: QueryClient, trend: TrendAttributes): void {
  const projectSlug = trend.project.slug;
  storeAnswer(client, trendKeys.one(projectSlug, trend.slug), withPending(client, projectSlug, trend));
  void client.invalidateQueries({ queryKey: trendKeys.lists(projectSlug) });
}
