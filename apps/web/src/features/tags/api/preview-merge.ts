import type { TagAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

interface Merging {
  readonly projectSlug: string;
  /** The tags that are merged and deleted. */
  readonly from: readonly TagAttributes[];
  /** The tag that remains. */
  readonly into: TagAttributes;
}

/** The effect of a merge. */
interface Preview {
  /** The number of cards that get the remaining tag. */
  readonly gets: number;
  /** The number of cards that lose a tag and already have the remaining one. */
  readonly already: number;
}

/** The number of cards that get the remaining tag, and of those that already have it. */
export const tagMergeQuery = (merging: Merging) =>
  queryOptions({
    queryKey: [queryRoots.tags, 'merge', merging.from.map(({ slug }) => slug), merging.into.slug],
    queryFn: ({ signal }) =>
      merging.from.length > 1 && merging.into.taxonomy === 'cards'
        ? previewOfSeveral(merging, signal)
        : previewByPair(merging, signal),
    gcTime: 0,
  });

async function previewByPair({ from, into }: Merging, signal: AbortSignal): Promise<Preview> {
  const route = 'GET /v1/tags/merge/{a}/{b}';
  const pairs = await Promise.all(from.map(({ slug }) => call(route, { params: { a: slug, b: into.slug }, signal })));
  const sum = (of: 'cards_with_a' | 'cards_with_both') =>
    pairs.reduce((total, { data }) => total + data.attributes[of], 0);
  const already = sum('cards_with_both');
  return { gets: sum('cards_with_a') - already, already };
}

/** A card with several of the merged tags counts once. */
async function previewOfSeveral({ projectSlug, from, into }: Merging, signal: AbortSignal): Promise<Preview> {
  const going = from.map(({ name }) => name);
  const count = (names: readonly string[]) => cardsWithAny(projectSlug, names, signal);
  const [withGoing, withInto, withAny] = await Promise.all([
    count(going),
    count([into.name]),
    count([...going, into.name]),
  ]);
  const gets = withAny - withInto;
  return { gets, already: withGoing - gets };
}

async function cardsWithAny(projectSlug: string, names: readonly string[], signal: AbortSignal): Promise<number> {
  const query = { 'filter[tags]': names.join(','), 'page[size]': '1' };
  const { meta } = await call('GET /v1/projects/{id}/cards', { params: { id: projectSlug }, query, signal });
  return meta.total_record_count;
}
