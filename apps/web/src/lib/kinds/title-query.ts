import type { Kind } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../query/query-roots.ts';
import { webKind } from './web-kind.ts';

/** The title of an item of a project; its slug, if its kind reads no titles. */
export const titleQuery = (kind: Kind, projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: [queryRoots[kind], projectSlug, 'title', slug],
    queryFn: async ({ signal }) => (await webKind(kind).readTitle?.(projectSlug, slug, signal)) ?? slug,
    staleTime: 60_000,
  });
