import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

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
  mkdirSync(folder, { recursive: true, mode: folderMode });
  if (lstatSync(folder).mode & othersBits) restrictToOwner(folder);
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
