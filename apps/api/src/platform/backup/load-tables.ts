import type { FileHandle } from 'node:fs/promises';
import { sql } from 'kysely';
import type { DbTransaction } from '../db/database.ts';
import { BackupError } from './backup-error.ts';
import { type Manifest, partNames, type SequenceState, type TableDump } from './manifest.ts';
import type { Progress } from './progress.ts';
import { readRows } from './read-rows.ts';
import { readSequenceNames, readTables } from './schema.ts';
import { ruleOf } from './table-rules.ts';
import { readTar } from './tar-reader.ts';

/** The number of characters of rows inserted by one statement. */
const insertLength = 1024 * 1024;
const insertRows = 1000;

/**
 * Fills the tables of a database without rows that has the same migrations as the backup. Throws `BackupError` when the
 * tables do not match, and when a table does not have exactly the rows of the backup.
 */
export async function loadTables(
  transaction: DbTransaction,
  file: FileHandle,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  await assertSameTables(transaction, manifest.tables);
  const restoreRules = await setRulesAside(transaction);
  await loadRows(transaction, file, manifest.tables, progress);
  await setSequences(transaction, manifest.sequences);
  progress.print('Building the indexes');
  await restoreRules();
  for (const { name, rows } of manifest.tables) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      transaction,
    );
    const [found] = counted;
    if (found?.count !== rows) throw new BackupError(`${name} got ${found?.count} rows instead of ${rows}.`);
  }
}

async function assertSameTables(transaction: DbTransaction, dumps: readonly TableDump[]): Promise<void> {
  const tables = await readTables(transaction);
  const shape = (columns: readonly { name: string; type: string }[]) =>
    columns
      .map(({ name, type }) => `${name} ${type}`)
      .sort()
      .join(', ');
  for (const { name, columns } of dumps) {
    const present = tables.get(name);
    if (!present || !ruleOf(name)?.backedUp || shape(present) !== shape(columns)) {
      throw new BackupError(`The table ${name} of the backup does not fit this version of Foreglow.`);
    }
  }
}

async function loadRows(
  transaction: DbTransaction,
  file: FileHandle,
  dumps: readonly TableDump[],
  progress: Progress,
): Promise<void> {
  const dumpOf = new Map(dumps.flatMap((dump) => dump.parts.map((part) => [part.name, dump] as const)));
  let loaded = 0;
  for await (const entry of readTar(file)) {
    if (entry.name.startsWith(partNames.files)) break;
    const dump = dumpOf.get(entry.name);
    if (!dump) continue;
    for await (const batch of batches(readRows(entry.name, entry.chunks()))) {
      await insert(transaction, dump, batch);
      loaded += batch.length;
      progress.report(() => `Restored ${loaded} rows, last of ${dump.name}`);
    }
  }
}

async function insert(transaction: DbTransaction, { name, columns }: TableDump, lines: string[]): Promise<void> {
  const values = columns.map(({ type }, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column.name)))})
    overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as r`.execute(transaction);
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of lines) {
    batch.push(line);
    length += line.length;
    if (length < insertLength && batch.length < insertRows) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Drops foreign keys, so that tables can be filled in any order, and indexes, which are built many times faster
 * afterwards. Returns the function that creates them again, which checks every row.
 */
async function setRulesAside(transaction: DbTransaction): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ owner: string; name: string; definition: string }>`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by oid`.execute(
    transaction,
  );
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by i.indexrelid`.execute(transaction);
  const run = async (statements: readonly string[]) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  };
  await run(keys.map(({ owner, name }) => `alter table ${owner} drop constraint ${name}`));
  await run(indexes.map(({ name }) => `drop index ${name}`));
  return () =>
    run([
      ...indexes.map(({ definition }) => definition),
      ...keys.map(({ owner, name, definition }) => `alter table ${owner} add constraint ${name} ${definition}`),
    ]);
}

async function setSequences(transaction: DbTransaction, states: readonly SequenceState[]): Promise<void> {
  const present = new Set(await readSequenceNames(transaction));
  for (const { name, last_value, is_called } of states) {
    if (!present.has(name)) throw new BackupError(`The sequence ${name} of the backup does not fit this version.`);
    await sql`select setval(quote_ident(${name})::regclass, ${last_value}::bigint, ${is_called})`.execute(transaction);
  }
}
