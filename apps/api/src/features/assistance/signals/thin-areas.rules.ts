import { tokensOf } from '../../../platform/words/tokens.rules.ts';
import { isGeneric } from '../text/generic-words.ts';
import { wordsOf } from '../text/ranking.rules.ts';
import type { PatternCard } from './pattern-card.ts';
import { areAlike } from './shared-phrases.rules.ts';

/** Something that was asked for and that one or two of the cards speak of. */
interface ThinSubject {
  /** As the question writes it. */
  readonly name: string;
  readonly cards: readonly PatternCard[];
}

/** A group of cards on the map of the project, those of them that are known. */
export interface MapGroupOfCards {
  readonly words: readonly string[];
  readonly cards: readonly PatternCard[];
  /** How many cards it has on the map. */
  readonly count: number;
}

const thinCards = 2;
/** A group of the map is small if it has less than this share of the cards that groups have on average. */
const smallShare = 0.6;
/** It fits a question if so many of its cards do. */
const fittingShare = 0.5;

/**
 * The subjects of a question that only one or two of the cards have. Words that follow each other are one subject, and
 * generic words are none: every question asks for what is new or emerging.
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
    // Two words that different cards have are two subjects.
    if (before && all.size > thinCards) found.push(before);
    const isJoined = before !== undefined && all.size <= thinCards;
    found.push(
      isJoined ? { name: `${before.name} ${token.shown}`, cards: [...all] } : { name: token.shown, cards: having },
    );
    follows = true;
  }
  return found;
}

/** The small groups of the map that fit a question, the smallest first, and how many cards a group has on average. */
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
