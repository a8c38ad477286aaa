import type { Kind } from '@foreglow/contract';
import { call } from '../../lib/http/index.ts';

/** The kinds that are found by a call. Tags are few enough to be read at once. */
export type FoundKind = Exclude<Kind, 'tags'>;

/** Something that a search found. */
export interface Found {
  readonly slug: string;
  readonly title: string;
}

/** How many of a kind are found at most. */
const few = 5;

type Resources = { readonly data: readonly { readonly attributes: Found }[] };

const foundIn = ({ data }: Resources): readonly Found[] => data.map(({ attributes }) => attributes);

/** The best few of a kind in a project. */
export async function findInProject(
  kind: FoundKind,
  id: string,
  term: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const query = { 'filter[search]': term, 'page[size]': `${few}`, ...(kind === 'cards' && { sort: 'match' as const }) };
  return foundIn(await call(`GET /v1/projects/{id}/${kind}`, { params: { id }, query, signal }));
}

/** The best few cards of a workspace. */
export async function findInRepository(id: string, term: string, signal: AbortSignal): Promise<readonly Found[]> {
  const body = { search: term, sort: 'match', pagination: { pageSize: few, pageIndex: 0 } } as const;
  return foundIn(await call('POST /v1/workspaces/{id}/cards', { params: { id }, body, signal }));
}
