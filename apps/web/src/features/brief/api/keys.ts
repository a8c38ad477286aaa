import { queryRoots } from '#lib/query/query-roots.ts';
/** All queries of a brief share a prefix, so that they are invalidated together. */
export const briefKey = (projectSlug: string) => [queryRoots.brief, projectSlug] as const;
