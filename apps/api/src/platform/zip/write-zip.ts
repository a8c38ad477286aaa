import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of a ZIP archive, whose content may be generated while it is written. */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/** Larger archives need the 64-bit extension of ZIP, which some spreadsheet programs cannot read. */
const largest = 0xffff_ffff;

/**
 * The bytes of a ZIP archive, one piece after the other: neither the archive nor any of its files is completely in
 * memory, and the compression runs outside the main thread. Throws `RangeError` if it would exceed 4 GiB.
 */
export async function* writeZip(entries: Entries, modified: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  // Its type is narrower than the stream.
  const output = zip.outputStream as PassThrough;
  addEach(zip, entries, modified, closing(output)).catch((error: Error) => output.destroy(error));
  let size = 0;
  for await (const piece of output as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > largest) throw new RangeError('A ZIP archive cannot exceed 4 GiB.');
    yield piece;
  }
}

/** Aborted when a stream is closed. */
function closing(stream: PassThrough): AbortSignal {
  const controller = new AbortController();
  stream.once('close', () => controller.abort());
  return controller.signal;
}

/** Asks for the next file when the content of the one before has been read. Stops with its content when aborted. */
async function addEach(zip: ZipFile, entries: Entries, mtime: Date, signal: AbortSignal): Promise<void> {
  for await (const { name, content } of entries) {
    const source = Readable.from(content, { objectMode: false, signal });
    zip.addReadStream(source, name, { mtime, compressionLevel: 4 });
    await finished(source);
  }
  zip.end();
}
