import { queryRoots } from '#lib/query/query-roots.ts';

/** The query keys of exports. */
export const exportKeys = {
  ofProject: (projectSlug: string) => [queryRoots.exports, 'list', projectSlug] as const,
  one: (slug: string) => [queryRoots.exports, 'one', slug] as const,
};
