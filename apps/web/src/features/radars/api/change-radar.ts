import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { radarKeys } from './keys.ts';

/** A change of a radar: attributes that are absent stay as they are, null clears them. */
export type RadarChangeGiven = BodyGiven<ApiByRoute['PATCH /v1/projects/{id}/radars/{radarId}']>['data']['attributes'];

/**
 * Changes a radar, or some of its blips. Changes reach the server one after the other, so that the last one counts.
 */
export function useChangeRadar(projectSlug: string, slug: string) {
  const client = useQueryClient();
  const queryKey = radarKeys.one(projectSlug, slug);
  return useMutation({
    scope: { id: queryKey.join() },
    mutationFn: async (attributes: RadarChangeGiven) => {
      const params = { id: projectSlug, radarId: slug };
      const body = { data: { type: 'radars', attributes } } as const;
      return (await call('PATCH /v1/projects/{id}/radars/{radarId}', { params, body })).data.attributes;
    },
    onSuccess: async (radar) => {
      // An answer on its way does not contain the change yet.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, radar);
      void client.invalidateQueries({ queryKey: radarKeys.lists(projectSlug) });
    },
  });
}
