import type { CardImageSize } from '@foreglow/contract';
import { fileWords } from '../../../lib/text/file-words.rules.ts';

/** The name of the file of an image: the words of the title, as far as a file can be named with them. */
export function imageName(title: string, size: CardImageSize): string {
  return `${fileWords(title) || 'card'}-${size}.png`;
}

/** The address of a public link at which the image has a size. `made` may be a path of this server. */
export function sizedAddress(made: string, size: CardImageSize, page: string): string {
  const address = new URL(made, page);
  if (size !== 'link') address.searchParams.set('size', size);
  return address.href;
}
