import type { MemberAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A member, with the id that is used when roles are given. */
export type Member = MemberAttributes & { readonly id: string };

/** The members of a workspace, including those of its projects. */
export const workspaceMembersQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.members, 'workspace', slug],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const { data } = await call('GET /v1/workspaces/{id}/members', { params: { id: slug }, signal });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
  });

/** The members of a project, including those of its workspace, who belong to it too. */
export const projectMembersQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.members, 'project', slug],
    queryFn: async ({ signal }): Promise<Member[]> => {
      const { data } = await call('GET /v1/projects/{id}/members', { params: { id: slug }, signal });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
  });
