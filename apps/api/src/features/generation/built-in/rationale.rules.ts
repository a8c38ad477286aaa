import { firstRings } from '@foreglow/contract/radars/types';
import type { Words } from '#platform/languages/words.ts';
import { cutText } from '#platform/text/cut-text.ts';
import type { PlacedBlip } from '../step-results.ts';
import type { GenerationEntries } from '../texts.ts';
import { distinctivePhrases, type PhraseCounts, withoutRepeats } from './distinctive-phrases.rules.ts';
import { isLegible } from './labels.rules.ts';
import { ringYears, signsOf } from './placement.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';

interface Scan {
  readonly cards: readonly ReadCard[];
  readonly counts: PhraseCounts;
  /** When the newest of all cards was made. */
  readonly newest: Date;
}

const sharedWords = 4;
/** The least share of the cards that must contain a phrase. */
const sharedBy = 0.3;
const shortestSentence = 30;
const longestSentence = 240;

/** Why a blip is on the radar and at its position: sentences about its cards, each of which can be checked. */
export function rationaleOf(blip: PlacedBlip, scan: Scan, words: Words<GenerationEntries>): string {
  const byId = new Map(scan.cards.map((card) => [card.card.id, card]));
  const own = blip.cardIds.flatMap((id) => byId.get(id) ?? []);
  if (own.length === 0) return words.say('no_evidence');
  return [
    howMany(own, scan, words),
    whatIsShared(own, scan, words),
    ...(blip.impacts.length > 0 ? [words.say('impacts', { impacts: listOf(blip.impacts, words) })] : []),
    whyThere(blip, own, scan, words),
  ]
    .filter(Boolean)
    .join(' ');
}

function howMany(own: readonly ReadCard[], { newest }: Scan, words: Words<GenerationEntries>): string {
  const { lastWeek } = signsOf(own, newest);
  const cards = words.count('cards', own.length);
  if (lastWeek === own.length) return words.say('all_recent', { cards });
  if (lastWeek > 0) return words.say('some_recent', { cards, recent: lastWeek });
  const latest = new Date(Math.max(...own.map(({ card }) => card.createdAt.getTime())));
  const date = latest.toLocaleDateString(words.region, { dateStyle: 'long', timeZone: 'UTC' });
  return words.say('none_recent', { cards, date });
}

function whatIsShared(own: readonly ReadCard[], { cards, counts }: Scan, words: Words<GenerationEntries>): string {
  const distinctive = distinctivePhrases(own, counts, cards.length).filter(
    ({ key, cards: having }) => having >= own.length * sharedBy && own.some(({ inTitle }) => inTitle.has(key)),
  );
  const shared = withoutRepeats(distinctive, sharedWords).map(({ shown }) => shown);
  if (own.length > 1) return shared.length > 0 ? words.say('shared', { words: listOf(shared, words) }) : '';
  const [only] = own;
  const said = only && firstSentence([only.card.description, only.card.relevance]);
  return said ? words.say('about', { text: said }) : '';
}

/** The first sentence of a minimum length, from the first text that has one. A long sentence is cut. */
function firstSentence(texts: readonly (string | null)[]): string | undefined {
  for (const text of texts) {
    const plain = (text ?? '')
      .replace(/\[([^\]]*)\]\([^)]*\)|[*_`#>]/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    const [sentence = ''] = /^.*?[.!?](?=\s+\p{Lu}|$)|^.*$/u.exec(plain) ?? [];
    if (sentence.length < shortestSentence || !isLegible.test(sentence)) continue;
    return cutText(sentence, longestSentence);
  }
  return undefined;
}

function whyThere(
  { ring }: PlacedBlip,
  own: readonly ReadCard[],
  { newest }: Scan,
  words: Words<GenerationEntries>,
): string {
  const { sources: count, year, yearsAhead, isNear } = signsOf(own, newest);
  const sources = count === 0 ? words.say('no_sources') : words.count('sources', count);
  if (year !== null && yearsAhead >= ringYears.next) return words.say('placed_by_year', { ring, year, sources });
  return words.say(isNear && ring === firstRings[1] ? 'placed_near' : 'placed_by_strength', { ring, sources });
}

const listOf = (items: readonly string[], { region }: Words<GenerationEntries>): string =>
  new Intl.ListFormat(region, { type: 'conjunction' }).format(items);
