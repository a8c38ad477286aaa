/** What is the same when people search, in this order: the signs, and what stands for them. */
const signs: readonly (readonly [RegExp, string])[] = [
  // Characters that are not seen: soft hyphens, joiners, spaces without width, marks of direction and of emoji style.
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  // A key of its own in Japanese and Chinese, though they count as dashes.
  [/[〜〰]/g, '~'],
  [/[‘-‛′‵´ʹʻ-ʽˈ❛❜‹›]/g, "'"],
  [/[“-‟″‶˝«»❝❞〝-〟]/g, '"'],
  [/[\p{Dash_Punctuation}−⁃]/gu, '-'],
  [/[ıi]\u0307*/g, 'i'],
  [/ς/g, 'σ'],
  [/ß/g, 'ss'],
  [/\s+/g, ' '],
];

const replaced = (text: string): string => signs.reduce((made, [sign, instead]) => made.replace(sign, instead), text);

/**
 * Text in the form that is searched and compared: what a keyboard cannot tell apart is the same. Lower-cased and
 * composed, with one kind of quote, apostrophe, dash and space, without characters that are not seen, in the plain form
 * of full-width letters and ligatures, "İ" and "ı" as "i", "ß" as "ss". White space in a row is one space. Folding a
 * folded text changes nothing.
 */
export function searchable(text: string): string {
  // Before, since the compatibility form would take some signs apart, and after, since others become usual ones.
  return replaced(replaced(text).normalize('NFKC').toLowerCase()).normalize('NFKC');
}

/** A search term in the form that is used: folded as texts are, and trimmed. */
export const searchTerm = (search: string): string => searchable(search).trim();
