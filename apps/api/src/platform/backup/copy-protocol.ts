import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in a data folder that names the socket on which the running process offers copies of its database. */
const noteName = 'foreglow.copies';

/** Copies are folders of this name and a random ending in the data folder. */
export const copyPrefix = 'copy-for-backup-';

export const notePath = (dataDir: string): string => join(dataDir, noteName);

/** The socket that the note in a data folder names; undefined without one. */
export function socketOf(dataDir: string): string | undefined {
  const note = notePath(dataDir);
  return existsSync(note) ? readFileSync(note, 'utf8') : undefined;
}

/** The one line that answers a connection: where the copy is, or why there is none. */
export type CopyAnswer = { readonly folder: string } | { readonly refused: string };
