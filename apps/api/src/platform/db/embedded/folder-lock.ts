import { randomBytes } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another process uses the data folder: two on one embedded database would lose data without a word. */
export class FolderInUseError extends Error {}

interface Owner {
  readonly pid: number;
  /** When the kernel started that process, so that a number used again is not taken for it; null where unknown. */
  readonly started: string | null;
}

/**
 * Takes the lock of a data folder for this process. Returns the function that gives it back.
 * Throws `FolderInUseError` naming the process that holds it. A lock whose process is gone is taken over.
 *
 * Every holder's lock is a file with a number of its own, one above the last holder's, and the highest number is the
 * lock. A file is made once and never replaced, so of several that take over from the same holder one succeeds; and the
 * highest is never removed, so whoever looked too early finds a higher one above what it made, and steps back.
 */
export function lockFolder(folder: string): () => void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [last = 0] = lockNumbers(folder);
    if (isHeld(lockPath(folder, last))) throw inUse(folder);
    const own = lockPath(folder, last + 1);
    if (!makeLock(own)) continue;
    const [highest = 0, ...lower] = lockNumbers(folder);
    if (highest === last + 1) {
      for (const number of lower) rmSync(lockPath(folder, number), { force: true });
      return () => writeFileSync(own, '');
    }
    rmSync(own, { force: true });
  }
  throw inUse(folder);
}

const lockPath = (folder: string, number: number): string => join(folder, `foreglow.lock.${number}`);

/** Numbers of the locks in a folder, the highest first. */
function lockNumbers(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => Number(/^foreglow\.lock\.(\d+)$/.exec(name)?.[1] ?? 0))
    .filter((number) => number > 0)
    .sort((one, other) => other - one);
}

/** Puts a lock in its place together with its content: nobody ever sees it half written. False where there is one. */
function makeLock(path: string): boolean {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(path: string): boolean {
  const owner = readOwner(path);
  return owner !== undefined && isAlive(owner);
}

function inUse(folder: string): FolderInUseError {
  const [last = 0] = lockNumbers(folder);
  const owner = readOwner(lockPath(folder, last));
  return new FolderInUseError(
    owner
      ? `The data folder ${folder} is in use by the Foreglow process ${owner.pid}.`
      : `The data folder ${folder} is being taken by another Foreglow process.`,
  );
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return owner.started === null || startOf(owner.pid) === owner.started;
}

/** Start time of a process in clock ticks since boot, from Linux's /proc; null elsewhere. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start time is the 22nd.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
