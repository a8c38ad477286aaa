import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How often the folder is looked at. */
const checkMs = 1000;

/** Files that stay as long as the folder: the lock of its process, and one of the database that is never written again. */
const lastingFiles = ['foreglow.lock', 'database/PG_VERSION'];

/** The errors of a file that is no longer at its path. */
const gone: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'ESTALE'];

/**
 * Calls `onLost` once when the data folder is no longer there: removed, moved, or hidden by another disk. The open files
 * of a removed folder can still be written, so the database would notice nothing, and everything would be lost. A
 * PostgreSQL server stops in this case as well. Returns the function that ends the watch.
 */
export function watchFolder(dataDir: string, onLost: () => void): () => void {
  const watched = lastingFiles.map((name) => {
    const path = join(dataDir, name);
    return { path, disk: statSync(path).dev };
  });
  let isWatched = true;
  const end = () => {
    isWatched = false;
    clearInterval(checks);
  };
  const check = async () => {
    const present = await Promise.all(watched.map(({ path, disk }) => isOnDisk(path, disk)));
    if (!isWatched || present.every(Boolean)) return;
    end();
    onLost();
  };
  const checks = setInterval(() => void check(), checkMs).unref();
  return end;
}

/**
 * False only if it is certain that the file is not on this disk. The number of a file on its disk is not compared: some
 * network file systems change it.
 */
async function isOnDisk(path: string, disk: number): Promise<boolean> {
  try {
    const { dev } = await stat(path);
    return dev === disk;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && gone.includes(error.code));
  }
}
