import { queryOptions } from '@tanstack/react-query';
import { networkError } from '#lib/http/api-error.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { callsOf } from '../rules/calls.rules.ts';
import type { Description } from '../rules/description.ts';

/** The OpenAPI document and its calls. It depends only on the version of the server, so it is read once. */
export const descriptionQuery = queryOptions({
  queryKey: [queryRoots.apiDescription],
  queryFn: async ({ signal }) => {
    const response = await fetch('/v1/openapi.json', { signal }).catch(fail);
    if (!response.ok) throw networkError();
    const description = (await response.json()) as Description;
    return { version: description.info.version, calls: callsOf(description) };
  },
  staleTime: Number.POSITIVE_INFINITY,
});

function fail(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw networkError();
}
