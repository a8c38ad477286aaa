import { unspacedScripts } from './unspaced-scripts.ts';

/** What nearly identical titles have in common; a title with any of it is worth comparing. */
export interface SharedParts {
  /** Sets of words: such a title contains all words of at least one set. */
  readonly wordSets: readonly (readonly string[])[];
  /** Parts of words in scripts without spaces: such a title contains at least one. */
  readonly phrases: readonly string[];
}

/** The number of words of a title to search for: long ones, which are rarer. */
const distinctiveWords = 4;
/** The fewest characters of a word that is searched for by its halves. */
const halvedLength = 4;

const isUnspaced = new RegExp(`[${unspacedScripts}]`, 'u');
/** Here a character says about as much as a syllable. */
const isSyllabic = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

/**
 * The parts of a title (as `titleKey` gives it) of which a nearly identical one contains at least one, since it rarely
 * has two typing errors: pairs of words, and halves of what is written without spaces. Of a title of one or two words,
 * each word.
 */
export function sharedParts(key: string): SharedParts {
  const words = [...new Set(key.split(' '))];
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, distinctiveWords);
  const wordSets =
    longest.length < 3
      ? longest.map((word) => [word])
      : longest.flatMap((word, at) => longest.slice(at + 1).map((other) => [word, other]));
  return { wordSets, phrases: longest.filter((word) => isUnspaced.test(word)).flatMap(halves) };
}

function halves(word: string): string[] {
  const characters = [...word];
  if (characters.length < halvedLength) return [];
  const middle = Math.floor(characters.length / 2);
  return [characters.slice(0, middle).join(''), characters.slice(middle).join('')];
}

/**
 * How similar two titles are (as `titleKey` gives them), 0 to 1: the share of the trigrams of their words that they have
 * in common, as PostgreSQL's `pg_trgm` computes it for ASCII. For other letters its result depends on the locale of the
 * database, down to none at all. Words in Chinese and Japanese have bigrams.
 */
export function titleSimilarity(one: string, other: string): number {
  const [a, b] = [gramsOf(one), gramsOf(other)];
  const shared = [...a].filter((gram) => b.has(gram)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** Parts of two or three characters of the words; a space stands for the beginning or the end of a word. */
function gramsOf(key: string): Set<string> {
  const grams = key.split(' ').flatMap((word) => {
    const size = isSyllabic.test(word) ? 2 : 3;
    const characters = [...' '.repeat(size - 1), ...word, ' '];
    return characters.slice(size - 1).map((_, at) => characters.slice(at, at + size).join(''));
  });
  return new Set(grams);
}
