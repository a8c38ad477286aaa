import type { CardImageSize } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { networkError, send, sessionToken } from '../../../lib/http/index.ts';
import { cardImageKeys } from './keys.ts';

/** The image of a card, as PNG. It is read from the workers host; without its address, from this server. */
export const cardImageQuery = (slug: string, size: CardImageSize, workersHost: string | null) =>
  queryOptions({
    queryKey: cardImageKeys.image(slug, size),
    queryFn: async ({ signal }) => {
      const given = { params: { id: slug }, query: { size }, accept: 'image/png', signal };
      const answer = await (workersHost === null
        ? send('GET /card-image/{id}', given)
        : askHost(`${workersHost}/card-image/${encodeURIComponent(slug)}?size=${size}`, signal));
      return { size, blob: await answer.blob() };
    },
    placeholderData: keepPreviousData,
    // Images are large, and soon read again.
    gcTime: 60_000,
  });

/** Asks another host than this server. */
async function askHost(address: string, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'image/png', Authorization: `Bearer ${sessionToken.read() ?? ''}` };
  const answer = await fetch(address, { headers, signal });
  if (!answer.ok) throw networkError();
  return answer;
}
