import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** Increased when an older program could no longer restore a new backup. */
export const formatVersion = 1;

/** Names of the parts of a backup, in their order in the file. */
export const partNames = {
  head: 'foreglow-backup.json',
  tables: 'tables/',
  files: 'files/',
  manifest: 'manifest.json',
  manifestHash: 'manifest.sha256',
} as const;

const migration = z.object({ name: z.string(), checksum: z.string() });

const head = z.object({
  format: z.literal('foreglow-backup'),
  format_version: z.int(),
  /** Of the program that made the backup. */
  app_version: z.string(),
  created_at: z.iso.datetime(),
  /** The applied migrations of the database. */
  migrations: z.array(migration).min(1),
});
/** The first part of a backup. */
export type Head = z.output<typeof head>;

const part = z.object({ name: z.string(), size: z.int().nonnegative(), sha256: z.string() });
/** A part of the file: its name, its bytes and their SHA-256 in hexadecimal digits. */
export type Part = z.output<typeof part>;

const tableColumn = z.object({ name: z.string(), type: z.string() });
const tableDump = z.object({
  name: z.string(),
  columns: z.array(tableColumn).min(1),
  rows: z.int().nonnegative(),
  /** Each contains rows as lines of JSON arrays with the text of each column, compressed with zstd. */
  parts: z.array(part.extend({ rows: z.int().nonnegative() })),
});
/** A table in a backup. */
export type TableDump = z.output<typeof tableDump>;

const sequence = z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() });
/** A sequence and its last value. */
export type SequenceState = z.output<typeof sequence>;

const manifest = head.extend({
  head: part,
  tables: z.array(tableDump),
  sequences: z.array(sequence),
  /** The stored files, by their keys. */
  files: z.array(part),
  /** Keys of files that belong to the data but were missing. */
  missing: z.array(z.string()),
});
/** The list of everything in a backup; it is the second last part. */
export type Manifest = z.output<typeof manifest>;

/** Reads the first part. Throws `BackupError` for anything else, and for a format of a newer version. */
export const readHead = (text: string): Head => {
  const read = parsed(head, text);
  if (!read) throw new BackupError('This is not a backup of Foreglow.');
  if (read.format_version > formatVersion) throw new BackupError(tooNew(read.app_version));
  return read;
};

/** Reads the list of parts. Throws `BackupError` if it is not one. */
export const readManifest = (text: string): Manifest => {
  const read = parsed(manifest, text);
  if (!read) throw new BackupError('The list of parts in the file is damaged.');
  return read;
};

export const tooNew = (version: string): string =>
  `The backup was made by a newer version of Foreglow (${version}). Install that version or a newer one to restore it.`;

function parsed<S extends z.ZodType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
