import type { PictureWords } from '../api/describe-attachment.ts';

/** A picture in an editor, and what is said about it. */
export interface DescribedImage extends PictureWords {
  /** Slug of its attachment. */
  readonly slug: string;
}
