import type { Charset } from '@foreglow/contract/imports/charsets';
import iconv from 'iconv-lite';
import { type LanguageOfCharset, languagesOfCharsets } from './charset-languages.rules.ts';

/** The text of a file. */
export interface DecodedText {
  readonly text: string;
  readonly charset: Charset;
  /** Nothing in the file says what it is encoded in, and the encoding was recognised by its letters. */
  readonly isAssumed: boolean;
}

/**
 * Decodes a text file: in the encoding that was chosen, or else the one of its byte order mark, UTF-8, UTF-16 by the
 * places of its zeros, or the encoding in which its letters are most plausible. Bytes that have no character become
 * U+FFFD, unless they show that the encoding is another one. Undefined if the encoding is not recognised.
 */
export function decodeText(bytes: Uint8Array, chosen?: Charset): DecodedText | undefined {
  if (chosen) return { text: lossy(bytes, chosen), charset: chosen, isAssumed: false };
  const marked = markedCharset(bytes);
  if (marked) return certain(bytes, marked);
  return unmarkedUtf16(bytes) ?? certain(bytes, 'utf-8') ?? byLetters(bytes);
}

/** The encoding named by a byte order mark. Spreadsheet programs write UTF-16 as "Unicode text". */
function markedCharset([first, second, third]: Uint8Array): Unicode | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

type Unicode = Extract<Charset, `utf-${string}`>;
const isUnicode = (charset: Charset): charset is Unicode => charset.startsWith('utf-');

/** The `TextDecoder` of Node does not know the Korean syllables that CP949 adds to EUC-KR, nor the code pages of DOS. */
const lossy = (bytes: Uint8Array, charset: Charset): string =>
  isUnicode(charset)
    ? new TextDecoder(charset).decode(bytes)
    : iconv.decode(bytes, charset === 'euc-kr' ? 'cp949' : charset);

function strict(bytes: Uint8Array, charset: Unicode): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const countOf = (text: string, found: RegExp): number => {
  let count = 0;
  for (const _ of text.matchAll(found)) count += 1;
  return count;
};

/** A file that is cut off, or has a few broken bytes, is still UTF-8 if it has this many other letters for each. */
const lettersPerFault = 10;

/** The text in an encoding that few other texts are valid in. */
function certain(bytes: Uint8Array, charset: Unicode): DecodedText | undefined {
  const exact = strict(bytes, charset);
  if (exact !== undefined) return { text: exact, charset, isAssumed: false };
  if (charset !== 'utf-8') return undefined;
  const sample = lossy(sampleOf(bytes), charset);
  const faults = countOf(sample, /\ufffd/g);
  const letters = countOf(sample, /[^\0-\x7f]/gu) - faults;
  if (letters < faults * lettersPerFault) return undefined;
  return { text: lossy(bytes, charset), charset, isAssumed: false };
}

/** Control characters that no text has. */
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Co}]/u;

/** UTF-16 without a byte order mark: one byte of each character of ASCII, such as a line break, is 0. */
function unmarkedUtf16(bytes: Uint8Array): DecodedText | undefined {
  const zeros = [0, 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const [most, fewest] = [Math.max(even, odd), Math.min(even, odd)];
  // A table has separators and line breaks in every script. Letters whose other byte is 0 are rare.
  if (most === 0 || most * 50 < bytes.length || fewest * 20 > most) return undefined;
  const charset = odd > even ? 'utf-16le' : 'utf-16be';
  const text = strict(bytes, charset);
  return text === undefined || control.test(text) ? undefined : { text, charset, isAssumed: true };
}

/** The bytes of the lines by which an encoding is recognised, at most. */
const sampleBytes = 16 * 1024;
const lineFeed = 0x0a;

/** The lines of a file that are not ASCII only, from its beginning. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  let begin = 0;
  let isAscii = true;
  for (let at = 0; at <= bytes.length && length < sampleBytes; at += 1) {
    const byte = bytes[at] ?? lineFeed;
    if (byte >= 0x80) isAscii = false;
    // A long line is cut in front of a character of ASCII, where no other character goes on.
    if (byte !== lineFeed && (byte >= 0x40 || at - begin < sampleBytes)) continue;
    if (!isAscii) lines.push(bytes.subarray(begin, at + 1));
    if (!isAscii) length += at + 1 - begin;
    begin = at + 1;
    isAscii = true;
  }
  return Buffer.concat(lines).subarray(0, 2 * sampleBytes);
}

/** Whether there are bytes that no text has in any encoding of bytes: control characters of ASCII. */
function hasControls(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte === 0x7f || (byte < 0x20 && byte !== lineFeed && byte !== 0x0d && byte !== 0x09)) return true;
  }
  return false;
}

/** Below this share of plausible characters a text is not recognised. */
const leastPlausible = 0.25;

function byLetters(bytes: Uint8Array): DecodedText | undefined {
  if (hasControls(bytes)) return undefined;
  const sample = sampleOf(bytes);
  const samples = new Map<Charset, Sample>();
  let best: { readonly charset: Charset; readonly score: number } | undefined;
  for (const language of languagesOfCharsets) {
    const { charset } = language;
    const read = samples.get(charset) ?? sampleIn(lossy(sample, charset));
    samples.set(charset, read);
    const score = plausibility(read, language);
    if (score > (best?.score ?? leastPlausible)) best = { charset, score };
  }
  return best && { text: lossy(bytes, best.charset), charset: best.charset, isAssumed: true };
}

/** What stands beside letters without being one: quotation marks, dashes, currencies and other signs. */
const neutral = /^[\p{P}\p{Zs}€£¥©®™°±²³½¼¾µ×№\uff01-\uff60]$/u;
/** A sign that stands in the middle of a word, or only on a key. */
const strangeSign = /(?<=\p{L})[^\p{L}\p{M}\p{Zs}\0-\x7f’‘´·–—‑\u00ad](?=\p{L})|[¨ˇ¸¯˛˙˝]/gu;
/** A capital letter inside a word in small letters. */
const strangeCapital = /(?<=\p{L})(?![A-Z])\p{Lu}(?=\p{Ll})|(?<=\p{Ll})(?![A-Z])\p{Lu}/gu;
const mixedScripts =
  /(?<=[A-Za-z])[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}](?=[A-Za-z])/gu;
/** A mark without a letter that it belongs to. */
const strangeMark = /(?<![\p{L}\p{M}])\p{M}/gu;
const halfWidth = /(?<=[A-Za-z])[\uff61-\uff9f]|[\uff61-\uff9f](?=[A-Za-z])/gu;
/** Characters of two bytes that occur among themselves. */
const amongOwn = /(?<![a-z])[^\0-\u02ff]{2,}(?![a-z])/gu;

/** A missing character weighs as much as this many implausible ones. */
const weightOfLost = 3;

/** The sample of a file as it is read in an encoding. */
interface Sample {
  readonly text: string;
  /** Its characters beyond ASCII that are not mere signs, and those of them that stand among their own. */
  readonly letters: readonly string[];
  readonly amongOwn: readonly string[];
  /** The number of characters in places where no language has them. */
  readonly strange: number;
  readonly mixedScripts: number;
}

const lettersOf = (text: string): string[] =>
  [...text.toLowerCase()].filter((letter) => letter > '\x7f' && !neutral.test(letter));

const sampleIn = (text: string): Sample => ({
  text,
  letters: lettersOf(text),
  amongOwn: [...text.matchAll(amongOwn)].flatMap(([run]) => lettersOf(run)),
  strange:
    countOf(text, /[\x7f-\x9f\p{Co}\ufffd]/gu) * weightOfLost +
    [strangeSign, strangeCapital, strangeMark, halfWidth].reduce((sum, found) => sum + countOf(text, found), 0),
  mixedScripts: countOf(text, mixedScripts),
});

/**
 * Other bytes are rarely frequent characters of two bytes by chance. In a short text even right ones may not be frequent.
 */
const doubleByteWeight = 1.2;

/**
 * How plausible a text is in a language, from below 0 to about 1: the share of its characters beyond ASCII that are
 * frequent in the language, less those that are in a place where they do not occur.
 */
function plausibility(sample: Sample, { frequent, never, ownScript, doubleByte }: LanguageOfCharset): number {
  const { text, letters, amongOwn: own, strange, mixedScripts: mixed } = sample;
  // Only signs such as those of a typographer, which most encodings of one byte have in common.
  if (letters.length === 0) return strange > 0 || doubleByte ? 0 : 1;
  const hits = (doubleByte ? own : letters).filter((letter) => frequent.has(letter)).length;
  const misses = strange + (ownScript ? mixed : 0) + (never ? countOf(text, never) : 0);
  return ((hits - misses) / letters.length) * (doubleByte ? doubleByteWeight : 1);
}
