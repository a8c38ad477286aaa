import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isMissing } from '#lib/http/api-error.ts';
import { call } from '#lib/http/call.ts';
import { cardImageKeys } from './keys.ts';

/** Withdraws a public link to the image of a card. Another user may already have done so. */
export function useWithdrawImageLink(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: string) =>
      call('DELETE /v1/cards/{id}/image-links/{link}', { params: { id: slug, link } }).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: cardImageKeys.links(slug) }),
  });
}
