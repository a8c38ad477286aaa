import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abandoned, type Place, type RunFolder, temporaryPlace } from './temporary-folder.rules.ts';

/** Where Linux has a file system in memory, and its number. */
const memoryFolder = '/dev/shm';
const tmpfs = 0x01021994;

/**
 * Makes a folder for every temporary file of this run, and removes those of runs that were killed. Its name is short,
 * since it contains sockets, whose paths have at most 107 characters. Other users may traverse it, since PostgreSQL may
 * run as another user.
 */
export function makeTemporaryFolder(): string {
  const place = process.env.TMPDIR || temporaryPlace(tmpdir(), inMemory(), process.availableMemory());
  for (const name of abandoned(ownFolders(place), isRunning, Date.now())) remove(join(place, name));
  const folder = mkdtempSync(join(place, `fg-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes a folder with everything in it. */
export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 20 });

/** The folders of this user's runs. */
function ownFolders(place: string): RunFolder[] {
  return readdirSync(place)
    .filter((name) => name.startsWith('fg-'))
    .flatMap((name) => {
      const stats = statSync(join(place, name), { throwIfNoEntry: false });
      return stats && stats.uid === process.getuid?.() ? [{ name, changedAt: stats.mtimeMs }] : [];
    });
}

function inMemory(): Place | undefined {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(memoryFolder);
    return type === tmpfs ? { folder: memoryFolder, freeBytes: bavail * bsize } : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
