import { originsOf, placesOf, type Stretch, searchable } from '@foreglow/contract';

/** A search: a non-empty term in the form used for searching (`searchTerm`). */
export interface SearchedText {
  readonly term: string;
  readonly wholeWords: boolean;
}

/** A part of a text. */
interface Piece {
  readonly text: string;
  /** Whether it is a hit of the search. */
  readonly hit: boolean;
}

/**
 * A text in pieces, so that the hits of a search can be marked. Together the pieces are the text.
 */
export function piecesOf(text: string, searched: SearchedText): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of hitsIn(text, searched)) {
    if (start > done) pieces.push({ text: text.slice(done, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** The ranges in a text where a search finds its term, as on the server, without overlapping hits. */
export function* hitsIn(text: string, { term, wholeWords }: SearchedText): Generator<Stretch> {
  const folded = searchable(text);
  const indexOf = originsOf(text);
  let done = 0;
  for (const at of placesOf(folded, term, wholeWords)) {
    const start = indexOf ? (indexOf[at]?.start ?? 0) : at;
    const end = indexOf ? (indexOf[at + term.length - 1]?.end ?? text.length) : at + term.length;
    if (start < done) continue;
    yield { start, end };
    done = end;
  }
}
