import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { cardImageKeys } from './keys.ts';

/** Creates a public link to the image of a card, and returns it with its address. */
export function useMakeImageLink(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (expiresInDays: number | null) => {
      const attributes = { expires_in_days: expiresInDays };
      const body = { data: { type: 'card-image-links' as const, attributes } };
      return (await call('POST /v1/cards/{id}/image-links', { params: { id: slug }, body })).data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: cardImageKeys.links(slug) }),
  });
}
