import { tokensOf } from '#platform/words/tokens.rules.ts';
import { sentencesOf } from './sentences.rules.ts';

/** The texts of a card that passages are taken from. */
export interface RankedCard {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
}

/** How quickly repetitions of a word, and longer sentences, count less (Robertson and Walker, 1994). */
const saturation = 1.2;
const lengthShare = 0.5;
/** A word that is a part of another one counts less than the exact word. */
const partWeight = 0.6;
const shortestPart = 5;
/** A model gets the beginning of a text only, so that is what a statement is based on. */
const readLength = 1500;

/** The words of a text that indicate its subject, each once. */
export const wordsOf = (text: string): string[] => [...new Set(keysOf(text))];

const keysOf = (text: string): string[] => tokensOf(text).flatMap((token) => (token ? [token.key] : []));

/**
 * The sentence of a card's texts that says most of what a statement says: BM25 over the sentences of the card, in which
 * forms and compounds of a word count as well. Its title is shown anyway and is none of them. Undefined if no sentence
 * shares a word with the statement.
 */
export function bestSentence(statement: string, { title, ...texts }: RankedCard): string | undefined {
  const wanted = wordsOf(statement);
  const sentences = [texts.subtitle, texts.description, texts.relevance]
    .flatMap((text) => (text ? sentencesOf(text.slice(0, readLength)) : []))
    .filter((text) => text !== title)
    .map((text) => ({ text, words: keysOf(text) }));
  const usualLength = sentences.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, sentences.length);
  const counts = wanted.map((word) => sentences.map(({ words }) => matches(word, words)));
  const scores = sentences.map(({ words }, at) =>
    counts.reduce((sum, ofWord) => {
      const count = ofWord[at] ?? 0;
      const having = ofWord.filter((one) => one > 0).length;
      const rarity = Math.log(1 + (sentences.length - having + 0.5) / (having + 0.5));
      const length = 1 - lengthShare + (lengthShare * words.length) / Math.max(1, usualLength);
      return sum + (rarity * count * (saturation + 1)) / (count + saturation * length);
    }, 0),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? undefined : sentences[scores.indexOf(best)]?.text;
}

/** How often a word occurs among others: an exact match counts 1, a longer or shorter form less. */
function matches(wanted: string, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    if (word === wanted) return sum + 1;
    const [shorter, longer] = word.length < wanted.length ? [word, wanted] : [wanted, word];
    return shorter.length >= shortestPart && longer.includes(shorter) ? sum + partWeight : sum;
  }, 0);
}
