/** So many letters or digits in a row, one of them a digit, are not shared with a key by chance; nor so many letters. */
const shortest = { withDigit: 4, letters: 5 };
/** What services put in the place of the hidden part of a key. */
const hidden = /\*{2,}|•{2,}|…|\.{3}|x{4,}/i;
/** What may be something encoded. */
const encoded = /[\w+/=%&#;\\-]{6,}/g;

/**
 * A message of a provider without its key. Words that repeat the key, a part of it or its ends become «…», also where it
 * is divided by other characters, written backwards, or encoded (Base64, hexadecimal, percent signs, references).
 */
export function withoutKey(message: string, apiKey: string): string {
  const key = bare(apiKey);
  const keys = [key, [...key].reverse().join('')];
  const told = placesIn(message, keys);
  for (const { 0: word, index } of message.matchAll(encoded)) {
    const isTold = readingsOf(word).some((reading) => placesIn(reading, keys).length > 0);
    if (isTold) told.push({ start: index, end: index + word.length });
  }
  return message.replace(/\S+/g, (word, at: number) => {
    const isEnd =
      bare(word).length >= shortest.withDigit &&
      keys.some((one) => one.startsWith(bare(word)) || one.endsWith(bare(word)));
    const isTold = isEnd || hidden.test(word) || told.some(({ start, end }) => start < at + word.length && at < end);
    return isTold ? '…' : word;
  });
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The places of a text that repeat a part of a key, which are compared without what is neither letter nor digit. */
function placesIn(text: string, keys: readonly string[]): { start: number; end: number }[] {
  const letters = [...text.matchAll(/[\p{L}\p{N}]/gu)].map(({ 0: letter, index }) => ({
    letter: letter.toLowerCase(),
    index,
  }));
  const plain = letters.map(({ letter }) => letter).join('');
  const places: { start: number; end: number }[] = [];
  const lookFor = (length: number, form: RegExp) => {
    for (let at = 0; at + length <= letters.length; at += 1) {
      const part = plain.slice(at, at + length);
      const [first, last] = [letters[at], letters[at + length - 1]];
      if (first && last && form.test(part) && keys.some((key) => key.includes(part))) {
        places.push({ start: first.index, end: last.index + 1 });
      }
    }
  };
  lookFor(shortest.withDigit, /\d/);
  lookFor(shortest.letters, /./);
  return places;
}

/** What a word may say if it is encoded. */
function readingsOf(word: string): string[] {
  const fromCode = (_: string, hex: string | undefined, decimal: string | undefined) =>
    String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal));
  return [
    word.replace(/%([\da-f]{2})|\\u([\da-f]{4})/gi, (_, percent, escaped) =>
      fromCode('', percent ?? escaped, undefined),
    ),
    word.replace(/&#(?:x([\da-f]{1,4})|(\d{1,5}));/gi, fromCode),
    // Something else may stand before it, without a space.
    ...[0, 1, 2, 3].map((from) => Buffer.from(word.slice(from), 'base64').toString('latin1')),
    ...[0, 1].map((from) => Buffer.from(word.replace(/[^\da-f]/gi, '').slice(from), 'hex').toString('latin1')),
  ].filter((reading) => reading !== word);
}
