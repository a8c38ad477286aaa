import { cutTo } from '@foreglow/contract/cut-to';
/**
 * Text of at most `max` UTF-16 units: longer text is cut after a word and ends with «…». Text without spaces is cut
 * between characters, never inside one, such as an emoji of several parts.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = cutTo(text, max - 1);
  // A word that crosses the limit is left out, unless too little would remain.
  const lastSpace = /\s/.test(text.charAt(kept.length)) ? kept.length : kept.search(/\s\S*$/);
  const cut = lastSpace > max / 2 ? kept.slice(0, lastSpace) : kept;
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
