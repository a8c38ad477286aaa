import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';

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

/** A file of an archive, and the position of its packed content. */
interface PackedFile {
  readonly entry: Entry;
  readonly start: number;
}

interface ZipLimits {
  /** The number of files. */
  readonly files: number;
  /** Bytes of all files together, unpacked. */
  readonly bytes: number;
}

/**
 * A ZIP archive in memory, whose files are unpacked when they are read. Nothing is unpacked of an archive whose
 * declared size exceeds the limits, and nothing beyond the declared length. A file is compared with its declared length
 * and checksum. Throws `ZipError`.
 */
export class ZipFile {
  readonly #bytes: Buffer;
  readonly #files: ReadonlyMap<string, PackedFile>;

  private constructor(bytes: Buffer, files: ReadonlyMap<string, PackedFile>) {
    this.#bytes = bytes;
    this.#files = files;
  }

  static async open(given: Uint8Array, limits: ZipLimits): Promise<ZipFile> {
    const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
    const files = await filesOf(bytes, limits).catch((error: unknown) => {
      throw error instanceof ZipError ? error : new ZipError('broken');
    });
    return new ZipFile(bytes, files);
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** The names of its files, in their order. */
  get names(): string[] {
    return [...this.#files.keys()];
  }

  /** The text of a file, or undefined if it does not exist. */
  text(name: string): string | undefined {
    return this.bytes(name)?.toString();
  }

  /** The content of a file, or undefined if it does not exist. */
  bytes(name: string): Buffer | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    const { entry, start } = file;
    if (entry.isEncrypted()) throw new ZipError('encrypted');
    const content = unpacked(this.#bytes.subarray(start, start + entry.compressedSize), entry);
    if (content?.length !== entry.uncompressedSize || crc32(content) !== entry.crc32) throw new ZipError('broken');
    return content;
  }
}

async function filesOf(bytes: Buffer, limits: ZipLimits): Promise<Map<string, PackedFile>> {
  const archive = await fromBufferPromise(bytes);
  if (archive.entryCount > limits.files) throw new ZipError('too large');
  const files = new Map<string, PackedFile>();
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    size += entry.uncompressedSize;
    if (size > limits.bytes) throw new ZipError('too large');
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    files.set(entry.fileName, { entry, start: fileDataStart });
  }
  return files;
}

/** The content of a file; undefined if it cannot be unpacked. */
function unpacked(packed: Buffer, { compressionMethod, uncompressedSize }: Entry): Buffer | undefined {
  if (compressionMethod === 0) return packed;
  if (compressionMethod !== 8) return undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
  } catch {
    return undefined;
  }
}
