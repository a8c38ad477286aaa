/** White space, and characters without width that come along when text is copied. */
const blank = /[\s\u00ad\u200b\u2060-\u2064\ufeff]/u;
const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

/**
 * A text as one line, with single spaces and nothing invisible around it. A text without any visible character becomes
 * empty: on a screen it could neither be seen nor clicked.
 */
export function oneLine(text: string): string {
  if (!visible.test(text)) return '';
  let [start, end] = [0, text.length];
  // One character after the other: a regular expression for the end would take long for many blanks inside.
  while (blank.test(text.charAt(start))) start += 1;
  while (blank.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end).replace(/\s+/g, ' ');
}
