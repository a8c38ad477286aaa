import { queryRoots } from '#lib/query/query-roots.ts';

/** The query keys of radars. */
export const radarKeys = {
  project: (projectSlug: string) => [queryRoots.radars, projectSlug] as const,
  lists: (projectSlug: string) => [queryRoots.radars, projectSlug, 'list'] as const,
  /** `query`: the parameters of the request. */
  list: (projectSlug: string, query: object) => [queryRoots.radars, projectSlug, 'list', query] as const,
  one: (projectSlug: string, slug: string) => [queryRoots.radars, projectSlug, 'one', slug] as const,
  dumps: (projectSlug: string, slug: string) => [queryRoots.radars, projectSlug, 'dumps', slug] as const,
  dump: (projectSlug: string, slug: string, dumpSlug: string) =>
    [queryRoots.radars, projectSlug, 'dumps', slug, dumpSlug] as const,
};
