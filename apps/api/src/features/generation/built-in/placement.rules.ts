import { firstRings } from '@foreglow/contract/radars/types';
import { nameKey } from '#platform/words/source-names.rules.ts';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import type { Candidate, PlacedBlip } from '../step-results.ts';
import type { ReadCard } from './read-cards.rules.ts';

/** The evidence in a blip's cards about how near it is. */
export interface Signs {
  readonly cards: number;
  /** The number of sources that report it. */
  readonly sources: number;
  /** The number of its cards that are from the last week of all cards. */
  readonly lastWeek: number;
  /** The latest year named by more than one card, or by the only card; null if it is not after the newest card. */
  readonly year: number | null;
  /** The number of years from the newest card to that year. */
  readonly yearsAhead: number;
  /** The year of the newest card or one of the next two, if a title names it: the subject is not far away. */
  readonly nearYear: number | null;
}

const week = 7 * 86_400_000;
/** The years after which the outer rings begin. */
export const ringYears = { next: 3, later: 7 };
/** A year further in the future is unlikely to be a forecast. */
const furthest = 40;

/** The evidence in some cards about how near their subject is. `newest`: when the newest of all cards was made. */
export function signsOf(cards: readonly ReadCard[], newest: Date): Signs {
  const thisYear = newest.getUTCFullYear();
  const named = cards.flatMap(({ years }) =>
    [...new Set(years)].filter((year) => year > thisYear && year <= thisYear + furthest),
  );
  const [year = null] = [...Map.groupBy(named, (one) => one)]
    .filter(([, all]) => all.length >= Math.min(2, Math.ceil(cards.length / 3)))
    .map(([one]) => one)
    .sort((a, b) => b - a);
  return {
    cards: cards.length,
    sources: new Set(cards.flatMap(({ source }) => (source === null ? [] : nameKey(source)))).size,
    lastWeek: cards.filter(({ card }) => newest.getTime() - card.createdAt.getTime() < week).length,
    year,
    yearsAhead: year === null ? 0 : year - thisYear,
    nearYear:
      [0, 1, 2].map((ahead) => thisYear + ahead).find((near) => cards.some(({ title }) => title.includes(`${near}`))) ??
      null,
  };
}

/** The strength of a sign, from 0: more cards and more sites increase it. */
const strengthOf = ({ cards, sources, lastWeek }: Signs): number =>
  Math.log2(1 + cards) + 0.7 * Math.log2(1 + sources) + 0.3 * Math.log2(1 + lastWeek);

/** How much the subject of some cards touches, from 0: more different tags and more cards increase it. */
const breadthOf = (own: readonly ReadCard[]): number =>
  new Set(own.flatMap(({ card }) => card.tags.map((tag) => tag.toLowerCase()))).size + Math.log2(1 + own.length);

/** The share of the values that are smaller than a value, where equal ones count half: from 0 to 1. */
function rankIn(values: readonly number[], value: number): number {
  const smaller = values.filter((one) => one < value).length;
  const equal = values.filter((one) => one === value).length;
  return (smaller + equal / 2) / Math.max(1, values.length);
}

/**
 * The position and size of blips. A blip is in the ring of the year that its cards name. Of blips without a year, the
 * strongest are in the inner ring and the weakest in the outer one, unless a title names a near year. Those of a ring
 * are spread over all of it, stronger ones nearer to the centre. A blip is larger the more its subject touches.
 */
export function place(
  candidates: readonly Candidate[],
  cards: readonly ReadCard[],
  impacts: readonly string[],
  newest: Date,
): PlacedBlip[] {
  const byId = new Map(cards.map((card) => [card.card.id, card]));
  const found = candidates.map((candidate) => {
    const own = candidate.cardIds.flatMap((id) => byId.get(id) ?? []);
    const signs = signsOf(own, newest);
    return { candidate, own, signs, strength: strengthOf(signs), breadth: breadthOf(own) };
  });
  const strengths = found.map(({ strength }) => strength);
  const breadths = found.map(({ breadth }) => breadth);
  const [now = '', next = '', later = ''] = firstRings;
  const ringOf = ({ yearsAhead, nearYear }: Signs, strength: number) => {
    if (yearsAhead >= ringYears.later) return later;
    if (yearsAhead >= ringYears.next) return next;
    const weaker = strengths.filter((one) => one < strength).length / strengths.length;
    return weaker >= 0.6 ? now : weaker >= 0.25 || nearYear !== null ? next : later;
  };
  const inRings = found.map((blip) => ({ ...blip, ring: ringOf(blip.signs, blip.strength) }));
  const byRing = Map.groupBy(inRings, ({ ring }) => ring);
  return inRings.map(({ candidate, own, strength, breadth, ring }) => {
    const beside = (byRing.get(ring) ?? []).map((blip) => blip.strength);
    return {
      ...candidate,
      ring,
      position: Math.round((0.1 + 0.8 * (1 - rankIn(beside, strength))) * 100) / 100,
      impact: Math.min(5, 1 + Math.floor(rankIn(breadths, breadth) * 5)),
      impacts: impacts.filter((impact) => own.some((card) => mentions(card, impact))),
    };
  });
}

/** Whether a card contains the words of a name. */
function mentions({ phrases, card }: ReadCard, name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const has = (word: string) =>
    [...phrases.keys()].some((key) => !key.includes(' ') && areAlike(key, word)) ||
    card.tags.some((tag) => areAlike(tag.toLowerCase(), word));
  return words.length > 0 && words.every(has);
}
