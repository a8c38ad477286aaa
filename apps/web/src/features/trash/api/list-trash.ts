import { limits } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const paging = (page: number) => ({ 'page[number]': `${page}`, 'page[size]': `${limits.maxPageSize}` });

/** A page of the workspaces in the trash, last deleted first. */
export const trashedWorkspacesQuery = (page: number) =>
  queryOptions({
    queryKey: [queryRoots.trash, 'workspaces', page],
    queryFn: ({ signal }) => call('GET /v1/trash', { query: paging(page), signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the projects of a workspace that are in the trash. */
export const trashedProjectsQuery = (workspaceSlug: string, page: number) =>
  queryOptions({
    queryKey: [queryRoots.trash, 'projects', workspaceSlug, page],
    queryFn: ({ signal }) =>
      call('GET /v1/workspaces/{id}/trash', { params: { id: workspaceSlug }, query: paging(page), signal }),
    placeholderData: keepPreviousData,
  });

/** A page of the cards, insights and trends of a project that are in the trash. */
export const trashedContentsQuery = (projectSlug: string, page: number) =>
  queryOptions({
    queryKey: [queryRoots.trash, 'contents', projectSlug, page],
    queryFn: ({ signal }) =>
      call('GET /v1/projects/{id}/trash', { params: { id: projectSlug }, query: paging(page), signal }),
    placeholderData: keepPreviousData,
  });
