import type { StockPhotoOrigin } from '@foreglow/contract';
import type { RenditionName, Size } from '../../platform/images/rendition.rules.ts';

/** A picture as it is stored. */
export interface Attachment {
  readonly id: number;
  readonly slug: string;
  /** Who uploaded it; null when that user is gone. */
  readonly userId: number | null;
  /** Folder of its files in the store. */
  readonly path: string;
  readonly size: Size;
  readonly animated: boolean;
  /** False for a picture from before there were tiles, until its tile has been made. */
  readonly hasTile: boolean;
  readonly blurhash: string;
  readonly altText: string | null;
  readonly credit: string | null;
  /** Which stock photo it is; null where it is none. */
  readonly stockPhoto: StockPhotoOrigin | null;
}

/** Key of a picture's rendition in the store. */
export const renditionKey = (path: string, name: RenditionName): string => `${path}/${name}.webp`;

export const imagesFolder = 'images/';
export const uploadsFolder = 'uploads/';
