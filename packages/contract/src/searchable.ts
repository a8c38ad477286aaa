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

/** A range of a text from an index up to, not including, another one. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const unchangedLength = /^[\x21-\x7e]*(?: [\x21-\x7e]+)* ?$/;

/**
 * For each unit of the folded form of a text (`searchable`), the letter of the text from which it comes. Undefined when
 * both have their letters at the same places.
 */
export function originsOf(text: string): readonly Stretch[] | undefined {
  if (unchangedLength.test(text)) return undefined;
  const origins: Stretch[] = [];
  let endsWithSpace = false;
  for (const { segment, index } of graphemes.segment(text)) {
    const folded = searchable(segment);
    const added = endsWithSpace && folded.startsWith(' ') ? folded.slice(1) : folded;
    const origin = { start: index, end: index + segment.length };
    for (let unit = 0; unit < added.length; unit += 1) origins.push(origin);
    if (folded !== '') endsWithSpace = folded.endsWith(' ');
  }
  return origins;
}
