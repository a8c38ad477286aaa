import { isGeneric } from '#platform/words/generic-words.ts';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import { tokensOf } from '#platform/words/tokens.rules.ts';
import { wordsOf } from '../text/ranking.rules.ts';
import type { PatternCard } from './pattern-card.ts';

/** A subject of the question that only one or two of the cards mention. */
interface ThinSubject {
  /** In the spelling of the question. */
  readonly name: string;
  readonly cards: readonly PatternCard[];
}

/** A group on the map of the project, with those of its cards that were passed to this function. */
export interface MapGroupOfCards {
  readonly cards: readonly PatternCard[];
  /** The number of cards in the group on the map. */
  readonly count: number;
}

const thinCards = 2;
/** A group of the map is small if its number of cards is below this share of the average. */
const smallShare = 0.6;
/** A group fits a question if at least this share of its cards does. */
const fittingShare = 0.5;

/**
 * The subjects of a question that only one or two of the cards mention. Consecutive words are one subject. Generic
 * words are not subjects, since every question asks for what is new or emerging.
 */
export function thinSubjects(question: string, cards: readonly PatternCard[]): ThinSubject[] {
  const texts = cards.map((card) => ({
    card,
    words: wordsOf(`${card.title}\n${card.description ?? ''}\n${card.relevance ?? ''}`),
  }));
  const found: ThinSubject[] = [];
  let follows = false;
  for (const token of tokensOf(question)) {
    const isSubject = token !== null && !isGeneric(token.key);
    const having = isSubject
      ? texts.filter(({ words }) => words.some((word) => areAlike(word, token.key))).map(({ card }) => card)
      : [];
    if (!isSubject || having.length === 0 || having.length > thinCards) {
      follows = false;
      continue;
    }
    const before = follows ? found.pop() : undefined;
    const all = new Set([...(before?.cards ?? []), ...having]);
    // Two words that occur in different cards are two subjects.
    if (before && all.size > thinCards) found.push(before);
    const isJoined = before !== undefined && all.size <= thinCards;
    found.push(
      isJoined ? { name: `${before.name} ${token.shown}`, cards: [...all] } : { name: token.shown, cards: having },
    );
    follows = true;
  }
  return found;
}

/** The small groups of the map that fit a question, smallest first, and the average number of cards in a group. */
export function thinGroups(
  groups: readonly MapGroupOfCards[],
  fitting: readonly PatternCard[],
): { readonly groups: MapGroupOfCards[]; readonly usual: number } {
  const usual = groups.reduce((sum, { count }) => sum + count, 0) / Math.max(1, groups.length);
  const fits = new Set(fitting);
  const small = groups
    .filter(({ count, cards }) => {
      const own = cards.filter((card) => fits.has(card)).length;
      return count < usual * smallShare && own > 0 && own >= count * fittingShare;
    })
    .sort((a, b) => a.count - b.count);
  return { groups: small, usual: Math.round(usual) };
}
