import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTags } from './refresh-tags.ts';

/** One after the other, since each waits for the same project anyway. */
async function restoreTags(slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) await call('POST /v1/tags/{id}/restore', { params: { id: slug } });
}

/** Undoes the deletion or the merge of tags. */
export function useRestoreTags() {
  const client = useQueryClient();
  return useMutation({ mutationFn: restoreTags, onSettled: () => refreshTags(client) });
}
