import { constants } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { BackupError } from './backup-error.ts';

const newline = 0x0a;

/**
 * The rows of a part of a table, each a line of JSON. Only one is in memory at a time, since a few kilobytes may unpack
 * to gigabytes. Throws `BackupError` for a part that is not packed, ends within a row, or has a row that no text can
 * hold.
 */
export async function* readRows(name: string, packed: AsyncIterable<Buffer>): AsyncGenerator<string> {
  // The callback only has to be there: a failure of any of the streams is thrown by the last one.
  const unpacked = pipeline(Readable.from(packed), createZstdDecompress(), () => undefined);
  let begun: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let from = 0;
      for (let to = chunk.indexOf(newline); to >= 0; to = chunk.indexOf(newline, from)) {
        yield Buffer.concat([...begun, chunk.subarray(from, to)]).toString();
        begun = [];
        length = 0;
        from = to + 1;
      }
      if (from === chunk.length) continue;
      begun.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > constants.MAX_STRING_LENGTH / 4)
        throw new BackupError(`The part ${name} has a row that is too long.`);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ZSTD_')) throw damaged(name);
    throw error;
  }
  if (begun.length > 0) throw damaged(name);
}

const damaged = (name: string): BackupError => new BackupError(`The part ${name} is damaged.`);
