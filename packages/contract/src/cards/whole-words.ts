/**
 * A letter, mark or digit of a script that puts something between its words. Chinese, Japanese and the scripts of
 * Southeast Asia put nothing there; Korean adds endings to words, also to foreign ones.
 */
const wordCharacter = /^[\p{L}\p{M}\p{N}]$/u;
const unseparated =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** True for a character that belongs to the same word as its neighbours do: a whole word begins and ends beside none. */
export const isWordCharacter = (character: string): boolean =>
  wordCharacter.test(character) && !unseparated.test(character);

/** Whether a term begins and ends with a word character: there it must not go on as a longer word. */
export function wordEdges(term: string): { readonly begins: boolean; readonly ends: boolean } {
  const characters = [...term];
  return { begins: isWordCharacter(characters[0] ?? ''), ends: isWordCharacter(characters.at(-1) ?? '') };
}

/**
 * Where the term stands in the text: the index of each place, from left to right. With `wholeWords` only where it is not
 * merely a part of longer words: "AI" stands in "AI-made", and not in "said". Both are given as search sees them
 * (`searchable`, `searchTerm`).
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

/** True when the term stands in the text as whole words (`placesOf`). */
export const holdsWholeWords = (text: string, term: string): boolean => !placesOf(text, term, true).next().done;
