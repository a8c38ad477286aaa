import { type Kind, kindNames, searchTerm } from '@foreglow/contract';
import { keepPreviousData, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../lib/http/index.ts';
import { type Found, foundSize } from '../../lib/kinds/index.ts';
import { queryRoots } from '../../lib/query/index.ts';
import { webKinds } from '../kinds.ts';

/** Where contents are searched: in a project or, outside of one, in a workspace. */
export interface SearchedPlace {
  readonly projectSlug?: string | undefined;
  readonly workspaceSlug?: string | undefined;
}

/** The kinds that are found by a call. */
export const foundKinds: readonly Kind[] = kindNames.filter((kind) => 'find' in webKinds[kind]);

/** The best few of a kind in a project; of the cards also in a workspace. Nothing while there is nothing to search for. */
export function foundQuery(kind: Kind, { projectSlug, workspaceSlug }: SearchedPlace, typed: string | undefined) {
  const term = searchTerm(typed ?? '');
  const ask = () => {
    if (term === '') return undefined;
    const { find } = { find: undefined, ...webKinds[kind] };
    if (projectSlug !== undefined) return find && ((signal: AbortSignal) => find(projectSlug, term, signal));
    if (kind !== 'cards' || workspaceSlug === undefined) return undefined;
    return (signal: AbortSignal) => findInRepository(workspaceSlug, term, signal);
  };
  const asks = ask();
  return queryOptions({
    queryKey: [queryRoots[kind], 'found', projectSlug, workspaceSlug, term] as QueryKey,
    queryFn: asks ? ({ signal }): Promise<readonly Found[]> => asks(signal) : skipToken,
    placeholderData: asks && keepPreviousData,
    staleTime: 10_000,
  });
}

async function findInRepository(id: string, term: string, signal: AbortSignal): Promise<readonly Found[]> {
  const body = { search: term, sort: 'match', pagination: { pageSize: Number(foundSize), pageIndex: 0 } } as const;
  const { data } = await call('POST /v1/workspaces/{id}/cards', { params: { id }, body, signal });
  return data.map(({ attributes }) => attributes);
}
