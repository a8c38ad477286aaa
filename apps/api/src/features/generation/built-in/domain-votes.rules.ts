import { nameKey } from '@foreglow/contract';
import type { ReadCard } from './read-cards.rules.ts';
import { wordFields } from './steep-words.ts';
import { areAlike } from './telling-phrases.rules.ts';

const weights = { tag: 3, name: 1.5, titleWord: 2, textWord: 0.15 };
const mostByWords = 4;

/** What tells that a card is about a sector. */
interface Signals {
  readonly key: string;
  readonly names: readonly string[];
  /** Beginnings of words. */
  readonly words: readonly string[];
}

/** By how much a card speaks for each sector: its tags, the name of the sector in its texts, and words of its field. */
export function votesOf(card: ReadCard, domains: readonly string[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  for (const domain of domains) {
    const vote = voteOf(card, signalsOf(domain));
    if (vote > 0) votes.set(domain, vote);
  }
  return votes;
}

function signalsOf(domain: string): Signals {
  const key = nameKey(domain);
  const names = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const fields = wordFields.filter((field) => names.some((name) => field.names.some((one) => name.startsWith(one))));
  return { key, names, words: fields.flatMap(({ words }) => words) };
}

function voteOf({ card, phrases, inTitle }: ReadCard, { key, names, words }: Signals): number {
  const place = card.tags.findIndex((tag) => nameKey(tag) === key);
  // Who tags a card names first what it is most about.
  const byTag = place < 0 ? 0 : weights.tag / (place + 1);
  const named = names.filter((name) => name.length > 2 && [...phrases.keys()].some((one) => areAlike(one, name)));
  const byName = names.length === 0 ? 0 : (weights.name * named.length) / names.length;
  const begins = (word: string) => words.some((one) => word === one || (one.length > 2 && word.startsWith(one)));
  const count = (keys: Iterable<string>) => [...keys].filter((one) => !one.includes(' ') && begins(one)).length;
  const byWords = weights.titleWord * count(inTitle.keys()) + weights.textWord * count(phrases.keys());
  return byTag + byName + Math.min(mostByWords, byWords);
}
