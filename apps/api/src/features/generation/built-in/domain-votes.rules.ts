import { nameKey } from '@foreglow/contract/radars/name-key';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import { tokensOf } from '#platform/words/tokens.rules.ts';
import type { ReadCard } from './read-cards.rules.ts';
import { wordFields } from './steep-words.ts';

const weights = { tag: 3, name: 1.5, titleWord: 2, textWord: 0.15, labelWord: 4 };
const maxByWords = 4;

/** The signs that a card belongs to a sector. */
interface Signals {
  readonly key: string;
  readonly names: readonly string[];
  /** Word prefixes. */
  readonly words: readonly string[];
}

/**
 * How strongly a card points to each sector: by its tags, the name of the sector in its texts, and words of the
 * sector's field.
 */
export function votesOf({ card, phrases, inTitle }: ReadCard, domains: readonly string[]): ReadonlyMap<string, number> {
  const votes = new Map<string, number>();
  const single = (of: ReadCard['phrases']) => [...of.keys()].filter((key) => !key.includes(' '));
  const words = { tags: card.tags.map(nameKey), inTitle: single(inTitle), all: single(phrases) };
  for (const domain of domains) {
    const vote = voteOf(words, signalsOf(domain));
    if (vote > 0) votes.set(domain, vote);
  }
  return votes;
}

/** How strongly the words of a label point to a sector. */
export function voteOfLabel(label: string, domain: string): number {
  const { names, words } = signalsOf(domain);
  const own = tokensOf(label).flatMap((token) => token?.key ?? []);
  const speaks = (word: string) =>
    beginsAs(word, words) || names.some((name) => name.length > 2 && areAlike(word, name));
  return (weights.labelWord * own.filter(speaks).length) / Math.max(1, own.length);
}

/** Whether a word is in a list, or begins with one of its words that are longer than two letters. */
const beginsAs = (word: string, words: readonly string[]): boolean =>
  words.some((one) => word === one || (one.length > 2 && word.startsWith(one)));

function signalsOf(domain: string): Signals {
  const key = nameKey(domain);
  const names = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
  const fields = wordFields.filter((field) => names.some((name) => field.names.some((one) => name.startsWith(one))));
  return { key, names, words: fields.flatMap(({ words }) => words) };
}

interface WordsOfCard {
  readonly tags: readonly string[];
  readonly inTitle: readonly string[];
  readonly all: readonly string[];
}

function voteOf({ tags, inTitle, all }: WordsOfCard, { key, names, words }: Signals): number {
  const place = tags.indexOf(key);
  // People who tag a card usually name its main subject first.
  const byTag = place < 0 ? 0 : weights.tag / (place + 1);
  const named = names.filter((name) => name.length > 2 && all.some((one) => areAlike(one, name)));
  const byName = names.length === 0 ? 0 : (weights.name * named.length) / names.length;
  const count = (some: readonly string[]) => some.filter((word) => beginsAs(word, words)).length;
  const byWords = weights.titleWord * count(inTitle) + weights.textWord * count(all);
  return byTag + byName + Math.min(maxByWords, byWords);
}
