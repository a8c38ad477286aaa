import { limits } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

interface Which {
  /** Only the projects of this workspace. */
  readonly workspaceSlug?: string;
  /** Only projects that the user can see because of a role in the project itself. */
  readonly shared?: true;
}

/** A page of projects, newest first. */
export const projectsQuery = ({ workspaceSlug, shared }: Which, page = 1) =>
  queryOptions({
    queryKey: [queryRoots.projects, 'list', workspaceSlug ?? 'any', shared ?? false, page],
    queryFn: ({ signal }) =>
      call('GET /v1/projects', {
        query: {
          'filter[workspace]': workspaceSlug,
          'filter[shared]': shared && 'true',
          'page[number]': `${page}`,
          'page[size]': `${limits.workspacePageSize}`,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
