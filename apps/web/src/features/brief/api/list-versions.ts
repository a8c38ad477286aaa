import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { briefKey } from './keys.ts';

/** The versions of a brief, newest first, loaded page by page. */
export const briefVersionsQuery = (projectSlug: string) =>
  infiniteQueryOptions({
    queryKey: [...briefKey(projectSlug), 'versions'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/projects/{id}/brief/versions', {
        params: { id: projectSlug },
        query: { 'page[number]': String(pageParam) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.total_page_count ? meta.current_page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data.map(({ attributes }) => attributes)),
  });
