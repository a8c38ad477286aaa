import { cutTo } from '@foreglow/contract/cut-to';
/** The words of a title with which a file can be named; empty if there are none. */
export function fileWords(title: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return cutTo(words, 60).trim().replaceAll(' ', '-').toLowerCase();
}
