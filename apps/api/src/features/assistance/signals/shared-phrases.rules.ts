import { isGeneric } from '#platform/words/generic-words.ts';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import { type Token, tokensOf } from '#platform/words/tokens.rules.ts';
import type { RankedCard } from '../text/ranking.rules.ts';

/** A phrase shared by several cards, in its most frequent spelling. */
export interface SharedPhrase extends Phrase {
  /** The number of cards that contain it, and of those that contain it in their titles. */
  readonly cards: number;
  readonly titles: number;
}

const longest = 3;
/** Longer phrases are more specific. */
const bonus = [0, 1, 1.7, 1.8];
/** The beginning of a text usually states its subject. */
const readLength = 1500;

interface Counted {
  readonly words: readonly string[];
  readonly written: Map<string, number>;
  cards: number;
  titles: number;
}

/**
 * The phrases that occur in at least two of the cards, at least once in a title, and less often in the other cards.
 * They are ordered by their share among the cards times the logarithm of the ratio of that share to the share among the
 * others. Phrases made of generic words only, and phrases that share a word with an earlier one, are left out.
 */
export function sharedPhrases(cards: readonly RankedCard[], others: readonly RankedCard[]): SharedPhrase[] {
  const own = countsOf(cards);
  const elsewhere = countsOf(others);
  const ranked = [...own]
    .filter(
      ([, { cards: having, titles, words }]) => having >= 2 && titles > 0 && words.some((word) => !isGeneric(word)),
    )
    .map(([key, counted]) => {
      const inside = counted.cards / cards.length;
      const outside = ((elsewhere.get(key)?.cards ?? 0) + 0.5) / (others.length + 1);
      return { counted, key, weight: inside * Math.log(inside / outside) * (bonus[counted.words.length] ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.key.localeCompare(b.key, 'en'));
  const chosen: SharedPhrase[] = [];
  for (const { counted } of ranked) {
    const { words, written, cards: having, titles } = counted;
    if (chosen.some((one) => one.words.some((word) => words.some((other) => areAlike(word, other))))) continue;
    const [shown = ''] = [...written].sort(([, a], [, b]) => b - a).map(([text]) => text);
    chosen.push({ words, shown, cards: having, titles });
  }
  return chosen;
}

function countsOf(cards: readonly RankedCard[]): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  for (const card of cards) {
    const { inTitle, all } = phrasesOfCard(card);
    for (const [key, { words, shown }] of all) {
      const counted = counts.get(key) ?? { words, written: new Map<string, number>(), cards: 0, titles: 0 };
      counted.written.set(shown, (counted.written.get(shown) ?? 0) + 1);
      counted.cards += 1;
      if (inTitle.has(key)) counted.titles += 1;
      counts.set(key, counted);
    }
  }
  return counts;
}

/** Consecutive words of a text. */
export interface Phrase {
  readonly words: readonly string[];
  readonly shown: string;
}

/** The phrases of a card's title and of all its texts, keyed by what their forms have in common. */
export const phrasesOfCard = ({ title, subtitle, description, relevance }: RankedCard) => ({
  inTitle: phrasesOf([title]),
  all: phrasesOf([title, subtitle ?? '', description ?? '', relevance ?? '']),
});

function phrasesOf(texts: readonly string[]): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  for (const text of texts) {
    const tokens = tokensOf(text.slice(0, readLength));
    for (let from = 0; from < tokens.length; from += 1) {
      for (let to = from + 1; to <= from + longest; to += 1) {
        const run = tokens.slice(from, to).filter((token): token is Token => token !== null);
        if (run.length < to - from) break;
        const words = run.map(({ key }) => key);
        const key = words.join(' ');
        if (!found.has(key)) found.set(key, { words, shown: run.map(({ shown }) => shown).join(' ') });
      }
    }
  }
  return found;
}
