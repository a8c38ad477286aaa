import type { CardImageSize } from '@foreglow/contract';
import { fileWords } from '#lib/text/file-words.rules.ts';

/** The file name of an image: the words of the title, as far as a file name allows them. */
export function imageName(title: string, size: CardImageSize): string {
  return `${fileWords(title) || 'card'}-${size}.png`;
}

/** The address of a public link for one size of the image. `made` may be a path on this server. */
export function sizedAddress(made: string, size: CardImageSize, page: string): string {
  const address = new URL(made, page);
  if (size !== 'link') address.searchParams.set('size', size);
  return address.href;
}
