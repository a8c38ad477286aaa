/** The width of a letter in ems: an estimate for Newsreader and Inter, enough to break and cut lines by. */
export function letterWidth(letter: string): number {
  if (/[ijlI.,:;'’!|()]/.test(letter)) return 0.29;
  if (/[\s frt-]/.test(letter)) return 0.37;
  if (/[mwMW]/.test(letter)) return 0.85;
  if (/[\p{Lu}]/u.test(letter)) return 0.67;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u.test(letter)) return 1.05;
  return 0.52;
}

/** The width of a text in ems. */
export const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** As much of a text as has room in so many ems, with an ellipsis where it is cut. */
export function fitText(text: string, ems: number): string {
  if (widthOf(text) <= ems) return text;
  let kept = '';
  let used = 1;
  for (const letter of text) {
    used += letterWidth(letter);
    if (used > ems) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/** A text in at most so many lines of so many ems; what does not fit into the last is cut. */
export function breakText(text: string, ems: number, lines: number): string[] {
  const found: string[] = [];
  let left = text.trim().split(/\s+/u);
  while (left.length > 0 && found.length < lines - 1) {
    let count = 1;
    while (count < left.length && widthOf(left.slice(0, count + 1).join(' ')) <= ems) count++;
    found.push(fitText(left.slice(0, count).join(' '), ems));
    left = left.slice(count);
  }
  return left.length > 0 ? [...found, fitText(left.join(' '), ems)] : found;
}
