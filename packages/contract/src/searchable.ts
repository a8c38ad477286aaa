/** Characters that are not seen: soft hyphens, joiners, spaces without width, marks of direction and of emoji style. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** Signs that the compatibility form would take apart, and those that a keyboard has only one key for. */
const keys: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛❛❜‹›′´ʹʻʼʽˈ‵]/gu, "'"],
  [/[“”„‟❝❞«»″〝〞〟˝‶]/gu, '"'],
  [/[\p{Dash_Punctuation}−⁃]/gu, '-'],
];
/** Dash punctuation that is a key of its own in Japanese and Chinese. */
const waves = /[〜〰]/gu;

/**
 * Text in the form that is searched and compared: what a keyboard cannot tell apart is the same. Lower-cased and
 * composed, with one kind of quote, apostrophe, dash and space, without characters that are not seen, in the plain form
 * of full-width letters and ligatures, "İ" and "ı" as "i", "ß" as "ss". White space in a row is one space. Folding a
 * folded text changes nothing.
 */
export function searchable(text: string): string {
  let folded = text.replace(unseen, '').replace(waves, '~');
  for (const [signs, key] of keys) folded = folded.replace(signs, key);
  folded = folded.normalize('NFKC');
  // Again, since full-width signs and letters have become usual ones.
  for (const [signs, key] of keys) folded = folded.replace(signs, key);
  return folded
    .toLowerCase()
    .replace(/[ıi]\u0307*/gu, 'i')
    .replaceAll('ς', 'σ')
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .normalize('NFKC');
}

/** A search term in the form that is used: folded as texts are, and trimmed. */
export const searchTerm = (search: string): string => searchable(search).trim();
