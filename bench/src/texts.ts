/** A generator of whole numbers that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const starts =
  'a be con de dis e en ex for in inter kin lo ma mi mo ne no o per po pre pro qua re se si sol sta su te trans un ve wa'.split(
    ' ',
  );
const middles =
  'bi ca ce cu da di do fe ga gra hi la le li lu ma me mi na ni no pa po ra re ri ro sa si so ta ti to tra va ve vi'.split(
    ' ',
  );
const ends =
  'al ance ar ate ed ence er est ge ic ing ion ism ist ity ive le ly ment ness or ous re s ship tion ture um ure y'.split(
    ' ',
  );
const small = 'the of and to in a for is on that by with from as are at an it its be'.split(' ');

const pick = (list: readonly string[], number: (below: number) => number): string => list[number(list.length)] ?? '';

/** A made-up vocabulary of `size` words that look like English ones. */
export function vocabulary(size: number, seed = 7): string[] {
  const number = seeded(seed);
  const words = new Set<string>();
  while (words.size < size) {
    const inner = Array.from({ length: number(3) }, () => pick(middles, number)).join('');
    words.add(pick(starts, number) + inner + pick(ends, number));
  }
  return [...words];
}

const words = vocabulary(20_000);

/** A word; the first words of the vocabulary are far more frequent than the last, as in any language. */
function word(number: (below: number) => number): string {
  if (number(100) < 40) return pick(small, number);
  const rank = Math.floor(words.length ** (number(10_000) / 10_000)) - 1;
  return words[rank] ?? '';
}

/** A sentence of `length` words. */
export function sentence(length: number, number: (below: number) => number): string {
  const text = Array.from({ length }, () => word(number)).join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * Terms that people search for: words from the most to the least usual, beginnings of words as during typing, two
 * words, and terms of one and two letters.
 */
export function searchTerms(count: number): string[] {
  const number = seeded(11);
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const letter = () => letters.charAt(number(26));
  return Array.from({ length: count }, (_, at) => {
    const found = words[Math.floor(words.length ** (number(10_000) / 10_000)) - 1] ?? 'the';
    if (at % 10 === 0) return letter();
    if (at % 10 === 1) return letter() + letter();
    if (at % 10 < 5) return found.slice(0, 3 + number(3));
    if (at % 10 === 5) return `${found} ${pick(small, number)}`;
    return found;
  });
}
