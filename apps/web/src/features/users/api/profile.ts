import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The user's sessions, last used first. */
export const sessionsQuery = queryOptions({
  queryKey: [queryRoots.sessions],
  queryFn: async ({ signal }) =>
    (await call('GET /v1/me/sessions', { signal })).data.map(({ id, attributes }) => ({ id, ...attributes })),
});

const endSession = (id: string) => call('DELETE /v1/me/sessions/{id}', { params: { id } });
const endOtherSessions = () => call('DELETE /v1/me/sessions');

/** Ends one of the user's sessions. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends all of the user's sessions except this one. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: endOtherSessions,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

const changePassword = (body: { current_password: string; password: string }) => call('POST /v1/me/password', { body });

/** Changes the user's password; all other sessions end. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changePassword,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

const changeEmail = (body: { email: string; current_password: string }) => call('POST /v1/me/email', { body });

/** Requests a change of e-mail. It takes effect once the link sent to it was opened. */
export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeEmail,
    onSuccess: () => client.fetchQuery({ ...meQuery, staleTime: 0 }),
  });
}

const deleteMe = (password: string) => call('DELETE /v1/me', { body: { password } });

/** Deletes the user's account. */
export const useDeleteMe = () => useMutation({ mutationFn: deleteMe });
