import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTags } from './refresh-tags.ts';

interface Merging {
  /** Slugs of the tags that are merged and deleted. */
  readonly from: readonly string[];
  /** Slug of the tag that remains. */
  readonly into: string;
}

/** Merges tags into one, all of them or none. */
async function mergeTags({ from: [first, ...also], into }: Merging): Promise<void> {
  if (first === undefined) return;
  await call('POST /v1/tags/merge/{a}/{b}', { params: { a: first, b: into }, body: { also } });
}

export function useMergeTags() {
  const client = useQueryClient();
  return useMutation({ mutationFn: mergeTags, onSettled: () => refreshTags(client) });
}
