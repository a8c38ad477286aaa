import { areAlike, isName, type Phrase, weightOfForm } from '#platform/words/subject-phrases.rules.ts';
import type { FrameResult } from '../step-results.ts';
import type { ReadCard } from './read-cards.rules.ts';

/** A subject of several cards: a phrase, and the cards that contain it. */
export interface Topic {
  readonly phrase: Phrase;
  readonly cards: readonly ReadCard[];
}

/** A phrase of more cards, or of a larger share of them, does not distinguish a part of them. */
const largest = { cards: 8, share: 0.2, shareOfFew: 0.5 };
/** Two topics are the same if their cards overlap more than this. */
const maxOverlap = 0.5;
/** Cards that are not similar form no topic, whatever word they share. */
const fewestAlike = 0.3;

/**
 * The topics of some cards, clearest first: phrases that at least two cards contain, one of them in its title, and
 * whose cards are similar, that is, in one group. A proper name needs more cards.
 */
export function topicsOf(cards: readonly ReadCard[], frame: FrameResult, count: number): Topic[] {
  const ranked = candidates(cards, alikeness(frame));
  const chosen: Topic[] = [];
  for (const topic of ranked) {
    if (chosen.length === count) break;
    const same = chosen.findIndex((other) => isSame(topic, other));
    const known = chosen[same];
    if (known) chosen[same] = { ...known, cards: [...new Set([...known.cards, ...topic.cards])] };
    else if (chosen.every((other) => differs(topic, other))) chosen.push(topic);
  }
  return chosen;
}

interface Ranked extends Topic {
  readonly score: number;
}

function candidates(cards: readonly ReadCard[], alike: (cards: readonly ReadCard[]) => number): Ranked[] {
  const having = new Map<string, { phrase: Phrase; cards: ReadCard[]; titles: number; isName: boolean }>();
  for (const card of cards) {
    for (const phrase of card.phrases.values()) {
      const known = having.get(phrase.key);
      const titled = card.inTitle.get(phrase.key);
      if (known) {
        known.cards.push(card);
        known.isName &&= isName(phrase);
        // In the spelling of the first title.
        if (titled && known.titles === 0) known.phrase = titled;
        if (titled) known.titles += 1;
      } else {
        having.set(phrase.key, {
          phrase: titled ?? phrase,
          cards: [card],
          titles: titled ? 1 : 0,
          isName: isName(phrase),
        });
      }
    }
  }
  const max = Math.min(
    Math.max(2, cards.length * largest.shareOfFew),
    Math.max(largest.cards, cards.length * largest.share),
  );
  return [...having.values()]
    .flatMap(({ phrase, cards: own, titles, isName: isNamed }): Ranked[] => {
      const isSingle = phrase.words === 1;
      const isEnough =
        own.length <= max && (isSingle ? isNamed && titles >= 2 && own.length >= 3 : titles >= 1 && own.length >= 2);
      const weight = weightOfForm(phrase);
      if (!isEnough || weight === 0) return [];
      const likeness = alike(own);
      if (likeness < (isSingle ? fewestAlike * 1.5 : fewestAlike)) return [];
      const score = (Math.log2(1 + own.length) + 0.8 * Math.log2(1 + titles)) * likeness * weight;
      return [{ phrase, cards: own, score }];
    })
    .sort((a, b) => b.score - a.score || a.phrase.key.localeCompare(b.phrase.key, 'en'));
}

/** How similar cards are, 0 to 1: the share of pairs within one group; pairs within one larger group count in part. */
function alikeness({ cardIds, groupOf, coarseOf }: FrameResult): (cards: readonly ReadCard[]) => number {
  const group = new Map(cardIds.map((id, at) => [id, groupOf[at] as number]));
  const pairsWithin = (numbers: readonly number[]) =>
    [...Map.groupBy(numbers, (number) => number).values()].reduce((sum, { length }) => sum + pairsOf(length), 0);
  return (cards) => {
    const groups = cards.map(({ card }) => group.get(card.id) ?? -1);
    const pairs = pairsOf(cards.length);
    const inOne = pairsWithin(groups);
    const inLarger = pairsWithin(groups.map((number) => coarseOf[number] ?? -1)) - inOne;
    return pairs === 0 ? 0 : (inOne + 0.5 * inLarger + 0.1 * (pairs - inOne - inLarger)) / pairs;
  };
}

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** Whether two topics are the same in other forms or with other words: «global economy», «global economic outlook». */
function isSame({ phrase }: Topic, other: Topic): boolean {
  const words = phrase.key.split(' ');
  const shared = words.filter((word) => other.phrase.key.split(' ').some((one) => areAlike(word, one)));
  return words.length > 1 && shared.length >= 2;
}

function differs(topic: Topic, other: Topic): boolean {
  const ids = new Set(other.cards.map(({ card }) => card.id));
  const shared = topic.cards.filter(({ card }) => ids.has(card.id)).length;
  const words = topic.phrase.key.split(' ');
  const sharesWord = other.phrase.key.split(' ').some((word) => words.some((one) => areAlike(one, word)));
  const limit = sharesWord ? maxOverlap / 2 : maxOverlap;
  return shared / Math.min(topic.cards.length, other.cards.length) < limit;
}
