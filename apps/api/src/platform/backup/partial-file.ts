import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const ending = '.partial';
/** A backup is written without longer pauses than this, so that an older file belongs to a process that was killed. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/**
 * Creates the file that a backup is written to before it gets its name, `path`. Only its owner can read it. Another
 * backup under the same name at the same time has another file. Files that killed processes have left are removed.
 */
export async function createPartialFile(
  path: string,
): Promise<{ readonly file: FileHandle; readonly partial: string }> {
  await removeAbandoned(path);
  const partial = `${path}.${randomUUID()}${ending}`;
  // Also opened for reading, so that exactly this file is verified.
  return { partial, file: await open(partial, 'wx+', 0o600) };
}

async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith(ending)) continue;
    const file = join(folder, name);
    const changed = await stat(file).catch(() => undefined);
    if (changed && Date.now() - changed.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}
