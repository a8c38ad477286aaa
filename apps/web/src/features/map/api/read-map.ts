import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { mapKeys } from './keys.ts';

/** How often a map that is being made is asked for. */
const askAgainMs = 1000;

/** The state and the groups of the map of a project. It is asked for again while it is being made. */
export const mapQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: mapKeys.map(projectSlug),
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}/map', { params: { id: projectSlug }, signal })).data.attributes,
    refetchInterval: ({ state: { data } }) => (data && (data.updating || data.state === 'making') ? askAgainMs : false),
  });
