import type { CardAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../ui/picture/index.ts';

/** The picture of a card in one of its sizes. */
export function imageOf({ attachment }: CardAttributes, size: 'small' | 'large'): PictureImage | null {
  if (!attachment) return null;
  return {
    url: attachment.thumbnails[size].url,
    alt: attachment.meta.image_alt_text ?? '',
    blurhash: attachment.blurhash,
  };
}
