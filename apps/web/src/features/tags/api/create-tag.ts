import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTags } from './refresh-tags.ts';

const createTag = (projectSlug: string) => (name: string) =>
  call('POST /v1/projects/{id}/tags', {
    params: { id: projectSlug },
    body: { data: { type: 'tags', attributes: { name } } },
  });

export function useCreateTag(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({ mutationFn: createTag(projectSlug), onSuccess: () => refreshTags(client) });
}
