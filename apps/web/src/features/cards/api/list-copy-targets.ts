import { limits, type ProjectAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The maximum number of pages that are read. */
const maxPages = 20;

/** The first 2000 projects by title that the user can see, of a workspace or of all. */
const targetsQuery = (workspaceSlug?: string) =>
  queryOptions({
    queryKey: [queryRoots.projects, 'copy-targets', workspaceSlug],
    queryFn: async ({ signal }): Promise<ProjectAttributes[]> => {
      const read = (page: number) =>
        call('GET /v1/projects', {
          query: {
            'filter[workspace]': workspaceSlug,
            sort: 'title',
            'page[number]': `${page}`,
            'page[size]': `${limits.maxPageSize}`,
          },
          signal,
        });
      const first = await read(1);
      const pageCount = Math.min(first.meta.total_page_count, maxPages);
      const others = await Promise.all(
        Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => read(index + 2)),
      );
      return [first, ...others].flatMap(({ data }) => data.map(({ attributes }) => attributes));
    },
  });

/** The projects that the user can see, ordered by title: at most the first 2000. */
export const copyTargetsQuery = targetsQuery();

/** The projects of a workspace that the user can see, ordered by title: at most the first 2000. */
export const moveTargetsQuery = (workspaceSlug: string) => targetsQuery(workspaceSlug);
