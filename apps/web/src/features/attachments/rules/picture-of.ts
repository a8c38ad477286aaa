import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../ui/picture/index.ts';

/** A large picture is as wide as a narrow screen; on a wide one it may be shown in full. */
const sizes = '(max-width: 839px) 100vw, 1600px';

/**
 * An attachment in one of its sizes, to be shown. On a narrow screen the small one may do for the large one, and a tile
 * for the small one where it is said how wide that is shown, as in CSS.
 */
export function pictureOf(
  { thumbnails, meta, blurhash }: AttachmentAttributes,
  size: 'small' | 'large',
  width = size === 'large' ? sizes : undefined,
): PictureImage {
  const [less, full] = size === 'large' ? [thumbnails.small, thumbnails.large] : [thumbnails.tile, thumbnails.small];
  return {
    url: full.url,
    alt: meta.image_alt_text ?? '',
    blurhash,
    ...(width &&
      less.width < full.width && {
        renditions: { srcSet: `${less.url} ${less.width}w, ${full.url} ${full.width}w`, sizes: width },
      }),
  };
}
