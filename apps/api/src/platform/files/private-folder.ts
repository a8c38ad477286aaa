import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
const othersBits = 0o077;

/** Makes all files and folders that this process creates from now on accessible only to their owner. */
export function createFilesForOwnerOnly(): void {
  process.umask(othersBits);
}

/**
 * Creates a folder that only its owner can open. If other users can open an existing folder, it is corrected together
 * with all its contents. Throws the error of the file system if that is not possible.
 */
export function makePrivateFolder(folder: string): void {
  createFolders(folder);
  if (lstatSync(folder).mode & othersBits) restrictToOwner(folder);
}

/**
 * Creates a folder that only its owner can open, and the missing ones above it, like `mkdirSync` with `recursive`. That
 * one never ends where folders cannot be created and the system says that something is missing, as in `/proc`.
 */
export function createFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) createFolders(parent);
  try {
    mkdirSync(folder, { mode: folderMode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Whether a folder is or contains an existing path, also by way of symbolic links. */
export function contains(folder: string, path: string): boolean {
  if (!existsSync(folder)) return false;
  const way = relative(realpathSync(folder), realpathSync(path));
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

/**
 * Gives folders the mode 0700 and files the mode 0600, innermost first: if the process is killed in the meantime, the
 * folder itself still shows that the work is unfinished. Symbolic links are not followed.
 */
export function restrictToOwner(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  if (stats.isDirectory()) for (const name of readdirSync(path)) restrictToOwner(join(path, name));
  if (stats.mode & othersBits) chmodSync(path, stats.isDirectory() ? folderMode : fileMode);
}
