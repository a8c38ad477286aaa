import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { radarKeys } from './keys.ts';
import { refreshRadars } from './refresh-radars.ts';

/** The attributes of a new radar; absent ones are taken from the brief of the project. */
export type NewRadarGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/radars']>['data']['attributes'];

/** Creates a radar. */
export function useCreateRadar(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attributes: NewRadarGiven) => {
      const body = { data: { type: 'radars', attributes } } as const;
      return (await call('POST /v1/projects/{id}/radars', { params: { id: projectSlug }, body })).data.attributes;
    },
    onSuccess: (radar) => {
      client.setQueryData(radarKeys.one(projectSlug, radar.slug), radar);
      void refreshRadars(client, projectSlug);
    },
  });
}
