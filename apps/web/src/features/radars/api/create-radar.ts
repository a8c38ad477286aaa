import type { ApiByRoute, BodyGiven, RadarAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeOnce } from '#lib/drafts/make-once.ts';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { call } from '#lib/http/call.ts';
import { type NewRadarValues, newRadarDrafts } from '../rules/new-radar.rules.ts';
import { changeRadar } from './change-radar.ts';
import { radarKeys } from './keys.ts';
import { refreshRadars } from './refresh-radars.ts';

/** The attributes of a new radar; absent ones are taken from the brief of the project. */
type NewRadarGiven = BodyGiven<ApiByRoute['POST /v1/projects/{id}/radars']>['data']['attributes'];

interface Creating {
  readonly draft: Pick<Drafted<NewRadarValues>, 'values' | 'sent'>;
  readonly attributes: NewRadarGiven;
  /** The values of a radar that an earlier call created. */
  readonly valuesOf: (made: RadarAttributes) => NewRadarValues;
}

/** Creates a radar from a draft. If an earlier call got no answer, this may change the radar that it created. */
export function useCreateRadar(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft: { values, sent }, attributes, valuesOf }: Creating) => {
      const make = async (creation_key: string) => {
        const body = { data: { type: 'radars', attributes: { ...attributes, creation_key } } } as const;
        return (await call('POST /v1/projects/{id}/radars', { params: { id: projectSlug }, body })).data.attributes;
      };
      const { same } = newRadarDrafts;
      return sent.send(values, () =>
        makeOnce({
          sent,
          values,
          same,
          valuesOf,
          make,
          change: (made, { updatedAt }) => changeRadar(client, made, { ...attributes, based_on: updatedAt }),
        }),
      );
    },
    onSuccess: (radar) => {
      client.setQueryData(radarKeys.one(projectSlug, radar.slug), radar);
      void refreshRadars(client, projectSlug);
    },
  });
}
