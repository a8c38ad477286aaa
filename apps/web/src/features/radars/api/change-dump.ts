import type { ApiByRoute, BodyGiven } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';

type DumpChangeGiven = BodyGiven<
  ApiByRoute['PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}']
>['data']['attributes'];

interface Changing {
  readonly dumpSlug: string;
  readonly attributes: DumpChangeGiven;
}

/** Changes how an edition is shown. Its content never changes. */
export function useChangeDump(projectSlug: string, slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ dumpSlug, attributes }: Changing) => {
      const params = { id: projectSlug, radarId: slug, dumpId: dumpSlug };
      const body = { data: { type: 'radar-dumps', attributes } } as const;
      const answer = await call('PATCH /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', { params, body });
      return answer.data.attributes;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: radarKeys.project(projectSlug) }),
  });
}
