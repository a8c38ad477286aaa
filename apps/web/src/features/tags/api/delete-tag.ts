import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTags } from './refresh-tags.ts';

const deleteTag = (slug: string) => call('DELETE /v1/tags/{id}', { params: { id: slug } });

export function useDeleteTag() {
  const client = useQueryClient();
  return useMutation({ mutationFn: deleteTag, onSuccess: () => refreshTags(client) });
}
