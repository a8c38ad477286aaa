import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'foreglow-export-';
/** No export takes so long: an older folder was left by a process that was killed. */
const leftAfterMs = 24 * 3600 * 1000;

/** Does work with a folder of its own, readable by this user alone, which is removed afterwards. */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders that killed processes left on this machine. */
export async function removeLeftFolders(now: number): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const stats = await stat(folder).catch(() => undefined);
    if (stats && now - stats.mtimeMs > leftAfterMs) await rm(folder, { recursive: true, force: true });
  }
}
