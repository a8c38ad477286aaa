import { limits, type StockPhoto, type StockPhotos } from '@foreglow/contract';
import { cutText } from '../../../platform/text/cut-text.ts';

/** A search for photos, a page at a time. Pages count from 1. */
export interface PhotoSearch {
  readonly term: string;
  readonly page: number;
  readonly perPage: number;
}

/** A service that has photos for everybody. Its calls throw whenever it cannot be reached or refuses to answer. */
export interface PhotoSource {
  readonly name: StockPhoto['source'];
  search(search: PhotoSearch): Promise<StockPhotos>;
  /** The photo of an id of this service; undefined where it has none. */
  find(id: string): Promise<StockPhoto | undefined>;
  /** The same, for somebody who is about to use it; the service hears of that where it wants to. */
  take(id: string): Promise<StockPhoto | undefined>;
}

/** Reads the photos of a list that have what is needed; others are left out. */
export function readable(photos: readonly unknown[], read: (photo: unknown) => StockPhoto | undefined): StockPhoto[] {
  return photos.flatMap((photo) => read(photo) ?? []);
}

/** What a service says is to be seen, as an attachment can keep it: one line, not too long; null for nothing. */
export function seen(said: string | null | undefined): string | null {
  const text = (said ?? '')
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return cutText(text, limits.altTextLength) || null;
}
