import type { Words } from '../../../platform/languages/words.ts';
import type { PlacedBlip } from '../step-results.ts';
import type { GenerationEntries } from '../texts.ts';
import { signsOf } from './placement.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';
import { type PhraseCounts, tellingPhrases, withoutRepeats } from './telling-phrases.rules.ts';

interface Scan {
  readonly cards: readonly ReadCard[];
  readonly counts: PhraseCounts;
  /** When the newest of all cards was made. */
  readonly newest: Date;
}

const sharedWords = 4;

/** Why a blip is on the radar, and there: sentences with what its cards show, each of which can be checked. */
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
  const shared = withoutRepeats(tellingPhrases(own, counts, cards.length), sharedWords).map(({ shown }) => shown);
  if (own.length > 1) return shared.length > 0 ? words.say('shared', { words: listOf(shared, words) }) : '';
  const [only] = own;
  const rare = [...(only?.inTitle.values() ?? [])].sort(
    (a, b) => (counts.get(a.key) ?? 0) - (counts.get(b.key) ?? 0) || b.words - a.words,
  );
  const named = withoutRepeats(rare, 3).map(({ shown }) => shown);
  return named.length > 0 ? words.say('about', { words: listOf(named, words) }) : '';
}

function whyThere(
  { ring }: PlacedBlip,
  own: readonly ReadCard[],
  { newest }: Scan,
  words: Words<GenerationEntries>,
): string {
  const { sources: count, year, yearsAhead } = signsOf(own, newest);
  const sources = count === 0 ? words.say('no_sources') : words.count('sources', count);
  return year !== null && yearsAhead >= 3
    ? words.say('placed_by_year', { ring, year, sources })
    : words.say('placed_by_strength', { ring, sources });
}

const listOf = (items: readonly string[], { region }: Words<GenerationEntries>): string =>
  new Intl.ListFormat(region, { type: 'conjunction' }).format(items);
