import type { CardAttributes } from '@foreglow/contract';
import { pictureOf } from '#features/attachments/rules/picture-of.ts';
import type { PictureImage } from '#ui/picture/picture.tsx';

/** The picture of a card in one of its sizes. `width` is its displayed width, as in CSS. */
export function imageOf(
  { attachment }: Pick<CardAttributes, 'attachment'>,
  size: 'small' | 'large',
  width?: string,
): PictureImage | null {
  return attachment && pictureOf(attachment, size, width);
}
