import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

/** The files copied from a running database, with their size and time of change before the copy. */
export interface CopiedAhead {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly files: ReadonlyMap<string, { readonly size: number; readonly mtimeMs: number }>;
}

/** File systems record times of changes in steps. A file changed this shortly before the copy is treated as changed. */
const uncertainMs = 2000;
/** The offset in the header of a log page at which the position of the page in the log is stored, in 64 bits. */
const positionAt = 8;

/**
 * Copies a running database, file by file. The result is not a consistent database yet: `finishCopy` copies the files
 * changed in the meantime again. File systems that can share blocks between copies do so.
 */
export async function copyAhead(folder: string, target: string): Promise<CopiedAhead> {
  const startedAt = Date.now();
  const files = new Map<string, { size: number; mtimeMs: number }>();
  await mkdir(target);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (entry.isDirectory()) await mkdir(join(target, name), { recursive: true });
    else {
      await mkdir(join(target, relative(folder, entry.parentPath)), { recursive: true });
      try {
        const { size, mtimeMs } = await stat(path);
        if (isUnusedSegment(path)) continue;
        await copyFile(path, join(target, name), constants.COPYFILE_FICLONE);
        files.set(name, { size, mtimeMs });
      } catch (error) {
        // The database may remove a file at any time.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      }
    }
  }
  return { startedAt, files };
}

/**
 * Brings the copy to the current state of the database, without a pause. If nothing else runs in this thread, the copy
 * is what a power failure at this moment would leave, from which PostgreSQL recovers.
 */
export function finishCopy(folder: string, target: string, ahead: CopiedAhead): void {
  const present = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    present.add(name);
    if (entry.isDirectory()) {
      if (!existsSync(join(target, name))) mkdirSync(join(target, name), { recursive: true });
      continue;
    }
    const { size, mtimeMs } = statSync(path);
    const known = ahead.files.get(name);
    const isUnchanged = known?.size === size && known.mtimeMs === mtimeMs && mtimeMs < ahead.startedAt - uncertainMs;
    if (isUnchanged || isUnusedSegment(path)) continue;
    mkdirSync(join(target, relative(folder, entry.parentPath)), { recursive: true });
    copyFileSync(path, join(target, name), constants.COPYFILE_FICLONE);
  }
  for (const name of ahead.files.keys()) if (!present.has(name)) rmSync(join(target, name), { force: true });
}

/**
 * Log segments waiting to be reused, which make up most of the folder after many writes: they already have their new
 * names but still their old content.
 */
function isUnusedSegment(path: string): boolean {
  const [, log, number] = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(basename(path)) ?? [];
  if (log === undefined || number === undefined) return false;
  const segmentBytes = BigInt(statSync(path).size);
  const begin = (BigInt(`0x${log}`) << 32n) + BigInt(`0x${number}`) * segmentBytes;
  const header = Buffer.alloc(positionAt + 8);
  const file = openSync(path, 'r');
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return header.readBigUInt64LE(positionAt) !== begin;
}
