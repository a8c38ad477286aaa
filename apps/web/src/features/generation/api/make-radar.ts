import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { refreshRadars } from '../../radars/index.ts';

/** Creates a radar from the accepted blips of a draft, once `stored` confirms that all decisions are stored. */
export function useMakeRadar(projectSlug: string, slug: string, stored: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await stored();
      return (await call('POST /v1/generations/{id}/radar', { params: { id: slug } })).data.attributes;
    },
    onSuccess: () => void refreshRadars(client, projectSlug),
  });
}
