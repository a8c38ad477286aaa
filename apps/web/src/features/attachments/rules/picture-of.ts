import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../ui/picture/index.ts';

/** A large picture is as wide as a narrow screen; on a wide one it may be shown in full. */
const sizes = '(max-width: 839px) 100vw, 1600px';

/** An attachment in one of its sizes, to be shown. On a narrow screen the small one may do for the large one. */
export function pictureOf({ thumbnails, meta, blurhash }: AttachmentAttributes, size: 'small' | 'large'): PictureImage {
  const { small, large } = thumbnails;
  return {
    url: thumbnails[size].url,
    alt: meta.image_alt_text ?? '',
    blurhash,
    ...(size === 'large' &&
      small.width < large.width && {
        renditions: { srcSet: `${small.url} ${small.width}w, ${large.url} ${large.width}w`, sizes },
      }),
  };
}
