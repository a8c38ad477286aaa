import type { ConclusionAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** An insight or a trend that some cards support. */
export interface Supported extends ConclusionAttributes {
  readonly slug: string;
}

/** The insights and trends that cards support. They are listed before the cards are deleted. */
export async function listConclusions(slugs: readonly string[], signal?: AbortSignal): Promise<Supported[]> {
  const { data } = await call('POST /v1/cards/conclusions', {
    body: { card_slugs: [...slugs] },
    ...(signal && { signal }),
  });
  return data.map(({ id, attributes }) => ({ ...attributes, slug: id }));
}

/** The insights and trends that several cards support. */
export const supportedQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: [queryRoots.conclusions, 'several', slugs],
    queryFn: ({ signal }) => listConclusions(slugs, signal),
    gcTime: 0,
  });

/** The insights and trends that one card supports. */
export const conclusionsQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: [queryRoots.conclusions, projectSlug, slug],
    queryFn: ({ signal }) => listConclusions([slug], signal),
  });
