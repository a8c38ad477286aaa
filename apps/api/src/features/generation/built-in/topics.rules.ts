import type { FrameResult } from '../step-results.ts';
import { areAlike } from './distinctive-phrases.rules.ts';
import type { Phrase, ReadCard } from './read-cards.rules.ts';

/** A subject of several cards: a phrase, and the cards that contain it. */
export interface Topic {
  readonly phrase: Phrase;
  readonly cards: readonly ReadCard[];
}

/** Phrases that occur in several titles but name no subject: places in the news, offices, daily events. */
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

/** A phrase of more cards, or of a larger share of them, does not distinguish a part of them. */
const largest = { cards: 8, share: 0.2, shareOfFew: 0.5 };
/** Proper names are a topic by themselves; other words need a second one to be specific. */
const weights = { name: 0.75, pair: 1, triple: 1.05, endsOpen: 0.6 };
/** Adjectives, which are vague at the end of a phrase. */
const open = /(?:ic|ical|ous|ful|less|able|ible|ive|ische[rns]?|liche[rns]?)$/;
/** Nouns such as «report» at the end of a phrase. The words before them are the subject. */
export const ofReports =
  /(?:^|\s)(?:trend|outlook|update|report|forecast|news|summit|proposition|bericht|ausblick|prognose)s?$/;
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
        known.isName &&= isCapitalised(phrase.shown);
        // In the spelling of the first title.
        if (titled && known.titles === 0) known.phrase = titled;
        if (titled) known.titles += 1;
      } else {
        const isName = isCapitalised(phrase.shown);
        having.set(phrase.key, { phrase: titled ?? phrase, cards: [card], titles: titled ? 1 : 0, isName });
      }
    }
  }
  const max = Math.min(
    Math.max(2, cards.length * largest.shareOfFew),
    Math.max(largest.cards, cards.length * largest.share),
  );
  return [...having.values()]
    .flatMap(({ phrase, cards: own, titles, isName }): Ranked[] => {
      const isSingle = phrase.words === 1;
      const isEnough =
        own.length <= max && (isSingle ? isName && titles >= 2 && own.length >= 3 : titles >= 1 && own.length >= 2);
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

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);

function differs(topic: Topic, other: Topic): boolean {
  const ids = new Set(other.cards.map(({ card }) => card.id));
  const shared = topic.cards.filter(({ card }) => ids.has(card.id)).length;
  const words = topic.phrase.key.split(' ');
  const sharesWord = other.phrase.key.split(' ').some((word) => words.some((one) => areAlike(one, word)));
  const limit = sharesWord ? maxOverlap / 2 : maxOverlap;
  return shared / Math.min(topic.cards.length, other.cards.length) < limit;
}

/** Words of letters, and not only of digits. */
const isReadable = ({ shown }: Phrase): boolean =>
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\s'’&.-]*$/u.test(shown) && shown.split(' ').every((word) => /\p{L}{2}/u.test(word));
