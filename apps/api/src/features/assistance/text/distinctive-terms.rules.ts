import { nameGroups } from '#platform/words/name-groups.rules.ts';
import { tokensOf } from '#platform/words/tokens.rules.ts';
import type { RankedCard } from './ranking.rules.ts';

/** Cards with the most characteristic terms of each, by number. */
export interface CardTerms {
  readonly terms: readonly (readonly number[])[];
  /** The spelling of each term, by number. */
  readonly shown: readonly string[];
}

const titleWeight = 3;
const pairWeight = 0.5;
/** The beginning of a text usually states its subject. */
const readLength = 1500;
const termsPerCard = 14;

/** The most characteristic words and pairs of words of each card, in descending order (TF-IDF). */
export function distinctiveTerms(cards: readonly RankedCard[]): CardTerms {
  const numbers = new Map<string, number>();
  const shown: string[] = [];
  const counts = cards.map((card) => {
    const ofCard = new Map<number, number>();
    const count = (key: string, written: string, weight: number) => {
      const number = numbers.get(key) ?? shown.push(written) - 1;
      numbers.set(key, number);
      ofCard.set(number, (ofCard.get(number) ?? 0) + weight);
    };
    const read = (text: string | null, weight: number) => {
      const tokens = tokensOf((text ?? '').slice(0, readLength));
      tokens.forEach((token, at) => {
        if (!token) return;
        count(token.key, token.shown, weight);
        const next = tokens[at + 1];
        if (next) count(`${token.key} ${next.key}`, `${token.shown} ${next.shown}`, weight * pairWeight);
      });
    };
    read(card.title, titleWeight);
    for (const text of [card.subtitle, card.description, card.relevance]) read(text, 1);
    return ofCard;
  });
  const having = new Map<number, number>();
  for (const ofCard of counts) for (const term of ofCard.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  const rarity = (term: number) => Math.log(1 + cards.length / (having.get(term) ?? 1));
  const terms = counts.map((ofCard) =>
    [...ofCard]
      .map(([term, count]) => ({ term, weight: Math.log1p(count) * rarity(term) }))
      .sort((a, b) => b.weight - a.weight || a.term - b.term)
      .slice(0, termsPerCard)
      .map(({ term }) => term),
  );
  return { terms, shown };
}

/** The words that distinguish some cards from others, most characteristic first; at most three. */
export function sharedWords(cards: readonly RankedCard[], others: readonly RankedCard[]): string[] {
  const { terms, shown } = distinctiveTerms([...cards, ...others]);
  const groups = terms.map((_, at) => (at < cards.length ? 0 : 1));
  const [own = []] = nameGroups({ groups, terms, shown, count: 2 });
  return own.map((term) => shown[term] ?? '');
}

/** The cards ordered by how many of their terms other cards share: the most central first. */
export function centralFirst<C extends RankedCard>(cards: readonly C[]): C[] {
  const { terms } = distinctiveTerms(cards);
  const having = new Map<number, number>();
  for (const ofCard of terms) for (const term of ofCard) having.set(term, (having.get(term) ?? 0) + 1);
  const weight = (at: number) =>
    (terms[at] ?? []).reduce((sum, term) => sum + (having.get(term) ?? 1) - 1, 0) / Math.max(1, terms[at]?.length ?? 0);
  return cards
    .map((card, at) => ({ card, weight: weight(at) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ card }) => card);
}

/** Words as a title: separated by commas, the first with a capital letter. */
export function titleOf(words: readonly string[]): string | null {
  const title = words.join(', ');
  return title === '' ? null : title.charAt(0).toLocaleUpperCase() + title.slice(1);
}
