import type { TileAttributes } from '@foreglow/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

interface Asked {
  readonly projects?: readonly string[];
  readonly workspaces?: readonly string[];
}

type Tiles = ReadonlyMap<string, TileAttributes>;

const none: Tiles = new Map();

const tilesQuery = ({ projects = [], workspaces = [] }: Asked) =>
  queryOptions({
    queryKey: [queryRoots.news, 'tiles', projects, workspaces],
    queryFn: async ({ signal }): Promise<Tiles> => {
      const query = { 'filter[projects]': projects.join(','), 'filter[workspaces]': workspaces.join(',') };
      const { data } = await call('GET /v1/tiles', { query, signal });
      return new Map(data.map(({ id, attributes }) => [id, attributes]));
    },
    placeholderData: keepPreviousData,
  });

/**
 * What the tiles of projects and workspaces show, by their slugs; undefined until it is loaded, so that tiles appear
 * complete. If it cannot be loaded, they are shown without it.
 */
export function useTiles(asked: Asked | undefined): Tiles | undefined {
  const isEmpty = !asked?.projects?.length && !asked?.workspaces?.length;
  const { data, isError } = useQuery({ ...tilesQuery(asked ?? {}), enabled: !isEmpty });
  if (asked && isEmpty) return none;
  return data ?? (isError ? none : undefined);
}
