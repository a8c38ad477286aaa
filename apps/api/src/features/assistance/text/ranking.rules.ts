import { tokensOf } from '#platform/words/tokens.rules.ts';
import { sentencesOf } from './sentences.rules.ts';

/** The texts of a card that passages are taken from. */
export interface RankedCard {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
}

/** A sentence of a card. */
export interface Passage<C> {
  readonly card: C;
  readonly text: string;
  readonly score: number;
}

/** How quickly repetitions of a word, and longer sentences, count less (Robertson and Walker, 1994). */
const saturation = 1.2;
const lengthShare = 0.5;
/** A word that is a part of another one counts less than the exact word. */
const partWeight = 0.6;
const shortestPart = 5;
/** Matches in the title of a card also count for its sentences, by this share. */
const titleShare = 0.3;
/** The least share of the searched words that a passage must contain, together with the title of its card. */
const smallestShare = 1 / 3;

interface Candidate<C> {
  readonly card: C;
  readonly text: string;
  readonly words: readonly string[];
}

/** The words of a text that indicate its subject, each once. */
export const wordsOf = (text: string): string[] => [...new Set(keysOf(text))];

const keysOf = (text: string): string[] => tokensOf(text).flatMap((token) => (token ? [token.key] : []));

/**
 * The sentence of each card that fits a question best, best first: BM25 over all sentences of the cards, in which forms
 * and compounds of a word count as well. Cards that share too few words with the question are left out.
 */
export function bestPassages<C extends RankedCard>(question: string, cards: readonly C[], count: number): Passage<C>[] {
  const wanted = wordsOf(question);
  if (wanted.length === 0) return [];
  const needed = Math.ceil(wanted.length * smallestShare);
  const ofCard = new Map<C, Passage<C>>();
  for (const { card, text, score, found } of rank(wanted, cards)) {
    if (found < needed) continue;
    const best = ofCard.get(card);
    if (!best) ofCard.set(card, { card, text, score });
    // The title of a card is shown anyway, so another sentence is more useful.
    else if (best.text === card.title) ofCard.set(card, { card, text, score: best.score });
  }
  return [...ofCard.values()].slice(0, count);
}

/** The sentences of texts that fit a subject best, best first; empty if none shares a word with it. */
export function bestSentences(subject: string, texts: readonly string[], count: number): string[] {
  const cards = texts.map((text) => ({ title: '', subtitle: null, description: text, relevance: null }));
  return [...new Set(rank(wordsOf(subject), cards).map(({ text }) => text))].slice(0, count);
}

/**
 * All sentences that contain one of the words, best first. `found`: how many of the words they or their title contain.
 */
function rank<C extends RankedCard>(wanted: readonly string[], cards: readonly C[]) {
  const candidates = cards.flatMap((card) => candidatesOf(card));
  const matched = candidates.map(({ words }) => wanted.map((word) => matches(word, words)));
  const rarity = wanted.map((_, at) => {
    const having = matched.filter((counts) => (counts[at] ?? 0) > 0).length;
    return Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5));
  });
  const usualLength = candidates.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, candidates.length);
  const titleCounts = new Map(
    cards.map((card) => {
      const words = keysOf(card.title);
      return [card, { words, counts: wanted.map((word) => matches(word, words)) }] as const;
    }),
  );
  const scoreOf = (counts: readonly number[], length: number) =>
    counts.reduce((sum, count, at) => {
      const damped = count + saturation * (1 - lengthShare + (lengthShare * length) / Math.max(1, usualLength));
      return sum + ((rarity[at] ?? 0) * count * (saturation + 1)) / damped;
    }, 0);
  return candidates
    .map(({ card, text, words }, at) => {
      const counts = matched[at] ?? [];
      const title = titleCounts.get(card);
      const own = scoreOf(counts, words.length);
      return {
        card,
        text,
        own,
        score: own + titleShare * scoreOf(title?.counts ?? [], title?.words.length ?? 0),
        found: wanted.filter((_, word) => (counts[word] ?? 0) > 0 || (title?.counts[word] ?? 0) > 0).length,
      };
    })
    .filter(({ own }) => own > 0)
    .sort((a, b) => b.score - a.score);
}

function candidatesOf<C extends RankedCard>(card: C): Candidate<C>[] {
  const texts = [card.title, card.subtitle, card.description, card.relevance];
  const sentences = texts.flatMap((text) => (text ? sentencesOf(text) : []));
  return sentences.map((text) => ({ card, text, words: keysOf(text) }));
}

/** How often a word occurs among others: an exact match counts 1, a longer or shorter form less. */
function matches(wanted: string, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    if (word === wanted) return sum + 1;
    const [shorter, longer] = word.length < wanted.length ? [word, wanted] : [wanted, word];
    return shorter.length >= shortestPart && longer.includes(shorter) ? sum + partWeight : sum;
  }, 0);
}
