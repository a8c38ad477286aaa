import type { StockPhotoOrigin } from '@foreglow/contract';
import type { Focus, RenditionName, Size } from '#platform/images/rendition.rules.ts';

/** A picture as it is stored. */
export interface Attachment {
  readonly id: number;
  readonly slug: string;
  /** The user who uploaded it; null for a copy, and when that user has been deleted. */
  readonly userId: number | null;
  /** Folder of its files in the store. */
  readonly path: string;
  readonly size: Size;
  readonly animated: boolean;
  /** False for a picture uploaded before tiles existed, until its tile has been made. */
  readonly hasTile: boolean;
  readonly blurhash: string;
  /** Null for a picture uploaded before it was determined. */
  readonly focus: Focus | null;
  readonly altText: string | null;
  readonly credit: string | null;
  /** The stock photo that it was made from; null for other pictures. */
  readonly stockPhoto: StockPhotoOrigin | null;
}

/** Key of a picture's rendition in the store. */
export const renditionKey = (path: string, name: RenditionName): string => `${path}/${name}.webp`;

export const imagesFolder = 'images/';
export const uploadsFolder = 'uploads/';
