import type { TagChange } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTags } from './refresh-tags.ts';

/** Renames or recolours a tag, or makes it sticky. */
const updateTag = (slug: string) => (attributes: TagChange) =>
  call('PATCH /v1/tags/{id}', { params: { id: slug }, body: { data: { type: 'tags', attributes } } });

/**
 * Changes of the same tag are saved one after the other: a quick second choice waits for the first. The tags are read
 * again even after a failure, since another tag may have got the name.
 */
export function useUpdateTag(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateTag(slug),
    scope: { id: `tag ${slug}` },
    onSettled: () => refreshTags(client),
  });
}
