import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';

/** Revokes an edition, after which its public page can no longer be read. */
export function useRevokeDump(projectSlug: string, slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dumpSlug: string) =>
      call('DELETE /v1/projects/{id}/radars/{radarId}/dumps/{dumpId}', {
        params: { id: projectSlug, radarId: slug, dumpId: dumpSlug },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: radarKeys.project(projectSlug) }),
  });
}
