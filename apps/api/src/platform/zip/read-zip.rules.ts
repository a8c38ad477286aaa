import { crc32, inflateRawSync } from 'node:zlib';

/**
 * Why an archive cannot be read. `encrypted`: a password protects it. `too large`: its unpacked size exceeds a limit.
 */
export class ZipError extends Error {
  readonly why: 'broken' | 'encrypted' | 'too large';

  constructor(why: ZipError['why']) {
    super(`The ZIP archive is ${why}.`);
    this.why = why;
  }
}

interface Entry {
  readonly offset: number;
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly encrypted: boolean;
  /** CRC-32 of the unpacked content. */
  readonly crc: number;
}

interface ZipLimits {
  /** The number of files. */
  readonly files: number;
  /** Bytes of all files together, unpacked. */
  readonly bytes: number;
}

const endLength = 22;

/**
 * A ZIP archive in memory, whose files are unpacked when they are read. Nothing is unpacked of an archive whose
 * declared size exceeds the limits, and nothing beyond the declared length. A file is compared with its declared length
 * and checksum. Throws `ZipError`.
 */
export class ZipFile {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;

  constructor(bytes: Uint8Array, limits: ZipLimits) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = guarded(() => entriesOf(this.#bytes, limits));
    const size = [...this.#entries.values()].reduce((sum, entry) => sum + entry.size, 0);
    if (size > limits.bytes) throw new ZipError('too large');
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The names of its files, in their order. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  /** The text of a file, or undefined if it does not exist. */
  text(name: string): string | undefined {
    return this.bytes(name)?.toString();
  }

  /** The content of a file, or undefined if it does not exist. */
  bytes(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    if (entry.encrypted) throw new ZipError('encrypted');
    return guarded(() => {
      const begin = entry.offset + 30 + this.#bytes.readUInt16LE(entry.offset + 26);
      const start = begin + this.#bytes.readUInt16LE(entry.offset + 28);
      const content = unpacked(this.#bytes.subarray(start, start + entry.packed), entry);
      if (content.length !== entry.size || crc32(content) !== entry.crc) throw new ZipError('broken');
      return content;
    });
  }
}

function unpacked(packed: Buffer, { method, size }: Entry): Buffer {
  if (method === 0) return packed;
  if (method !== 8) throw new ZipError('broken');
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
}

/** In a field of four or two bytes: the number is in the part for ZIP64. */
const in64 = { long: 0xffffffff, short: 0xffff };

/** A number of eight bytes. One that no archive in memory can have means that the archive is broken. */
function long(bytes: Buffer, at: number): number {
  const value = Number(bytes.readBigUInt64LE(at));
  if (!Number.isSafeInteger(value)) throw new ZipError('broken');
  return value;
}

/** Where the list of files is and how long it is, also in the form ZIP64, which some programs always write. */
function listOf(bytes: Buffer): { count: number; at: number } {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || end + endLength > bytes.length) throw new ZipError('broken');
  const [count, at] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 16)];
  if (count !== in64.short && at !== in64.long) return { count, at };
  const locator = end - 20;
  if (locator < 0 || bytes.readUInt32LE(locator) !== 0x07064b50) return { count, at };
  const end64 = long(bytes, locator + 8);
  if (bytes.readUInt32LE(end64) !== 0x06064b50) throw new ZipError('broken');
  return { count: long(bytes, end64 + 32), at: long(bytes, end64 + 48) };
}

/** The numbers of an entry that are in its extra part for ZIP64, in their order. */
function numbersIn64(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    const part = extra.subarray(at + 4, at + 4 + length);
    if (extra.readUInt16LE(at) === 1) {
      return Array.from({ length: Math.min(3, Math.floor(part.length / 8)) }, (_, index) => long(part, index * 8));
    }
    at += 4 + length;
  }
  return [];
}

/**
 * The files of the list at the end of an archive. Its sums are those that count: a local header has none when the
 * program that wrote it did not know them yet.
 */
function entriesOf(bytes: Buffer, { files }: ZipLimits): Map<string, Entry> {
  const { count, at: begin } = listOf(bytes);
  if (count > files) throw new ZipError('too large');
  const entries = new Map<string, Entry>();
  let at = begin;
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) throw new ZipError('broken');
    const extraAt = at + 46 + bytes.readUInt16LE(at + 28);
    const next = extraAt + bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + 46, extraAt).replaceAll('\\', '/');
    const numbers = numbersIn64(bytes.subarray(extraAt, next));
    const wide = (value: number): number => (value === in64.long ? (numbers.shift() ?? value) : value);
    // In the part for ZIP64 they are in this order.
    const size = wide(bytes.readUInt32LE(at + 24));
    const packed = wide(bytes.readUInt32LE(at + 20));
    const offset = wide(bytes.readUInt32LE(at + 42));
    entries.set(name, {
      offset,
      crc: bytes.readUInt32LE(at + 16),
      packed,
      size,
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Positions outside the archive, and content that cannot be unpacked, mean that the archive is broken. */
function guarded<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('broken');
  }
}
