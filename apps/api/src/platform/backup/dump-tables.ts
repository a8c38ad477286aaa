import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { sql } from 'kysely';
import type { DbTransaction } from '../db/database.ts';
import { BackupError } from './backup-error.ts';
import { partNames, type SequenceState, type TableDump } from './manifest.ts';
import type { Progress } from './progress.ts';
import { readSequenceNames, readTables } from './schema.ts';
import { ruleOf } from './table-rules.ts';
import type { TarWriter } from './tar-writer.ts';

const compress = promisify(zstdCompress);

/** Bytes of rows in a part before compression. A part has at least one row, however large that is. */
const partBytes = 4 * 1024 * 1024;
/** The target size in bytes of one answer of the database. */
const fetchBytes = 512 * 1024;
const minRows = 10;
const maxRows = 2000;

/** Writes the rows of every kept table into the archive, in the state seen by the transaction. */
export async function dumpTables(
  transaction: DbTransaction,
  archive: TarWriter,
  progress: Progress,
): Promise<TableDump[]> {
  const tables = await readTables(transaction);
  const unknown = [...tables.keys()].filter((name) => !ruleOf(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The database has tables that this version of Foreglow does not know: ${unknown.join(', ')}. Use the version that runs on it.`,
    );
  }
  const dumps: TableDump[] = [];
  for (const [name, columns] of tables) {
    const rule = ruleOf(name);
    if (!rule?.backedUp) continue;
    const parts: TableDump['parts'] = [];
    for await (const lines of parted(readLines(transaction, name, columns, rule.where))) {
      const path = `${partNames.tables}${name}/${String(parts.length + 1).padStart(5, '0')}.jsonl.zst`;
      const part = await archive.add(path, await compress(`${lines.join('\n')}\n`));
      parts.push({ ...part, rows: lines.length });
      progress.report(() => `Read ${sumOf(parts)} rows of ${name}`);
    }
    dumps.push({ name, columns, rows: sumOf(parts), parts });
  }
  return dumps;
}

/** The sequences. Others may increment them while they are read, so they are never behind the rows. */
export async function readSequences(transaction: DbTransaction): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const name of await readSequenceNames(transaction)) {
    const { rows } = await sql<{ last_value: string; is_called: boolean }>`
      select last_value::text as last_value, is_called from ${sql.table(name)}`.execute(transaction);
    for (const state of rows) states.push({ name, ...state });
  }
  return states;
}

/** The rows of a table, each as a JSON array with the text of its columns. */
async function* readLines(
  transaction: DbTransaction,
  table: string,
  columns: readonly { readonly name: string }[],
  where = 'true',
): AsyncGenerator<string[]> {
  const texts = columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  await sql`declare backup_rows no scroll cursor for
    select array_to_json(array[${sql.join(texts)}])::text as line from ${sql.table(table)}
    where ${sql.raw(where)}`.execute(transaction);
  let count = minRows;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(count)} from backup_rows`.execute(transaction);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 0);
    count = Math.max(minRows, Math.min(maxRows, count * 4, Math.floor((fetchBytes / bytes) * rows.length)));
  }
  await sql`close backup_rows`.execute(transaction);
}

/** Collects lines until there are enough for a part. */
async function* parted(batches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let bytes = 0;
  for await (const batch of batches) {
    for (const line of batch) {
      lines.push(line);
      bytes += line.length;
    }
    if (bytes < partBytes) continue;
    yield lines;
    lines = [];
    bytes = 0;
  }
  if (lines.length > 0) yield lines;
}

const sumOf = (parts: TableDump['parts']): number => parts.reduce((sum, { rows }) => sum + rows, 0);
