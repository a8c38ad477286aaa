import { searchable } from '@foreglow/contract';
import { unspacedScripts } from './unspaced-scripts.ts';

/** Words of a text; where a script has no spaces between words, its characters. */
const token = new RegExp(`[${unspacedScripts}]|[\\p{L}\\p{N}]+`, 'gu');

/** Texts with fewer words are too short to be called similar. */
const fewestWords = 12;
const wordsInPhrase = 4;
const wordsInShingle = 3;

interface Word {
  readonly from: number;
  readonly to: number;
}

/**
 * Up to `count` distinctive phrases of a text as it is read (`readText`), spread over it, in the form of the searched text: a copy of the text
 * most likely contains one of them. None for a text of a few words.
 */
export function distinctivePhrases(text: string, count = 2): string[] {
  const seen = searchable(text);
  const words = [...seen.matchAll(token)].map((word): Word => ({ from: word.index, to: word.index + word[0].length }));
  const windows = words.slice(0, Math.max(0, words.length - wordsInPhrase + 1)).map((word, at) => ({
    from: word.from,
    to: words[at + wordsInPhrase - 1]?.to ?? word.to,
  }));
  if (shinglesOf(seen).size < fewestWords - wordsInShingle + 1) return [];
  const share = Math.ceil(windows.length / count);
  const phrases = Array.from({ length: count }, (_, at) => {
    // Long words are rare, so the longest phrase of this many words is the most distinctive.
    const part = windows.slice(at * share, (at + 1) * share);
    const longest = part.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
    return longest ? [seen.slice(longest.from, longest.to)] : [];
  });
  return [...new Set(phrases.flat())];
}

/** The number of occurrences of a phrase around which a copy is searched. */
const occurrences = 3;

/**
 * The parts of a searched text in which a copy of a text could be: around the first occurrences of its distinctive
 * phrases, twice its length in both directions. So comparing them takes as long as the text requires, however long the
 * searched text is.
 */
export function partsAround(searched: string, phrases: readonly string[], length: number): string {
  const reach = 2 * length;
  const places = phrases.flatMap((phrase) => placesOf(searched, phrase)).sort((a, b) => a - b);
  const parts: { from: number; to: number }[] = [];
  for (const place of places) {
    const [from, to] = [Math.max(0, place - reach), place + reach];
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = to;
    else parts.push({ from, to });
  }
  return parts.map(({ from, to }) => searched.slice(from, to)).join('\n');
}

function placesOf(searched: string, phrase: string): number[] {
  const found: number[] = [];
  let at = searched.indexOf(phrase);
  while (at >= 0 && found.length < occurrences) {
    found.push(at);
    at = searched.indexOf(phrase, at + phrase.length);
  }
  return found;
}

/** Every three consecutive words of a text. */
function shinglesOf(text: string): Set<string> {
  const words = searchable(text).match(token) ?? [];
  return new Set(
    words
      .slice(0, Math.max(0, words.length - wordsInShingle + 1))
      .map((_, at) => words.slice(at, at + wordsInShingle).join(' ')),
  );
}

/**
 * The share of the shorter of two texts that is contained in the other, 0 to 1: the overlap coefficient of their
 * shingles of three words (Broder, On the resemblance and containment of documents, 1997). 0 if either text has only a
 * few words.
 */
export function textOverlap(one: string, other: string): number {
  const [a, b] = [shinglesOf(one), shinglesOf(other)];
  const smaller = Math.min(a.size, b.size);
  if (smaller < fewestWords - wordsInShingle + 1) return 0;
  return [...a].filter((shingle) => b.has(shingle)).length / smaller;
}
