import { limits } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type InvitationScope, invitationKeys } from './invitation-scope.ts';

/** The maximum number of invitations to load, higher than any scope has. */
const maxPages = 20;

/**
 * All open and expired invitations of a scope, newest first. They are searched and counted in the browser. The join
 * link is among them.
 */
export const invitationsQuery = (scope: InvitationScope, state: 'pending' | 'expired') =>
  queryOptions({
    queryKey: [...invitationKeys, scope.workspaceSlug, scope.projectSlug ?? 'all', state],
    queryFn: async ({ signal }) => {
      const found = [];
      for (let number = 1; number <= maxPages; number++) {
        const { data, meta } = await call('GET /v1/workspaces/{id}/invitations', {
          params: { id: scope.workspaceSlug },
          query: {
            'filter[state]': state,
            'filter[project]': scope.projectSlug,
            'page[number]': `${number}`,
            'page[size]': `${limits.maxPageSize}`,
          },
          signal,
        });
        found.push(...data.map(({ id, attributes }) => ({ id, ...attributes })));
        if (number >= meta.total_page_count) break;
      }
      return found;
    },
  });
