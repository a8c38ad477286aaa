import { limits } from '@foreglow/contract/limits';
import type { Words } from '#platform/languages/words.ts';
import { cutText } from '#platform/text/cut-text.ts';
import { unmarked } from '#platform/text/unmarked.rules.ts';
import { centralFirst } from '../text/distinctive-terms.rules.ts';
import { bestPassages, wordsOf } from '../text/ranking.rules.ts';
import type { AssistanceEntries } from '../texts.ts';
import type { SignalDraft } from './drafted-signal.ts';
import { growingGroups, recentDays } from './growing-groups.rules.ts';
import type { PatternCard } from './pattern-card.ts';
import { type SharedPhrase, sharedPhrases } from './shared-phrases.rules.ts';
import { type MapGroupOfCards, thinGroups, thinSubjects } from './thin-areas.rules.ts';
import { withoutSources } from './without-sources.rules.ts';
import { workingTitle } from './working-title.rules.ts';

/** The cards in which patterns are searched for. */
export interface GivenCards {
  readonly question: string;
  readonly count: number;
  /** The cards that may fit the question, best first. */
  readonly found: readonly PatternCard[];
  /** Other cards of the project. */
  readonly others: readonly PatternCard[];
  /** Groups of the project's map. */
  readonly areas: readonly MapGroupOfCards[];
}

interface Given extends GivenCards {
  readonly words: Words<AssistanceEntries>;
}

interface Pattern {
  readonly title: string;
  readonly relevance: string;
  readonly cards: readonly PatternCard[];
  readonly shared: readonly SharedPhrase[];
}

const listedCards = 6;
const listedWords = 4;
/** The maximum number of drafts of each kind of thin area. */
const maxThinAreas = 2;

/**
 * Patterns among the cards on a question, as drafts of signals: groups of cards, most recently grown first; subjects of
 * the question that hardly any card mentions; and small groups of the map. Their only source is the cards themselves.
 */
export function patternsIn({ question, count, found, others, areas, words }: Given): SignalDraft[] {
  const all = [...found, ...others];
  const read = withoutSources(all);
  const asked = new Set(wordsOf(question));
  const shareOf = (cards: readonly PatternCard[]) => {
    const own = new Set(cards);
    return sharedPhrases(cards.map(read), all.filter((card) => !own.has(card)).map(read));
  };
  const grown = groupsOn(question, found).map(({ cards, recent }): Pattern => {
    const shared = shareOf(cards);
    const title = workingTitle(shared, cards.length, asked) ?? titleOfMostCentral(cards, read);
    return { title, relevance: inTime(cards, recent, found, words), cards, shared };
  });
  const subjects = thinSubjects(question, found).map(({ name, cards }): Pattern => {
    const relevance = words.count('thin', cards.length);
    return { title: words.say('thin_title', { word: name }), relevance, cards, shared: shareOf(cards) };
  });
  const small = thinGroups(areas, found);
  const groups = small.groups.flatMap(({ cards, count: size }): Pattern[] => {
    const shared = shareOf(cards);
    const name = workingTitle(shared, cards.length, asked);
    if (name === undefined) return [];
    const relevance = words.say('small_group', { count: size, usual: small.usual });
    return [{ title: words.say('thin_title', { word: name }), relevance, cards, shared }];
  });
  const thin = [...subjects.slice(0, maxThinAreas), ...groups.slice(0, maxThinAreas)];
  return [...grown.slice(0, Math.max(1, count - thin.length)), ...thin]
    .slice(0, count)
    .map((pattern) => draftOf(pattern, words));
}

/**
 * Groups with at least half of their cards about the question. Other groups were found only because their cards are
 * similar.
 */
function groupsOn(question: string, found: readonly PatternCard[]) {
  const fitting = new Set(bestPassages(question, found, found.length).map(({ card }) => card));
  return growingGroups(found, new Set(wordsOf(question))).filter(
    ({ cards }) => cards.filter((card) => fitting.has(card)).length * 2 >= cards.length,
  );
}

const titleOfMostCentral = (cards: readonly PatternCard[], read: ReturnType<typeof withoutSources<PatternCard>>) =>
  centralFirst(cards.map(read))[0]?.title ?? '';

/** How many of the cards are recent, and how many are older. */
function inTime(
  cards: readonly PatternCard[],
  recent: number,
  found: readonly PatternCard[],
  words: Words<AssistanceEntries>,
): string {
  const newest = Math.max(...found.map(({ createdAt }) => createdAt.getTime()));
  const figures = { recent, before: cards.length - recent, days: recentDays, date: dateOf(newest, words) };
  if (recent === 0) return words.say('none_recent', figures);
  return words.say(recent === cards.length ? 'all_recent' : 'some_recent', figures);
}

const dateOf = (moment: number, { region }: Words<AssistanceEntries>): string =>
  new Date(moment).toLocaleDateString(region, { dateStyle: 'long', timeZone: 'UTC' });

function draftOf({ title, relevance, cards, shared }: Pattern, words: Words<AssistanceEntries>): SignalDraft {
  const tags = new Map<string, number>();
  for (const tag of cards.flatMap((card) => card.tags)) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  return {
    title: cutText(title, limits.titleLength),
    subtitle: null,
    description: `${inCommon(cards, shared, words)}\n\n${listOf(cards, words)}`,
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

/** A sentence on the words that the cards share, and one on the date of the oldest of them. */
function inCommon(
  cards: readonly PatternCard[],
  shared: readonly SharedPhrase[],
  words: Words<AssistanceEntries>,
): string {
  const since = words.say('since', {
    date: dateOf(Math.min(...cards.map(({ createdAt }) => createdAt.getTime())), words),
  });
  const listed = shared.slice(0, listedWords).map(({ shown }) => unmarked(shown));
  if (listed.length === 0) return since;
  const list = new Intl.ListFormat(words.region, { type: 'conjunction' }).format(listed);
  return `${words.say('in_common', { words: list })} ${since}`;
}

function listOf(cards: readonly PatternCard[], words: Words<AssistanceEntries>): string {
  const lines = cards.slice(0, listedCards).map(({ title }) => unmarked(title));
  const left = cards.length - lines.length;
  return [...lines, ...(left > 0 ? [words.count('more_cards', left)] : [])].map((line) => `- ${line}`).join('\n');
}
