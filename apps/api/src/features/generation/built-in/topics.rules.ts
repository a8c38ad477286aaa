import type { FrameResult } from '../step-results.ts';
import type { Phrase, ReadCard } from './read-cards.rules.ts';
import { areAlike } from './telling-phrases.rules.ts';

/** Something that several cards speak of: a phrase, and the cards that have it. */
export interface Topic {
  readonly phrase: Phrase;
  readonly cards: readonly ReadCard[];
}

/** What names no subject though several titles have it: places of news, offices, what happens every day. */
const noSubjects = new Set(
  `death toll|live updates|live update|prime minister|white house|supreme court|united states|united kingdom|united
  nations|middle east|new york|south korea|north korea|hong kong|los angeles|san francisco|press release|executive order|
  world leaders|chief executive|vice president|foreign minister|donald trump|president donald|trump administration|social
  media|latest news|breaking news|read more|early 2026|things know|stock market|third quarter|fourth quarter|years ago|key
  dates|key takeaways|bundesregierung|pressemitteilung|vereinigte staaten|weißes haus|naher osten`
    .replace(/\s+/g, ' ')
    .split('|')
    .map((phrase) => phrase.trim()),
);

/** A phrase of more cards, or of a larger share of them, names no part of them. */
const largest = { cards: 8, share: 0.2, shareOfFew: 0.5 };
/** Proper names make a topic by themselves; other words need one beside them to say something. */
const weights = { name: 0.75, pair: 1, triple: 1.05, endsOpen: 0.6 };
/** Adjectives, which say little at the end of a phrase. */
const open = /(?:ic|ical|ous|ful|less|able|ible|ive|ische[rns]?|liche[rns]?)$/;
/** Nouns of reports at the end of a phrase. What stands before them is the subject. */
export const ofReports =
  /(?:^|\s)(?:trend|outlook|update|report|forecast|news|summit|proposition|bericht|ausblick|prognose)s?$/;
/** Two topics whose cards overlap more are one. */
const overlapAtMost = 0.5;
/** Cards that are not alike make no topic, whatever word they share. */
const fewestAlike = 0.3;

/**
 * The topics of some cards, the clearest first: phrases that at least two cards have, one of them in its title, and whose
 * cards are alike, that is, in one group. A proper name needs more of them.
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
        known.isName &&= isCapitalised(phrase.shown);
        // As the first title writes it.
        if (titled && known.titles === 0) known.phrase = titled;
        if (titled) known.titles += 1;
      } else {
        const isName = isCapitalised(phrase.shown);
        having.set(phrase.key, { phrase: titled ?? phrase, cards: [card], titles: titled ? 1 : 0, isName });
      }
    }
  }
  const most = Math.min(
    Math.max(2, cards.length * largest.shareOfFew),
    Math.max(largest.cards, cards.length * largest.share),
  );
  return [...having.values()]
    .flatMap(({ phrase, cards: own, titles, isName }): Ranked[] => {
      const isSingle = phrase.words === 1;
      const isEnough =
        own.length <= most && (isSingle ? isName && titles >= 2 && own.length >= 3 : titles >= 1 && own.length >= 2);
      if (!isEnough || noSubjects.has(phrase.key) || !isReadable(phrase)) return [];
      if (phrase.words === 2 && ofReports.test(phrase.key)) return [];
      const likeness = alike(own);
      if (likeness < (isSingle ? fewestAlike * 1.5 : fewestAlike)) return [];
      const ofLength = isSingle ? weights.name : phrase.words === 2 ? weights.pair : weights.triple;
      const weight = ofLength * (open.test(phrase.key) || ofReports.test(phrase.key) ? weights.endsOpen : 1);
      const score = (Math.log2(1 + own.length) + 0.8 * Math.log2(1 + titles)) * likeness * weight;
      return [{ phrase, cards: own, score }];
    })
    .sort((a, b) => b.score - a.score || a.phrase.key.localeCompare(b.phrase.key, 'en'));
}

/** How alike cards are, 0 to 1: the share of pairs that are in one group; those in one larger group count in part. */
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

/** Whether two topics are the same in other forms or other company: «global economy», «global economic outlook». */
function isSame({ phrase }: Topic, other: Topic): boolean {
  const words = phrase.key.split(' ');
  const shared = words.filter((word) => other.phrase.key.split(' ').some((one) => areAlike(word, one)));
  return words.length > 1 && shared.length >= 2;
}

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);

function differs(topic: Topic, other: Topic): boolean {
  const ids = new Set(other.cards.map(({ card }) => card.id));
  const shared = topic.cards.filter(({ card }) => ids.has(card.id)).length;
  const words = topic.phrase.key.split(' ');
  const sharesWord = other.phrase.key.split(' ').some((word) => words.some((one) => areAlike(one, word)));
  const limit = sharesWord ? overlapAtMost / 2 : overlapAtMost;
  return shared / Math.min(topic.cards.length, other.cards.length) < limit;
}

/** Words of letters, and not of numbers alone. */
const isReadable = ({ shown }: Phrase): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’&.-]*$/u.test(shown) && shown.split(' ').every((word) => /\p{L}{2}/u.test(word));
