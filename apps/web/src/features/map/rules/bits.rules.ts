/** The bytes of a text in Base64. */
export function bytesFrom(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** One byte, 0 or 1, for each bit: the first bit is the lowest of the first byte. */
export function flagsFrom(bits: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, at) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1);
}

/** One byte, 0 or 1, for each point: 1 for the listed points. */
export function flagsOf(points: Iterable<number>, count: number): Uint8Array {
  const flags = new Uint8Array(count);
  for (const point of points) if (point < count) flags[point] = 1;
  return flags;
}

/** The numbers of the points whose flag is set. */
export function flagged(flags: Uint8Array): number[] {
  return [...flags.keys()].filter((point) => flags[point] === 1);
}
