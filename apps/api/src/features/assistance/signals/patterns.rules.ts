import { limits } from '@foreglow/contract';
import type { Words } from '../../../platform/languages/words.ts';
import { cutText } from '../../../platform/text/cut-text.ts';
import type { AnswerCard } from '../answers/answer.rules.ts';
import { escaped } from '../text/drafted-text.rules.ts';
import { wordsOf } from '../text/ranking.rules.ts';
import { type NameGroups, sharedWords, tellingTerms, titleOf } from '../text/telling-terms.rules.ts';
import type { AssistanceEntries } from '../texts.ts';
import type { SignalDraft } from './drafted-signal.ts';

/** A card with what patterns are found by. */
export interface PatternCard extends AnswerCard {
  readonly createdAt: Date;
  /** Names of its tags. */
  readonly tags: readonly string[];
}

/** What patterns are looked for in. */
interface Given {
  readonly question: string;
  readonly count: number;
  /** The cards that fit the question. */
  readonly fitting: readonly PatternCard[];
  /** Other cards of the project. */
  readonly others: readonly PatternCard[];
  readonly name: NameGroups;
  readonly words: Words<AssistanceEntries>;
}

const recentDays = 30;
const dayMs = 86_400_000;
const smallestGroup = 3;
/** A group of more of the cards is not a pattern among them, but their subject. */
const largestShare = 0.6;
/** A thin area has at most so many cards. */
const thinCards = 2;
const listedCards = 6;

/** Cards that share a term, and how many of them are recent. */
interface Group {
  readonly cards: readonly PatternCard[];
  readonly recent: number;
  readonly score: number;
}

/**
 * Patterns among the cards on a question, as drafts of signals: groups of cards that grew lately, and words of the
 * question that hardly any card speaks of. They have no source but the cards themselves.
 */
export function patternsIn({ question, count, fitting, others, name, words }: Given): SignalDraft[] {
  const grown = growingGroups(fitting).map(({ cards, recent }): SignalDraft => {
    const own = new Set(cards);
    const rest = [...fitting, ...others].filter((card) => !own.has(card));
    const title = titleOf(sharedWords(cards, rest, name)) ?? cards[0]?.title ?? '';
    const inFigures = { count: cards.length, recent, days: recentDays };
    return draftOf(title, words.say(recent > 0 ? 'group_grew' : 'group', inFigures), cards);
  });
  const thin = thinAreas(question, fitting).map(({ word, cards }) =>
    draftOf(words.say('thin_title', { word }), words.count('thin', cards.length), cards),
  );
  return [...grown.slice(0, Math.max(1, count - thin.length)), ...thin].slice(0, count);
}

function draftOf(title: string, relevance: string, cards: readonly PatternCard[]): SignalDraft {
  const tags = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    title: cutText(title, limits.titleLength),
    subtitle: null,
    description: cards
      .slice(0, listedCards)
      .map((card) => `- ${escaped(card.title)}`)
      .join('\n'),
    relevance,
    tags: [...tags]
      .filter(([, uses]) => uses * 2 >= cards.length)
      .sort(([, a], [, b]) => b - a)
      .slice(0, limits.suggestedTags)
      .map(([tag]) => tag),
    source_url: null,
    cards,
  };
}

/**
 * Groups of cards that share a telling term, and another one with some card of the group: one word alone is often shared by
 * chance. Those come first of which more cards are recent than of the others. A card stands in one group only. Recent is
 * what was added within 30 days before the newest card.
 */
export function growingGroups(cards: readonly PatternCard[]): Group[] {
  const { terms, shown } = tellingTerms(cards);
  const newest = Math.max(...cards.map(({ createdAt }) => createdAt.getTime()));
  const isRecent = (at: number) => newest - (cards[at]?.createdAt.getTime() ?? 0) <= recentDays * dayMs;
  const usual = cards.filter((_, at) => isRecent(at)).length / Math.max(1, cards.length);
  const having = new Map<number, number[]>();
  terms.forEach((ofCard, at) => {
    for (const term of ofCard) having.set(term, [...(having.get(term) ?? []), at]);
  });
  const candidates = [...having].map(([term, all]) => sharingMore(term, all, terms, shown));
  const taken = new Set<number>();
  const groups: Group[] = [];
  for (;;) {
    const [best] = candidates
      .map((all) => {
        const free = all.filter((at) => !taken.has(at));
        const recent = free.filter(isRecent).length;
        const growth = (recent + 1) / (free.length * usual + 1);
        return { free, recent: usual < 1 ? recent : 0, score: free.length * growth };
      })
      .filter(({ free }) => free.length >= smallestGroup && free.length <= cards.length * largestShare)
      .sort((a, b) => b.score - a.score);
    if (!best) return groups;
    for (const at of best.free) taken.add(at);
    groups.push({ ...best, cards: best.free.flatMap((at) => cards[at] ?? []) });
  }
}

/** Those of the cards with a term that share another one, without a word of it, with some of the others. */
function sharingMore(
  term: number,
  all: readonly number[],
  terms: readonly (readonly number[])[],
  shown: readonly string[],
): number[] {
  const words = new Set(shown[term]?.toLowerCase().split(' '));
  const further = (at: number) =>
    (terms[at] ?? []).filter(
      (other) =>
        !shown[other]
          ?.toLowerCase()
          .split(' ')
          .some((word) => words.has(word)),
    );
  const counts = new Map<number, number>();
  for (const at of all) for (const other of further(at)) counts.set(other, (counts.get(other) ?? 0) + 1);
  return all.filter((at) => further(at).some((other) => (counts.get(other) ?? 0) > 1));
}

/** The words of a question that only one or two of the cards have. */
function thinAreas(question: string, cards: readonly PatternCard[]) {
  const texts = cards.map(
    (card) => [card, new Set(wordsOf(`${card.title}\n${card.description ?? ''}\n${card.relevance ?? ''}`))] as const,
  );
  return wordsOf(question).flatMap((word) => {
    const having = texts.filter(([, own]) => own.has(word)).map(([card]) => card);
    return having.length > 0 && having.length <= thinCards ? [{ word, cards: having }] : [];
  });
}
