import { decode } from 'blurhash';

const width = 8;
const height = 6;
/** The number of cached pictures, enough for a long scroll. */
const kept = 500;
const known = new Map<string, string>();

/** For pictures without a blurhash: the colours of the light before sunrise, neither light nor dark. */
const defaultHash = 'A3Jt6]5K0HOQ';

/**
 * A blurhash as the address of a tiny image, which the browser smooths when enlarging it. If it is missing or invalid,
 * the default one is used.
 */
export function blurred(given: string | null | undefined): string {
  const hash = given || defaultHash;
  let address = known.get(hash);
  if (!address) {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(pixelsOf(hash)), width), 0, 0);
    address = canvas.toDataURL();
    if (known.size >= kept) known.clear();
    known.set(hash, address);
  }
  return address;
}

function pixelsOf(hash: string): Uint8ClampedArray {
  try {
    return decode(hash, width, height);
  } catch {
    return pixelsOf(defaultHash);
  }
}
