import { searchable } from './searchable.ts';

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
  let [letter, folded, start] = ['', '', 0];
  for (const { segment, index } of graphemes.segment(text)) {
    const own = searchable(segment);
    const joined = searchable(letter + segment);
    // Otherwise it is not seen, is one more space, or forms another letter with the one before.
    const isLetter = own !== '' && joined === folded + own;
    if (isLetter) [letter, folded, start] = ['', '', index];
    const added = isLetter ? own : joined;
    if (added !== folded) {
      origins.length -= folded.length;
      for (const _ of added.split('')) origins.push({ start, end: index + segment.length });
    }
    letter += segment;
    folded = added;
  }
  return origins;
}
