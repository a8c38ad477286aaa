import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';
import { type Manifest, type Part, partNames, readHead, readManifest } from './manifest.ts';
import type { Progress } from './progress.ts';
import { readRows } from './read-rows.ts';
import { readTar, type TarEntry } from './tar-reader.ts';

/**
 * Reads a whole backup and compares every part with the list at its end: its name, position, length, SHA-256 and, for
 * tables, the number of rows. Returns the list. Throws `BackupError` for the first difference.
 */
export async function verifyBackup(file: FileHandle, progress: Progress): Promise<Manifest> {
  const found: FoundPart[] = [];
  let listed: string | undefined;
  let listedHash: string | undefined;
  for await (const entry of readTar(file)) {
    if (found.length === 0) await checkHead(entry);
    if (listedHash !== undefined) throw new BackupError(`The file has a part after its end: ${entry.name}.`);
    if (entry.name === partNames.manifest) listed = (await entry.bytes()).toString();
    else if (entry.name === partNames.manifestHash) listedHash = (await entry.bytes()).toString();
    else found.push(await examine(entry));
    progress.report(() => `Verified ${found.length} parts`);
  }
  if (listed === undefined || listedHash === undefined) throw new BackupError('The file has no list of its parts.');
  if (createHash('sha256').update(listed).digest('hex') !== listedHash) {
    throw new BackupError('The list of parts in the file is damaged.');
  }
  const manifest = readManifest(listed);
  compare(expectedParts(manifest), found);
  return manifest;
}

interface FoundPart extends Part {
  /** Set for a part of a table. */
  readonly rows?: number;
}

/** The parts named by a list, in their order in the file. */
function expectedParts({ head, tables, files }: Manifest): FoundPart[] {
  for (const { name, rows, parts } of tables) {
    const sum = parts.reduce((rowsBefore, part) => rowsBefore + part.rows, 0);
    if (sum !== rows) throw new BackupError(`The list has ${rows} rows of ${name}, and its parts have ${sum}.`);
  }
  return [head, ...tables.flatMap(({ parts }) => parts), ...files];
}

function compare(expected: readonly FoundPart[], found: readonly FoundPart[]): void {
  for (const [at, part] of expected.entries()) {
    const other = found[at];
    if (other?.name !== part.name) throw new BackupError(`The file lacks the part ${part.name}.`);
    if (other.size !== part.size || other.sha256 !== part.sha256 || other.rows !== part.rows) {
      throw new BackupError(`The part ${part.name} is damaged.`);
    }
  }
  const extra = found[expected.length];
  if (extra) throw new BackupError(`The file has a part that its list does not name: ${extra.name}.`);
}

async function checkHead(entry: TarEntry): Promise<void> {
  if (entry.name !== partNames.head) throw new BackupError('This is not a backup of Foreglow.');
  readHead((await entry.bytes()).toString());
}

async function examine(entry: TarEntry): Promise<FoundPart> {
  const { name, size } = entry;
  const hash = createHash('sha256');
  const hashed = async function* () {
    for await (const chunk of entry.chunks()) {
      hash.update(chunk);
      yield chunk;
    }
  };
  if (!name.startsWith(partNames.tables)) {
    for await (const _ of hashed());
    return { name, size, sha256: hash.digest('hex') };
  }
  let rows = 0;
  for await (const row of readRows(name, hashed())) {
    if (!isRow(row)) throw new BackupError(`The part ${name} is damaged.`);
    rows += 1;
  }
  return { name, size, sha256: hash.digest('hex'), rows };
}

/** Whether a line is an array of texts and nulls. */
function isRow(line: string): boolean {
  try {
    const row: unknown = JSON.parse(line);
    return Array.isArray(row) && row.every((value) => value === null || typeof value === 'string');
  } catch {
    return false;
  }
}
