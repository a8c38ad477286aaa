import { placesOf, searchable } from '@foreglow/contract';

/** What is searched for: a term as search uses it (`searchTerm`), which is not empty. */
export interface Sought {
  readonly term: string;
  readonly wholeWords: boolean;
}

/** A part of a text. */
interface Piece {
  readonly text: string;
  /** Whether the search finds it. */
  readonly hit: boolean;
}

/** From an index to before another one. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A text in pieces, so that the hits of a search can be marked. Together they are the text, composed (NFC). */
export function piecesOf(text: string, sought: Sought): readonly Piece[] {
  const composed = text.normalize('NFC');
  const pieces: Piece[] = [];
  let done = 0;
  for (const { start, end } of hitsIn(composed, sought)) {
    if (start > done) pieces.push({ text: composed.slice(done, start), hit: false });
    pieces.push({ text: composed.slice(start, end), hit: true });
    done = end;
  }
  if (done < composed.length) pieces.push({ text: composed.slice(done), hit: false });
  return pieces;
}

/** Where a search finds its term in a composed text, as it does on the server; without hits that overlap. */
export function* hitsIn(composed: string, { term, wholeWords }: Sought): Generator<Stretch> {
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

/** For each unit of the lower-cased text the character it comes from: "İ" becomes two. */
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
