import { limits, type StockPhoto, type StockPhotos } from '@foreglow/contract';
import { cutText } from '#platform/text/cut-text.ts';

/** A search for photos, a page at a time. Pages count from 1. */
export interface PhotoSearch {
  readonly term: string;
  readonly page: number;
  readonly perPage: number;
}

/** A stock photo service. Its calls throw when it cannot be reached or refuses to answer. */
export interface PhotoSource {
  readonly name: StockPhoto['source'];
  search(search: PhotoSearch): Promise<StockPhotos>;
  /** The photo with an id of this service; undefined where it has none. */
  find(id: string): Promise<StockPhoto | undefined>;
  /** The same, for a photo that is about to be used; this is reported to services that require it. */
  take(id: string): Promise<StockPhoto | undefined>;
}

/** Reads the photos of a list that have all required fields. */
export function readable(photos: readonly unknown[], read: (photo: unknown) => StockPhoto | undefined): StockPhoto[] {
  return photos.flatMap((photo) => read(photo) ?? []);
}

/** The service's description as alternative text: one line, cut to the limit; null for none. */
export function seen(description: string | null | undefined): string | null {
  const text = (description ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return cutText(text, limits.altTextLength) || null;
}
