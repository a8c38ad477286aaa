import { withoutEnding } from './korean.rules.ts';
import { stopWords } from './stop-words.ts';
import { isCode, isHost, readableText } from './unreadable.rules.ts';

/** A word of a text. */
export interface Token {
  /** The common form of equivalent words: composed, in lower case, without the ending of an English plural or of a Korean word. */
  readonly key: string;
  /** The word in its original spelling. */
  readonly shown: string;
}

/** The number of characters compared of a longer text. */
const textLength = 8000;
/** A longer string is not a word. */
const wordLength = 40;

/**
 * Subjects of many cards. They count as words only in capitals; in lower case other languages have them as stop words.
 */
const acronyms: ReadonlySet<string> = new Set(['AI', 'EU', 'KI', 'UN']);

/** Scripts that do not separate words. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const korean = /[가-힣]$/u;
const latin = /^[\p{Script=Latin}\p{N}'&-]+$/u;
const address = /(?:https?:\/\/|www\.)\S+/g;
/** The target of a link in Markdown, to the end of the run if it is not closed there. */
const targetOrAddress = /\]\([^)\s]*\)?|(?:https?:\/\/|www\.)\S+/g;
const targetsInFront = /^(?:\]\([^)\s]*\))*/;
/** In place of addresses: it separates words. */
const gap = ' , ';
const wordOrBreak = /[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}\s'’*_`#]/gu;

let segmenter: Intl.Segmenter | undefined;

/** Words processed before: most words of a text are frequent. */
const known = new Map<string, Token | null>();
const maxKnown = 200_000;

/**
 * The words of a text in their order, without those that do not indicate its subject. `null` separates words that do
 * not follow each other: where a word was left out, and at punctuation marks.
 */
export function tokensOf(text: string): (Token | null)[] {
  const found: (Token | null)[] = [];
  const composed = readableText(text.slice(0, textLength).normalize('NFC')).normalize('NFKC');
  for (const [piece] of composed.replace(/\S+/g, withoutAddress).matchAll(wordOrBreak)) {
    if (dense.test(piece)) for (const word of denseWords(piece)) found.push(tokenOf(word));
    else if (singleCapital.test(piece)) found.push(...withCapital(found.pop(), piece));
    else found.push(tokenOf(piece));
  }
  return found;
}

/** A capital letter on its own belongs to the name before it: Gen Z, vitamin D. */
const singleCapital = /^(?![AIO])\p{Lu}$/u;

function withCapital(before: Token | null | undefined, letter: string): (Token | null)[] {
  if (!before || before.key.includes(' ')) return before === undefined ? [null] : [before, null];
  return [{ key: `${before.key}-${letter.toLowerCase()}`, shown: `${before.shown} ${letter}` }];
}

/**
 * A run of characters without spaces, with addresses left out. In linear time: a run can be
 * thousands of characters long, and an expression that tries every beginning and end of an address takes minutes.
 */
function withoutAddress(run: string): string {
  const targets = targetsInFront.exec(run)?.[0] ?? '';
  const rest = run.slice(targets.length);
  if (isMailAddress(rest) || isHost(rest)) return withoutAddresses(targets) + gap;
  return withoutAddresses(run);
}

const withoutAddresses = (run: string): string =>
  run.replace(targetOrAddress, (found) =>
    found.startsWith('](') && !found.endsWith(')') ? found.replace(address, gap) : gap,
  );

/** Whether a run has an `@` with something before it, and later a dot with something on both sides. */
function isMailAddress(run: string): boolean {
  const dot = run.lastIndexOf('.', run.length - 2);
  return dot >= 3 && run.lastIndexOf('@', dot - 2) > 0;
}

/** Words of a script that does not separate them, according to a dictionary. */
function denseWords(piece: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  return [...segmenter.segment(piece)].map(({ segment }) => segment);
}

function tokenOf(piece: string): Token | null {
  const before = known.get(piece);
  if (before !== undefined) return before;
  const token = readToken(piece);
  if (known.size >= maxKnown) known.clear();
  known.set(piece, token);
  return token;
}

function readToken(piece: string): Token | null {
  const shown = piece.replace(/’/g, "'").replace(/'s$/i, '');
  const lower = shown.toLowerCase();
  if (acronyms.has(shown)) return { key: lower, shown };
  const isWord = /\p{L}/u.test(shown) && shown.length <= wordLength && !stopWords.has(lower) && isLongEnough(shown);
  if (!isWord || isCode(shown)) return null;
  if (korean.test(shown)) return koreanToken(shown);
  const key = stemOf(lower);
  return stopWords.has(key) ? null : { key, shown };
}

function koreanToken(word: string): Token | null {
  const { key, shown } = withoutEnding(word);
  const lower = key.toLowerCase();
  return stopWords.has(lower) || !/\p{L}{2}/u.test(key) ? null : { key: lower, shown };
}

/** Two letters are a word if they are capitals (AI, EU, 5G), or if letters carry more meaning than in alphabets. */
const isLongEnough = (word: string): boolean =>
  word.length > 2 ||
  (word.length === 2 && (dense.test(word) || /^(\p{Lu}{2}|\p{Lu}\d|\d\p{Lu}|\p{scx=Hangul}{2})$/u.test(word)));

/** Without the ending of an English plural. Removing it does no harm in other languages with Latin letters. */
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
 * The parts of a word by which its other forms are recognised: every four consecutive letters, with the beginning of
 * the word marked; two in a script without spaces, or in Korean, whose endings correspond to prepositions.
 */
export function gramsOf(key: string): string[] {
  const isDense = dense.test(key) || /\p{scx=Hangul}/u.test(key);
  const length = isDense ? denseGramLength : gramLength;
  if (key.length < (isDense ? denseGramLength : shortestForGrams)) return [];
  const marked = isDense ? key : `^${key}`;
  return Array.from({ length: marked.length - length + 1 }, (_, at) => marked.slice(at, at + length));
}
