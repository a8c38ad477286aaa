import { limits, type StockPhoto } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import type { PictureSource } from '../components/use-picture-upload.ts';
import { remoteImage } from './fetch-remote-image.ts';

/** Number of photos on a page of the picker. */
const photosAPage = 18;

/**
 * A page (from 1) of the stock photos that match a query. They are read from the function host if its address is
 * configured, otherwise from this server.
 */
export const stockPhotosQuery = (words: string, page: number, functionHost: string | null) =>
  queryOptions({
    queryKey: [queryRoots.stockPhotos, words, page],
    queryFn: ({ signal }) =>
      call('GET /stock-photos/', {
        query: { searchQuery: words, page: `${page}`, per_page: `${photosAPage}` },
        signal,
        host: functionHost,
      }),
    staleTime: 300_000,
    retry: false,
  });

/**
 * A stock photo as a file, in the size that is stored (§9 of the specification). Unsplash returns it in that size; for
 * Openverse the server scales down larger ones. Its use is reported to the service, as its terms require.
 */
export const stockPhotoFile =
  (photo: StockPhoto, functionHost: string | null): PictureSource =>
  async (signal) => {
    const query = { downloadImage: photo.id };
    const { results } = await call('GET /stock-photos/', { query, signal, host: functionHost });
    return remoteImage((results[0] ?? photo).urls.raw, limits.stockPhotoPixels)(signal);
  };
