import { limits, type ProjectAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** The maximum number of pages that are read. */
const maxPages = 5;

/** The projects that the user can see, ordered by title. */
export const copyTargetsQuery = queryOptions({
  queryKey: [queryRoots.projects, 'copy-targets'],
  queryFn: async ({ signal }): Promise<ProjectAttributes[]> => {
    const read = (page: number) =>
      call('GET /v1/projects', {
        query: { sort: 'title', 'page[number]': `${page}`, 'page[size]': `${limits.maxPageSize}` },
        signal,
      });
    const first = await read(1);
    const pageCount = Math.min(first.meta.total_page_count, maxPages);
    const others = await Promise.all(Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => read(index + 2)));
    return [first, ...others].flatMap(({ data }) => data.map(({ attributes }) => attributes));
  },
});
