import { kindNames, searchTerm } from '@foreglow/contract';
import { keepPreviousData, type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
import { queryRoots } from '#lib/query/query-roots.ts';
import { type Found, type FoundKind, findInProject, findInRepository } from './finders.ts';

/** Where contents are searched: in a project or, outside a project, in a workspace. */
export interface SearchedPlace {
  readonly projectSlug?: string | undefined;
  readonly workspaceSlug?: string | undefined;
}

/** The kinds that are searched with a request, in the order of the palette. */
export const foundKinds = kindNames.filter((kind): kind is FoundKind => kind !== 'tags');

/**
 * The best few matches of a kind in a project; for cards also in a workspace. Disabled while there is nothing to search
 * for.
 */
export function foundQuery(kind: FoundKind, place: SearchedPlace, typed: string | undefined) {
  const term = searchTerm(typed ?? '');
  const find = term === '' ? undefined : finderIn(place, kind);
  return queryOptions({
    queryKey: [queryRoots[kind], 'found', place.projectSlug, place.workspaceSlug, term] as QueryKey,
    queryFn: find ? ({ signal }): Promise<readonly Found[]> => find(term, signal) : skipToken,
    placeholderData: find && keepPreviousData,
    staleTime: 10_000,
  });
}

/** Whether contents of a kind can be searched in a place. */
export const isSearched = (place: SearchedPlace, kind: FoundKind): boolean => finderIn(place, kind) !== undefined;

function finderIn({ projectSlug, workspaceSlug }: SearchedPlace, kind: FoundKind) {
  if (projectSlug !== undefined)
    return (term: string, signal: AbortSignal) => findInProject(kind, projectSlug, term, signal);
  if (kind !== 'cards' || workspaceSlug === undefined) return undefined;
  return (term: string, signal: AbortSignal) => findInRepository(workspaceSlug, term, signal);
}
