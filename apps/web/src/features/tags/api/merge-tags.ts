import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { refreshTags } from './refresh-tags.ts';

interface Merging {
  /** Slugs of the tags that go. */
  readonly from: readonly string[];
  /** Slug of the one that stays. */
  readonly into: string;
}

/** Merges tags into one, one after the other: what was done stays done when a later one fails. */
async function mergeTags({ from, into }: Merging): Promise<void> {
  for (const slug of from) await call('POST /v1/tags/merge/{a}/{b}', { params: { a: slug, b: into } });
}

export function useMergeTags() {
  const client = useQueryClient();
  return useMutation({ mutationFn: mergeTags, onSettled: () => refreshTags(client) });
}
