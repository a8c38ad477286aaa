import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** How many cards get the tag that stays, and how many have it already. */
export const tagMergeQuery = ({ from, into }: Merging) =>
  queryOptions({
    queryKey: ['tags', 'merge', from, into],
    queryFn: async ({ signal }) => {
      const previews = await Promise.all(
        from.map((slug) => call('GET /v1/tags/merge/{a}/{b}', { params: { a: slug, b: into }, signal })),
      );
      const sum = (of: 'cards_with_a' | 'cards_with_both') =>
        previews.reduce((total, { data }) => total + data.attributes[of], 0);
      return { uses: sum('cards_with_a'), already: sum('cards_with_both') };
    },
    gcTime: 0,
  });
