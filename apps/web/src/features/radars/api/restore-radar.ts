import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshRadars } from './refresh-radars.ts';

/** Restores a radar from the trash. */
export function useRestoreRadar(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) =>
      call('POST /v1/projects/{id}/radars/{radarId}/restore', { params: { id: projectSlug, radarId: slug } }),
    onSuccess: () => refreshRadars(client, projectSlug),
  });
}
