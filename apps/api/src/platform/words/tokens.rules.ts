import { stopWords } from './stop-words.ts';

/** A word of a text. */
export interface Token {
  /** What words of the same kind have in common: composed, in lower case, without the ending of a plural. */
  readonly key: string;
  /** The word as it was written. */
  readonly shown: string;
}

/** A longer text is compared by its beginning. */
const textLength = 8000;
/** A longer word is none. */
const wordLength = 40;

/** Subjects of many cards. In capitals they are words; in lower case other languages have them as stop words. */
const acronyms: ReadonlySet<string> = new Set(['AI', 'EU', 'KI', 'UN']);

/** Scripts that do not separate words. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const latin = /^[\p{Script=Latin}\p{N}'&-]+$/u;
/** Addresses, and words of which letters were lost when they were decoded. */
const unreadable = /\]\([^)\s]*\)|(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+|\S*[\ufffd\u0080-\u009f]\S*/g;
const wordOrBreak = /[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s'’*_`#]/gu;

let segmenter: Intl.Segmenter | undefined;

/** Words that were looked at before: most words of a text are frequent. */
const known = new Map<string, Token | null>();
const knownAtMost = 200_000;

/**
 * The words of a text in their order, without those that say nothing about its subject. `null` stands between words
 * that do not follow each other: where a word was left out, at a punctuation mark.
 */
export function tokensOf(text: string): (Token | null)[] {
  const found: (Token | null)[] = [];
  for (const [piece] of text.slice(0, textLength).normalize('NFKC').replace(unreadable, ' , ').matchAll(wordOrBreak)) {
    if (dense.test(piece)) for (const word of denseWords(piece)) found.push(tokenOf(word));
    else found.push(tokenOf(piece));
  }
  return found;
}

/** Words of a script that does not separate them, as a dictionary knows them. */
function denseWords(piece: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  return [...segmenter.segment(piece)].map(({ segment }) => segment);
}

function tokenOf(piece: string): Token | null {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const token = readToken(piece);
  if (known.size >= knownAtMost) known.clear();
  known.set(piece, token);
  return token;
}

function readToken(piece: string): Token | null {
  const shown = piece.replace(/’/g, "'").replace(/'s$/i, '');
  const lower = shown.toLowerCase();
  if (acronyms.has(shown)) return { key: lower, shown };
  const isWord = /\p{L}/u.test(shown) && shown.length <= wordLength && !stopWords.has(lower) && isLongEnough(shown);
  if (!isWord) return null;
  const key = stemOf(lower);
  return stopWords.has(key) ? null : { key, shown };
}

/** Two letters are a word where they are capitals (AI, EU, 5G), or where letters say more than they do in alphabets. */
const isLongEnough = (word: string): boolean =>
  word.length > 2 ||
  (word.length === 2 && (dense.test(word) || /^(\p{Lu}{2}|\p{Lu}\d|\d\p{Lu}|\p{scx=Hangul}{2})$/u.test(word)));

/** Without the ending of an English plural, which other languages with Latin letters lose at no cost. */
function stemOf(word: string): string {
  if (word.length < 4 || !latin.test(word)) return word;
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|us|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui']s$/.test(word) ? word.slice(0, -1) : word;
}

const gramLength = 4;
const denseGramLength = 2;
const shortestForGrams = 5;

/**
 * The parts of a word by which its other forms are recognised: every four letters that follow each other, with its
 * beginning marked; two of a script without spaces, or of Korean, whose endings stand for prepositions.
 */
export function gramsOf(key: string): string[] {
  const isDense = dense.test(key) || /\p{scx=Hangul}/u.test(key);
  const length = isDense ? denseGramLength : gramLength;
  if (key.length < (isDense ? denseGramLength : shortestForGrams)) return [];
  const marked = isDense ? key : `^${key}`;
  return Array.from({ length: marked.length - length + 1 }, (_, at) => marked.slice(at, at + length));
}
