import type { CardImageSize } from '@foreglow/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { send } from '#lib/http/call.ts';
import { cardImageKeys } from './keys.ts';

/**
 * The image of a card, as PNG. It is read from the workers host if its address is configured, otherwise from this
 * server.
 */
export const cardImageQuery = (slug: string, size: CardImageSize, workersHost: string | null) =>
  queryOptions({
    queryKey: cardImageKeys.image(slug, size),
    queryFn: async ({ signal }) => {
      const given = { params: { id: slug }, query: { size }, accept: 'image/png', signal, host: workersHost };
      const answer = await send('GET /card-image/{id}', given);
      return { size, blob: await answer.blob() };
    },
    placeholderData: keepPreviousData,
    // Images are large and quick to read again.
    gcTime: 60_000,
  });
