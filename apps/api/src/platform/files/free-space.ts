import { statfsSync } from 'node:fs';

/**
 * Space of the disk that files and the tables of the embedded database leave free, in bytes. Without it, the database
 * could not write its log and would stop: then nothing could be read either, or deleted to make space.
 */
const reservedBytes = 32 * 1024 * 1024;

/**
 * True if as many bytes can be written to the disk of the folder without touching the reserve, or if its file system
 * does not tell its size.
 */
export function hasRoomFor(bytes: number, folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 || bavail * bsize - bytes >= reservedBytes;
}
