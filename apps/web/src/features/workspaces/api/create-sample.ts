import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';

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
