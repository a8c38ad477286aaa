/**
 * Text of at most `max` UTF-16 units: longer text is cut after a word and ends with «…». Text without spaces is cut
 * between characters, never inside one.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1);
  // A word that crosses the limit is left out, unless too little would remain.
  const lastSpace = /\s/.test(text.charAt(max - 1)) ? kept.length : kept.search(/\s\S*$/);
  const cut = lastSpace > max / 2 ? kept.slice(0, lastSpace) : kept.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
