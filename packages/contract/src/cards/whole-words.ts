/**
 * A letter, mark or digit of a script that separates its words. Chinese, Japanese and the scripts of Southeast Asia do
 * not separate words; Korean adds endings to words, also to foreign ones.
 */
const wordCharacter = /^[\p{L}\p{M}\p{N}]$/u;
const unseparated =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/**
 * True for a character that forms a word together with its neighbours: there is none directly before or after a whole
 * word.
 */
export const isWordCharacter = (character: string): boolean =>
  wordCharacter.test(character) && !unseparated.test(character);

/** Whether a term begins and ends with a word character: on such a side it must not be continued by a longer word. */
export function wordEdges(term: string): { readonly begins: boolean; readonly ends: boolean } {
  const characters = [...term];
  return { begins: isWordCharacter(characters[0] ?? ''), ends: isWordCharacter(characters.at(-1) ?? '') };
}

/**
 * Where the text contains the term: the index of each place, from left to right. With `wholeWords`, places where the
 * term is only a part of a longer word are left out: "AI" is found in "AI-made", but not in "said". Both arguments must
 * be in the form that search uses (`searchable`, `searchTerm`).
 */
export function* placesOf(text: string, term: string, wholeWords: boolean): Generator<number> {
  const { begins, ends } = wordEdges(term);
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (wholeWords) {
      const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
      const [after = ''] = text.slice(at + term.length, at + term.length + 2);
      if ((begins && isWordCharacter(before)) || (ends && isWordCharacter(after))) continue;
    }
    yield at;
  }
}

/** True when the text contains the term as whole words (`placesOf`). */
export const holdsWholeWords = (text: string, term: string): boolean => !placesOf(text, term, true).next().done;
