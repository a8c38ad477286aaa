import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'foreglow-export-';
/** No export takes this long: an older folder was left by a process that was killed. */
const leftAfterMs = 24 * 3600 * 1000;

/** Runs work with a temporary folder that only this user can read, and removes the folder afterwards. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders left on this machine by killed processes. */
export async function removeLeftFolders(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && now - stats.mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
