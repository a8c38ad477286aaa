/** A piece of a sentence: words, or the name of a placeholder. */
export type Piece = { readonly words: string } | { readonly part: string };

/** Splits a sentence such as `{who} added {subject}` at its placeholders. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { part: piece.slice(1, -1) } : { words: piece }));
