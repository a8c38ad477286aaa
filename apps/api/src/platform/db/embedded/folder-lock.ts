import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'foreglow.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryLock(path)) return () => rmSync(path, { force: true });
    if (isHeld(path)) throw inUse(folder, path);
    removeStale(path);
  }
  throw inUse(folder, path);
}

/** Puts the lock in its place together with its content: nobody ever sees it half written. */
function tryLock(path: string): boolean {
  const own = ownName(path);
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Owner));
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes a lock whose process is gone. It is put aside first, which one of several does, and looked at again: if
 * another process has taken the lock over meanwhile, it gets it back.
 */
function removeStale(path: string): void {
  const aside = ownName(path);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (isHeld(aside)) linkSync(aside, path);
  rmSync(aside, { force: true });
}

const ownName = (path: string): string => `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;

function isHeld(path: string): boolean {
  const owner = readOwner(path);
  return owner !== undefined && isAlive(owner);
}

function inUse(folder: string, path: string): FolderInUseError {
  const owner = readOwner(path);
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
