import type { CardAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../../ui/picture/index.ts';
import { pictureOf } from '../../../attachments/index.ts';

/** The picture of a card in one of its sizes. `width` is its displayed width, as in CSS. */
export function imageOf(
  { attachment }: Pick<CardAttributes, 'attachment'>,
  size: 'small' | 'large',
  width?: string,
): PictureImage | null {
  return attachment && pictureOf(attachment, size, width);
}
