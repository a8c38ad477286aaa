import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureWords } from './api/describe-attachment.ts';

/** A picture in an editor, and what is said about it. */
export interface DescribedImage extends PictureWords {
  /** Slug of its attachment. */
  readonly slug: string;
}

/** A stored picture, to be edited. */
export const describedImageOf = (attachment: AttachmentAttributes | null): DescribedImage | null =>
  attachment && {
    slug: attachment.slug,
    altText: attachment.meta.image_alt_text ?? '',
    credit: attachment.meta.image_credit ?? '',
  };
