import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const createSample = async (language: 'en' | 'de') => {
  const { data } = await call('POST /v1/samples', { body: { data: { type: 'samples', attributes: { language } } } });
  return data.attributes.project_slug;
};

/**
 * Creates the sample workspace and returns the slug of its project. The user becomes its administrator, so their
 * permissions are refetched.
 */
export function useCreateSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createSample,
    onSuccess: () =>
      Promise.all([
        invalidate(client, [queryRoots.workspaces, queryRoots.projects]),
        client.fetchQuery({ ...meQuery, staleTime: 0 }),
      ]),
  });
}
