import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshRadars } from '#features/radars/api/refresh-radars.ts';
import { call } from '#lib/http/call.ts';

/**
 * Creates a radar from the accepted blips of a draft, once `saved` confirms that all decisions are saved. If wanted, blips
 * on enough cards become trends as well.
 */
export function useMakeRadar(projectSlug: string, slug: string, saved: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (keepsTrends: boolean) => {
      await saved();
      const body = { keep_trends: keepsTrends };
      return (await call('POST /v1/generations/{id}/radar', { params: { id: slug }, body })).data.attributes;
    },
    onSuccess: () => void refreshRadars(client, projectSlug),
  });
}
