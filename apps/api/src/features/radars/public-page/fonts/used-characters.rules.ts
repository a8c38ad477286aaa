/** The number of code points of Unicode. */
const allCharacters = 0x11_00_00;
const largestUnit = 0xff_ff;

/** The characters that occur in a text, which may come in pieces. A piece never ends within a character. */
export class UsedCharacters {
  /** 1 at the code points that occur. */
  readonly #used = new Uint8Array(allCharacters);

  /** Adds the characters of a piece, in time that is linear in its length. */
  add(piece: string): void {
    const used = this.#used;
    for (let at = 0; at < piece.length; at += 1) {
      const code = piece.codePointAt(at) ?? 0;
      used[code] = 1;
      if (code > largestUnit) at += 1;
    }
  }

  /** Whether a character of some ranges occurs. They are in the format of `unicode-range`: `U+20-7E, U+A0`. */
  includeAnyOf(ranges: string): boolean {
    return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].some(([, first = '', last = first]) =>
      this.#used.subarray(Number.parseInt(first, 16), Number.parseInt(last, 16) + 1).includes(1),
    );
  }
}
