import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureImage } from '#ui/picture/picture.tsx';

/** A large picture fills the width of a narrow screen; on a wide screen it may be shown in full. */
const sizes = '(max-width: 839px) 100vw, 1600px';

/**
 * An attachment in one of its sizes, ready to be shown. A narrow screen may use the small size instead of the large
 * one, and the tile instead of the small size if `width` is passed: the displayed width, as in CSS.
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
