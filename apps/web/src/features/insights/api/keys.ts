import { queryRoots } from '#lib/query/query-roots.ts';
/** The query keys of the insights of a project. */
export const insightKeys = {
  all: [queryRoots.insights] as const,
  list: (projectSlug: string) => [queryRoots.insights, projectSlug, 'list'] as const,
  one: (projectSlug: string, slug: string) => [queryRoots.insights, projectSlug, 'one', slug] as const,
};
