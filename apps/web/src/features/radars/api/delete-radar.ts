import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { radarKeys } from './keys.ts';
import { refreshRadars } from './refresh-radars.ts';

/** Moves a radar to the trash. */
export function useDeleteRadar(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) =>
      call('DELETE /v1/projects/{id}/radars/{radarId}', { params: { id: projectSlug, radarId: slug } }),
    onSuccess: (_, slug) => {
      client.removeQueries({ queryKey: radarKeys.one(projectSlug, slug) });
      void refreshRadars(client, projectSlug);
    },
  });
}
