import { searchable } from './searchable.ts';

/** A range of a text from an index up to, not including, another one. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const unchangedLength = /^[\x21-\x7e]*(?: [\x21-\x7e]+)* ?$/;
const seen = /\P{Default_Ignorable_Code_Point}+/gu;
/** Korean letters that are written by themselves, but form a syllable with their neighbours in the compatibility form. */
const jamo = /^[\u3131-\u318e\uffa1-\uffdc]/u;
const hangul = /\p{Script=Hangul}$/u;

/**
 * For each unit of the folded form of a text (`searchable`), the letter of the text from which it comes. Undefined when
 * both have their letters at the same places.
 */
export function originsOf(text: string): readonly Stretch[] | undefined {
  if (unchangedLength.test(text)) return undefined;
  const origins: Stretch[] = [];
  let endsWithSpace = false;
  for (const { letter, start, end } of lettersOf(text)) {
    const folded = searchable(letter);
    const added = endsWithSpace && folded.startsWith(' ') ? folded.slice(1) : folded;
    for (let unit = 0; unit < added.length; unit += 1) origins.push({ start, end });
    if (folded !== '') endsWithSpace = folded.endsWith(' ');
  }
  return origins;
}

/** The parts of a text that are folded each by itself, without what is not seen in them. */
function lettersOf(text: string): readonly (Stretch & { readonly letter: string })[] {
  let shown = '';
  const places: number[] = [];
  for (const { 0: run, index } of text.matchAll(seen)) {
    shown += run;
    for (let unit = 0; unit < run.length; unit += 1) places.push(index + unit);
  }
  const letters: (Stretch & { readonly letter: string })[] = [];
  for (const { segment, index } of graphemes.segment(shown)) {
    const before = letters.at(-1);
    const joined = before !== undefined && jamo.test(segment) && hangul.test(before.letter);
    if (joined) letters.pop();
    const start = joined ? before.start : (places[index] ?? 0);
    const end = (places[index + segment.length - 1] ?? 0) + 1;
    letters.push({ letter: `${joined ? before.letter : ''}${segment}`, start, end });
  }
  return letters;
}
