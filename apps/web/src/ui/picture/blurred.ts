import { decode, isBlurhashValid } from 'blurhash';

const width = 8;
const height = 6;
/** The number of cached pictures, enough for a long scroll. */
const kept = 500;
const known = new Map<string, string>();

/**
 * A blurhash as the address of a tiny image, which the browser smooths when enlarging it; undefined if it is invalid.
 */
export function blurred(hash: string): string | undefined {
  const before = known.get(hash);
  if (before || !isBlurhashValid(hash).result) return before;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.putImageData(new ImageData(new Uint8ClampedArray(decode(hash, width, height)), width, height), 0, 0);
  const address = canvas.toDataURL();
  if (known.size >= kept) known.clear();
  known.set(hash, address);
  return address;
}
