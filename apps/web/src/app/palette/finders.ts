import type { Kind } from '@foreglow/contract';
import { call } from '../../lib/http/index.ts';

/** Something that a search found. */
export interface Found {
  readonly slug: string;
  readonly title: string;
}

/** How many of a kind are found at most. */
const few = 5;

type Resources = { readonly data: readonly { readonly attributes: Found }[] };

const foundIn = ({ data }: Resources): readonly Found[] => data.map(({ attributes }) => attributes);

const queryFor = (term: string) => ({ 'filter[search]': term, 'page[size]': `${few}` });

type Finder = (projectSlug: string, term: string, signal: AbortSignal) => Promise<readonly Found[]>;

/** How the best few of a kind are found in a project. Tags are few enough to be read at once. */
export const finders: Readonly<Record<Kind, Finder | undefined>> = {
  cards: async (id, term, signal) => {
    const query = { ...queryFor(term), sort: 'match' } as const;
    return foundIn(await call('GET /v1/projects/{id}/cards', { params: { id }, query, signal }));
  },
  insights: async (id, term, signal) =>
    foundIn(await call('GET /v1/projects/{id}/insights', { params: { id }, query: queryFor(term), signal })),
  trends: async (id, term, signal) =>
    foundIn(await call('GET /v1/projects/{id}/trends', { params: { id }, query: queryFor(term), signal })),
  radars: async (id, term, signal) =>
    foundIn(await call('GET /v1/projects/{id}/radars', { params: { id }, query: queryFor(term), signal })),
  tags: undefined,
};

/** The best few cards of a workspace. */
export async function findInRepository(id: string, term: string, signal: AbortSignal): Promise<readonly Found[]> {
  const body = { search: term, sort: 'match', pagination: { pageSize: few, pageIndex: 0 } } as const;
  return foundIn(await call('POST /v1/workspaces/{id}/cards', { params: { id }, body, signal }));
}
