import { isAtRest } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { generationKeys } from './keys.ts';

const everyMs = 3000;

/** The last drafts of radars of a project, newest first; polled while one of them is being generated. */
export const generationsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: generationKeys.list(projectSlug),
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/generations', { params: { id: projectSlug }, signal });
      return data.map(({ attributes }) => attributes);
    },
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => !isAtRest(state)) ? everyMs : false),
  });
