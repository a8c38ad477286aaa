import type { PictureWords } from '../api/describe-attachment.ts';

/** A picture in an editor, with its alternative text and credit. */
export interface DescribedImage extends PictureWords {
  /** Slug of its attachment. */
  readonly slug: string;
}
