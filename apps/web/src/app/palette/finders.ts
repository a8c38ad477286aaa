import type { Kind } from '@foreglow/contract';
import { call } from '#lib/http/call.ts';

/** The kinds that are searched with a request. Tags are few enough to be loaded all together. */
export type FoundKind = Exclude<Kind, 'tags'>;

/** A search result. */
export interface Found {
  readonly slug: string;
  readonly title: string;
}

/** The maximum number of results per kind. */
export const mostFound = 5;

type Resources = { readonly data: readonly { readonly attributes: Found }[] };

const foundIn = ({ data }: Resources): readonly Found[] => data.map(({ attributes }) => attributes);

/** The best few matches of a kind in a project. */
export async function findInProject(
  kind: FoundKind,
  id: string,
  term: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const query = {
    'filter[search]': term,
    'page[size]': `${mostFound}`,
    ...(kind === 'cards' && { sort: 'match' as const }),
  };
  return foundIn(await call(`GET /v1/projects/{id}/${kind}`, { params: { id }, query, signal }));
}

/** The best few matching cards of a workspace. */
export async function findInRepository(id: string, term: string, signal: AbortSignal): Promise<readonly Found[]> {
  const body = { search: term, sort: 'match', pagination: { pageSize: mostFound, pageIndex: 0 } } as const;
  return foundIn(await call('POST /v1/workspaces/{id}/cards', { params: { id }, body, signal }));
}
