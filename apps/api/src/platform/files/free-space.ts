import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

const megabyte = 1024 * 1024;

/**
 * Space of the disk that the embedded database keeps for its log, in bytes. Without it, it could not write its log and
 * would stop: then nothing could be read either, or deleted to make space.
 */
const logReserve = 32 * megabyte;

/** Space that is left free besides, so that people can still sign in, and make space. */
const smallChangesReserve = 16 * megabyte;

/**
 * True if as many bytes can be written to the disk of the folder without touching the reserves, or if its file system
 * does not tell its size. A small change may use the reserve that is meant for it.
 */
export function hasRoomFor(bytes: number, folder: string, { isSmall = false } = {}): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 || bavail * bsize - bytes >= logReserve + (isSmall ? 0 : smallChangesReserve);
}

/** Free space below which administrators are told, in bytes: ten times what is kept free at the end. */
const warnedBelow = 512 * megabyte;

/** In bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

/** The space of the disk of a folder; undefined if its file system does not tell it. */
export async function spaceOf(folder: string): Promise<DiskSpace | undefined> {
  const space = await statfs(folder).catch(() => undefined);
  if (!space || space.blocks === 0) return undefined;
  return { free: space.bavail * space.bsize, total: space.blocks * space.bsize };
}

/** Whether somebody should make space soon. */
export const isNearlyFull = ({ free }: DiskSpace): boolean => free < warnedBelow;
