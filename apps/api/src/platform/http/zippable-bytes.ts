import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Out of 9. The first caller waits for the compression, so a fast level is used. */
const gzipLevel = 3;
const gzipped = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Bytes that are sent many times, compressed once, when this is first requested. */
export class ZippableBytes {
  readonly plain: Buffer;
  #zipped: Promise<Buffer> | undefined;

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** About the memory that they take, in bytes, with their compressed form. */
  get size(): number {
    return Math.ceil(this.plain.length * 1.25) + 500;
  }

  zipped(): Promise<Buffer> {
    this.#zipped ??= gzipped(this.plain, { level: gzipLevel });
    return this.#zipped;
  }
}

export const acceptsGzip = (header: string | undefined): boolean =>
  /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0+)?\s*(,|$)).*)?(,|$)/i.test(header ?? '');
