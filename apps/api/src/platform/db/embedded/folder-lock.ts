import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the data folder. Two processes on one embedded database would lose data without an error. */
export class FolderInUseError extends Error {}

const busy = 5;

/** The locks of this process. Without a reference, a lock would be garbage-collected and thereby released. */
const held = new Set<DatabaseSync>();

/**
 * Takes the lock of a data folder for this process. Returns the function that releases it. Throws `FolderInUseError`
 * when another process holds it.
 *
 * The lock is SQLite's exclusive lock on an empty file. The kernel holds it, so it ends with the process, however that
 * ends. It also works between containers that share the folder but do not see each other's processes. The id of the
 * process is written to a file next to it, only for the message.
 */
export function lockFolder(folder: string): () => void {
  // Nothing else may open this file: closing it would release the lock of the whole process.
  const lock = new DatabaseSync(join(folder, 'foreglow.lock'));
  const holder = join(folder, 'foreglow.pid');
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === busy)) throw error;
    throw new FolderInUseError(`The data folder ${folder} is in use by ${nameOf(holder)}.`);
  }
  held.add(lock);
  writeFileSync(holder, String(process.pid));
  return () => {
    held.delete(lock);
    rmSync(holder, { force: true });
    lock.close();
  };
}

/** Writes the id of the process into the file. The file is empty while its owner is just taking the lock. */
function nameOf(holder: string): string {
  try {
    return `the Foreglow process ${readFileSync(holder, 'utf8')}`;
  } catch {
    return 'another Foreglow process';
  }
}
