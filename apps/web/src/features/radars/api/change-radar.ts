import type { ApiByRoute, BodyGiven, RadarAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { radarKeys } from './keys.ts';

/** A change of a radar: absent attributes stay unchanged, null clears them. */
export type RadarChangeGiven = BodyGiven<ApiByRoute['PATCH /v1/projects/{id}/radars/{radarId}']>['data']['attributes'];

/** Changes a radar, or some of its blips. Returns the changed radar, which replaces the one on the screen. */
export async function changeRadar(
  client: QueryClient,
  radar: Pick<RadarAttributes, 'slug' | 'project'>,
  attributes: RadarChangeGiven,
): Promise<RadarAttributes> {
  const projectSlug = radar.project.slug;
  const queryKey = radarKeys.one(projectSlug, radar.slug);
  const { data } = await call('PATCH /v1/projects/{id}/radars/{radarId}', {
    params: { id: projectSlug, radarId: radar.slug },
    body: { data: { type: 'radars', attributes } },
  });
  storeAnswer(client, queryKey, data.attributes);
  void client.invalidateQueries({ queryKey: radarKeys.lists(projectSlug) });
  return data.attributes;
}
