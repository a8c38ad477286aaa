import type { FileHandle } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';
import { blockBytes, endOfTar, paddingOf, readTarHeader } from './tar.rules.ts';

/** A part of an archive, whose content is read only on request. */
export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** The content in pieces. */
  chunks(): AsyncIterable<Buffer>;
  /** The whole content. */
  bytes(): Promise<Buffer>;
}

const chunkBytes = 1024 * 1024;

/**
 * The parts of an archive in their order. Throws `BackupError` if the file ends early or contains anything that
 * `TarWriter` does not write: an invalid header, or non-zero bytes between parts or after the end.
 */
export async function* readTar(file: FileHandle): AsyncGenerator<TarEntry> {
  const { size: end } = await file.stat();
  let at = 0;
  for (;;) {
    const header = readTarHeader(await readAt(file, at, blockBytes));
    if (header === undefined) throw new BackupError(at === 0 ? foreign : `The file is damaged at byte ${at}.`);
    if (header === 'end') break;
    const begin = at + blockBytes;
    const padding = paddingOf(header.size);
    if (begin + header.size + padding > end) throw new BackupError(cutOff);
    yield {
      ...header,
      chunks: () => chunksOf(file, begin, header.size),
      bytes: () => readAt(file, begin, header.size),
    };
    at = begin + header.size + padding;
    const zeros = await readAt(file, at - padding, padding);
    if (zeros.some((byte) => byte !== 0)) throw new BackupError(`The file is damaged at byte ${at - padding}.`);
  }
  const tail = await readAt(file, at, endOfTar.length);
  if (!tail.equals(endOfTar) || at + endOfTar.length !== end) throw new BackupError('The end of the file is damaged.');
}

const foreign = 'This is not a backup of Foreglow.';
const cutOff = 'The file is not complete: its end is missing.';

async function* chunksOf(file: FileHandle, begin: number, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += chunkBytes) yield await readAt(file, begin + at, Math.min(chunkBytes, size - at));
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let done = 0;
  while (done < length) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new BackupError(position === 0 ? foreign : cutOff);
    done += bytesRead;
  }
  return bytes;
}
