import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralEntry, dataDescriptor, endOfZip, localHeader } from './zip-parts.rules.ts';

/** A file of a ZIP archive, whose content may be generated while it is written. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/** ZIP without its 64-bit extension, which some spreadsheet programs cannot read. */
const largest = 0xffff_ffff;

/**
 * The bytes of a ZIP archive, one piece after the other: neither the archive nor any of its files is completely in
 * memory, and the compression runs outside the main thread. Throws `RangeError` if it would exceed 4 GiB.
 */
export async function* writeZip(entries: Entries, modified: Date): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const begin = offset;
    const head = localHeader(name, modified);
    yield head;
    const sums = { crc: 0, size: 0, packed: 0 };
    for await (const piece of deflated(content, sums)) {
      sums.packed += piece.length;
      yield piece;
    }
    const tail = dataDescriptor(sums);
    yield tail;
    offset += head.length + sums.packed + tail.length;
    if (offset > largest || sums.size > largest) throw new RangeError('A ZIP archive cannot exceed 4 GiB.');
    directory.push(centralEntry(name, modified, sums, begin));
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  yield* directory;
  yield endOfZip(directory.length, size, offset);
}

/** Compresses a content and adds up its length and its checksum. */
async function* deflated(
  content: ZipEntry['content'],
  sums: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw({ level: 4 });
  const measured = async function* () {
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      sums.crc = crc32(bytes, sums.crc);
      sums.size += bytes.length;
      yield bytes;
    }
  };
  const fed = pipeline(measured, packer);
  // A failure of the content destroys the packer with the same error, which the loop throws.
  fed.catch(() => undefined);
  yield* packer as AsyncIterable<Uint8Array>;
  await fed;
}
