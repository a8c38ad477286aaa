/** A piece of a sentence: words, or the name of a placeholder. */
export type Piece = { readonly words: string } | { readonly part: string };

/** Takes a sentence such as `{who} added {subject}` apart. */
export const piecesOf = (sentence: string): Piece[] =>
  sentence
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? { part: piece.slice(1, -1) } : { words: piece }));
