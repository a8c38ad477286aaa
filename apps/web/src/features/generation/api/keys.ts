import { queryRoots } from '#lib/query/query-roots.ts';

/** The query keys of drafts of radars. They are refetched whenever radars change. */
export const generationKeys = {
  list: (projectSlug: string) => [queryRoots.radars, projectSlug, 'drafts'] as const,
  one: (projectSlug: string, slug: string) => [queryRoots.radars, projectSlug, 'drafts', slug] as const,
};
