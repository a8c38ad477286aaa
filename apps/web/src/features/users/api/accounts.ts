import { limits } from '@foreglow/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pageAddress } from '#lib/browser/page-address.ts';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

export const accountSorts = ['name', '-last_seen_at', '-created_at'] as const;
type AccountSort = (typeof accountSorts)[number];
export const accountStates = ['administrators', 'disabled'] as const;
type AccountState = (typeof accountStates)[number];

/** The filters and the order of the users. */
export interface AccountQuestion {
  readonly search?: string | undefined;
  readonly state?: AccountState | undefined;
  readonly sort?: AccountSort | undefined;
  readonly page?: number | undefined;
}

/** A page of all users of the installation. */
export const accountsQuery = ({ search, state, sort = 'name', page = 1 }: AccountQuestion) =>
  queryOptions({
    queryKey: [queryRoots.accounts, search ?? '', state ?? 'all', sort, page],
    queryFn: ({ signal }) =>
      call('GET /v1/users', {
        query: {
          'filter[search]': search,
          'filter[state]': state,
          sort,
          'page[number]': `${page}`,
          'page[size]': `${limits.accountPageSize}`,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

interface Rights {
  readonly id: string;
  readonly is_global_admin?: boolean;
  readonly disabled?: boolean;
}

const updateAccount = ({ id, ...attributes }: Rights) =>
  call('PATCH /v1/users/{id}', { params: { id }, body: { data: { type: 'users', attributes } } });

/** Makes an account an administrator, disables it, or reverts either. */
export function useUpdateAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateAccount,
    onSuccess: () => invalidate(client, [queryRoots.accounts]),
  });
}

const endSessions = (id: string) => call('DELETE /v1/users/{id}/sessions', { params: { id } });

/** Ends all sessions of an account. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSessions,
    onSuccess: () => invalidate(client, [queryRoots.accounts]),
  });
}

const passwordLink = async (id: string) => {
  const { attributes } = (await call('POST /v1/users/{id}/password-reset-link', { params: { id } })).data;
  return { ...attributes, link: pageAddress(attributes.link) };
};

/** Creates a link with which the owner of an account can set a new password. */
export const usePasswordLink = () => useMutation({ mutationFn: passwordLink });
