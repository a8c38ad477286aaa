import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { readEvery } from '../rules/reading.rules.ts';
import { generationKeys } from './keys.ts';

/** The draft of a radar with the results of each step; polled every second until it is at rest. */
export const generationQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: generationKeys.one(projectSlug, slug),
    queryFn: async ({ signal }) =>
      (await call('GET /v1/generations/{id}', { params: { id: slug }, signal })).data.attributes,
    refetchInterval: ({ state: { data } }) => readEvery(data?.state),
  });
