import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../ui/picture/index.ts';

/** An attachment in one of its sizes, to be shown. */
export const pictureOf = (attachment: AttachmentAttributes, size: 'small' | 'large'): PictureImage => ({
  url: attachment.thumbnails[size].url,
  alt: attachment.meta.image_alt_text ?? '',
  blurhash: attachment.blurhash,
});
