import { placesOf, searchable } from '@foreglow/contract';

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

/** A range from an index up to, not including, another one. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * A text in pieces, so that the hits of a search can be marked. Together the pieces are the text in composed form
 * (NFC).
 */
export function piecesOf(text: string, searched: SearchedText): readonly Piece[] {
  const composed = text.normalize('NFC');
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of hitsIn(composed, searched)) {
    if (start > done) pieces.push({ text: composed.slice(done, start), hit: false });
    pieces.push({ text: composed.slice(start, end), hit: true });
    done = end;
  }
  if (done < composed.length) pieces.push({ text: composed.slice(done), hit: false });
  return pieces;
}

/** The ranges in a composed text where a search finds its term, as on the server, without overlapping hits. */
export function* hitsIn(composed: string, { term, wholeWords }: SearchedText): Generator<Stretch> {
  const folded = searchable(composed);
  const indexOf = folded.length === composed.length ? undefined : originsOf(composed);
  let done = 0;
  for (const at of placesOf(folded, term, wholeWords)) {
    const start = indexOf ? (indexOf[at]?.start ?? 0) : at;
    const end = indexOf ? (indexOf[at + term.length - 1]?.end ?? composed.length) : at + term.length;
    if (start < done) continue;
    yield { start, end };
    done = end;
  }
}

/** The index of the original character for each unit of the lower-cased text: "İ" becomes two. */
function originsOf(composed: string): readonly Stretch[] {
  const origins: Stretch[] = [];
  let start = 0;
  for (const character of composed) {
    const origin = { start, end: start + character.length };
    for (let unit = 0; unit < character.toLowerCase().length; unit += 1) origins.push(origin);
    start = origin.end;
  }
  return origins;
}
