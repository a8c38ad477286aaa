import { isWordCharacter, wordEdges } from '@foreglow/contract';

const lastCodePoint = 0x10_ff_ff;

/**
 * All word characters as the inside of a bracket expression. They are listed, since which characters PostgreSQL itself
 * treats as letters depends on the collation of the database.
 */
function listWordCharacters(): string {
  const ranges: string[] = [];
  let start: number | undefined;
  for (let codePoint = 0; codePoint <= lastCodePoint + 1; codePoint += 1) {
    const isWord = codePoint <= lastCodePoint && isWordCharacter(String.fromCodePoint(codePoint));
    if (isWord) start ??= codePoint;
    else if (start !== undefined) {
      ranges.push(`${String.fromCodePoint(start)}-${String.fromCodePoint(codePoint - 1)}`);
      start = undefined;
    }
  }
  return ranges.join('');
}

let wordCharacters: string | undefined;

/** A PostgreSQL regular expression that matches the same texts as `holdsWholeWords`. */
export function wholeWordsPattern(term: string): string {
  wordCharacters ??= listWordCharacters();
  const { begins, ends } = wordEdges(term);
  // A backslash before a letter or digit would have a special meaning; before any other ASCII character it means the
  // character itself.
  const literal = term.replace(/[!-/:-@[-`{-~]/g, '\\$&');
  return `${begins ? `(^|[^${wordCharacters}])` : ''}${literal}${ends ? `([^${wordCharacters}]|$)` : ''}`;
}
