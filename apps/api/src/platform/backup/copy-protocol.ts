import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a data folder that names the socket on which the running process offers copies of its database. */
const noteName = 'foreglow.copies';

/** Copies are folders in the data folder, with this name and a random ending. */
export const copyPrefix = 'copy-for-backup-';

export const notePath = (dataDir: string): string => join(dataDir, noteName);

/** The socket named in the note in a data folder; undefined without a note. */
export function socketOf(dataDir: string): string | undefined {
  const note = notePath(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}

/** The single line sent to a connection: the path of the copy, or the reason why there is none. */
export type CopyAnswer = { readonly folder: string } | { readonly refused: string };
