import type { CardAttributes } from '@foreglow/contract';
import type { PictureImage } from '../../../../ui/picture/index.ts';
import { pictureOf } from '../../../attachments/index.ts';

/** The picture of a card in one of its sizes. */
export function imageOf(
  { attachment }: Pick<CardAttributes, 'attachment'>,
  size: 'small' | 'large',
): PictureImage | null {
  return attachment && pictureOf(attachment, size);
}
