const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * The beginning of a text, of at most `max` UTF-16 units, without a part of a character as a reader sees it: an emoji of
 * several parts, a flag, or a letter with its marks that crosses the limit is left out whole.
 */
export function cutTo(text: string, max: number): string {
  if (text.length <= max) return text;
  if (max <= 0) return '';
  // Whether a character ends at the limit depends only on what stands before, and on the code point after it.
  return isPlain(text.charCodeAt(max - 1)) && isPlain(text.charCodeAt(max))
    ? text.slice(0, max)
    : text.slice(0, segmenter.segment(text.slice(0, max + 2)).containing(max)?.index);
}

/** Letters without marks of their own, which never form one character with each other. Line breaks do. */
const isPlain = (unit: number): boolean => unit >= 0x20 && unit < 0x300;
