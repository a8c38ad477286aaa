/**
 * The fractional part of the golden ratio: each further multiple falls into one of the widest gaps between the earlier
 * ones.
 */
const golden = 0.618033988749895;

/**
 * The n-th place in [0, 1) for a text with this hash: the first may be anywhere, each further one is far from the
 * earlier ones.
 */
export function shareAt(hash: number, index: number): number {
  const value = hash / 2 ** 32 + index * golden;
  return value - Math.floor(value);
}

/** FNV-1a with 32 bits, mixed once more: hashes of ids that differ only in their last character are far apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
