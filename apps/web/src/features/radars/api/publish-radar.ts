import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { radarKeys } from './keys.ts';

/** How a radar is published. */
export type NewDumpGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/radars/{radarId}/dumps']>['data']['attributes'];

/** Publishes the current state of a radar. */
export function usePublishRadar(projectSlug: string, slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attributes: NewDumpGiven) => {
      const params = { id: projectSlug, radarId: slug };
      const body = { data: { type: 'radar-dumps', attributes } } as const;
      return (await call('POST /v1/projects/{id}/radars/{radarId}/dumps', { params, body })).data.attributes;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: radarKeys.project(projectSlug) }),
  });
}
