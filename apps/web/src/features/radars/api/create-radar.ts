import type { ApiByRoute, BodyGiven, RadarAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { call } from '#lib/http/call.ts';
import { createOnce } from '#lib/outbox/create-once.ts';
import type { NewRadarValues } from '../rules/new-radar.rules.ts';
import { changeRadar } from './change-radar.ts';
import { radarKeys } from './keys.ts';
import { refreshRadars } from './refresh-radars.ts';

/** The attributes of a new radar; absent ones are taken from the brief of the project. */
type NewRadarGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/radars']>['data']['attributes'];

interface Creating {
  readonly draft: Pick<Drafted<NewRadarValues>, 'values' | 'entry'>;
  readonly attributes: NewRadarGiven;
  /** The values of a radar that an earlier call created. */
  readonly valuesOf: (made: RadarAttributes) => NewRadarValues;
}

/** Creates a radar from a draft. If an earlier call got no answer, this may change the radar that it created. */
export function useCreateRadar(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft: { values, entry }, attributes, valuesOf }: Creating) =>
      createOnce(entry, {
        values,
        valuesOf,
        create: async (creation_key) => {
          const body = { data: { type: 'radars', attributes: { ...attributes, creation_key } } } as const;
          return (await call('POST /v1/projects/{id}/radars', { params: { id: projectSlug }, body })).data.attributes;
        },
        change: (made, { updatedAt }) => changeRadar(client, made, { ...attributes, based_on: updatedAt }),
      }),
    onSuccess: (radar) => {
      client.setQueryData(radarKeys.one(projectSlug, radar.slug), radar);
      void refreshRadars(client, projectSlug);
    },
  });
}
