/** The end of a sentence with the quotes and brackets after it. In Chinese and Japanese no space follows. */
export const sentenceEnd = /[.!?…]['"’”»)\]]*\s+|[。！？]['"’”」』）]*\s*/gu;

/** A shorter beginning may be an abbreviation, or says too little. */
const shortestSentence = 40;

/**
 * The first sentence of an excerpt, and further ones as long as there are at most so many letters. All of the excerpt if
 * its sentences would leave half of the room empty.
 */
export function sentencesWithin(excerpt: string, letters: number): string {
  let end = 0;
  for (const { index, 0: mark } of excerpt.matchAll(sentenceEnd)) {
    const next = index + mark.trimEnd().length;
    if (next < shortestSentence || abbreviated.test(excerpt.slice(0, index))) continue;
    if (end > 0 && next > letters) break;
    end = next;
  }
  // What remains after the last end is a whole sentence too, unless it was cut.
  const isWhole = excerpt.length <= letters && !excerpt.endsWith('…');
  return end === 0 || isWhole || end < letters / 2 ? excerpt : excerpt.slice(0, end);
}

/** The end of a text before a full stop that ends no sentence: a single letter, or a title. */
const abbreviated = /(?:^|[\s(.])(?:\p{L}|\d{1,2}|Dr|Mr|Mrs|Prof|St|No|Nr|bzw)$/u;
