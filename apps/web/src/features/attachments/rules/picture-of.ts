import type { AttachmentAttributes } from '@foreglow/contract';
import type { PictureImage } from '#ui/picture/picture.tsx';

/** A large picture fills the width of a narrow screen; on a wide screen it may be shown in full. */
const sizes = '(max-width: 839px) 100vw, 1600px';

/**
 * An attachment in one of its sizes, ready to be shown. A narrow screen may use the small size instead of the large
 * one, and the tile instead of the small size if `width` is passed: the displayed width, as in CSS.
 */
export function pictureOf(
  picture: AttachmentAttributes,
  size: 'small' | 'large',
  width = size === 'large' ? sizes : undefined,
): PictureImage {
  const { thumbnails, meta, blurhash } = picture;
  const [less, full] = size === 'large' ? [thumbnails.small, thumbnails.large] : [thumbnails.tile, thumbnails.small];
  return {
    url: full.url,
    alt: meta.image_alt_text ?? '',
    blurhash,
    position: positionOf(picture),
    ...(width &&
      less.width < full.width && {
        renditions: { srcSet: `${less.url} ${less.width}w, ${full.url} ${full.width}w`, sizes: width },
      }),
  };
}

/** The frames that crop pictures have these proportions. */
const frame = 3 / 2;

/** Where a picture is placed in a frame that crops it, so that its focal point is as near the middle as possible. */
function positionOf({ width, height, focus }: AttachmentAttributes): string | undefined {
  if (!focus) return undefined;
  const ratio = width / height / frame;
  const place = (point: number, seen: number) =>
    seen >= 1 ? 50 : Math.round(100 * Math.min(1, Math.max(0, (point / 100 - seen / 2) / (1 - seen))));
  return `${place(focus.x, 1 / ratio)}% ${place(focus.y, ratio)}%`;
}
