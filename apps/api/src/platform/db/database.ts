import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { applicationName } from './application-name.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded/start.ts';
import { type Listen, listenApart, SharedListening } from './listen.ts';
import { withPreparedStatements } from './prepared-statements.ts';
import { reach } from './reach-database.ts';
import { getTypeParser } from './row-values.ts';
import { SparingPool } from './sparing-pool.ts';
import type { Tables } from './tables.ts';
import { Upkeep } from './upkeep.ts';

/** A part of an SQL statement. */
export type SqlPart = RawBuilder<unknown>;

export type Db = Kysely<Tables>;

/**
 * A `Db` whose statements belong to one transaction. Code that writes takes this type, so it cannot write outside a
 * transaction.
 */
export type DbTransaction = Transaction<Tables>;

export interface Database {
  readonly db: Db;
  /** The underlying connections, for libraries that run their own SQL. */
  readonly pool: object;
  readonly kind: 'embedded' | 'postgresql';
  /** Resolves when the embedded database stops unexpectedly; never on PostgreSQL. */
  readonly failure: Promise<Error>;
  /** Maintenance for the embedded database; a PostgreSQL server does its own. */
  readonly upkeep: Upkeep | undefined;
  /** Copies the folder of the embedded database, which continues to answer. */
  readonly copyTo: EmbeddedDatabase['copyTo'] | undefined;
  readonly listen: Listen;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The number of connections to PostgreSQL. */
  readonly poolSize: number;
  /**
   * For a command for which nobody else has to wait: a statement of the embedded database may take as long as it needs.
   */
  readonly isPatient?: boolean;
}

/** A longer statement would hold locks and a connection for which others wait. No call needs more. */
const longestStatementMs = 60_000;

/**
 * Calls are many and short, and the data they read is in memory. PostgreSQL's defaults assume few long statements on a
 * slow disk: it reads a whole table if an index matches half of its rows, and starts workers and a compiler that cost
 * more than they save. Searches took twice as long.
 */
const plannerSettings = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0 -c jit=off';

/**
 * Removes the time limit of a transaction's statements: for background work or work before the start. The embedded
 * database has no such limit.
 */
export async function allowLongStatements(transaction: DbTransaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
}

/** True when the database answers. */
export async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

/** The time by the clock of the database, which all processes share: ISO 8601 in UTC. */
export async function databaseTime(db: Db): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database returned no time.');
  return row.now.toISOString();
}

/**
 * Opens the database: PostgreSQL if `databaseUrl` is set, otherwise the embedded one in the data folder. Throws an
 * `UnreachableDatabaseError` if no connection to PostgreSQL can be made.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const embedded = options.databaseUrl ? undefined : await startEmbedded(options.dataDir);
  const listening = new SharedListening();
  const pool = new SparingPool({ ...connection(options, embedded, listening), types: { getTypeParser } });
  // An idle connection that breaks is replaced at the next call; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks during a transaction: the pool listens only to idle ones.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (!embedded) await reach(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }) });
  const upkeep = embedded ? new Upkeep(db) : undefined;
  return {
    db,
    pool,
    kind: embedded ? 'embedded' : 'postgresql',
    failure: embedded?.failure ?? new Promise(() => undefined),
    upkeep,
    copyTo: embedded?.copyTo,
    listen: options.databaseUrl ? listenApart(options.databaseUrl) : listening.listen(pool),
    async close() {
      upkeep?.stop();
      await db.destroy();
      await embedded?.stop();
    },
  };
}

function connection(
  options: DatabaseOptions,
  embedded: EmbeddedDatabase | undefined,
  listening: SharedListening,
): pg.PoolConfig & { readonly max: number } {
  if (!embedded) {
    return {
      connectionString: options.databaseUrl,
      max: options.poolSize,
      application_name: applicationName,
      connectionTimeoutMillis: 5000,
      options: plannerSettings,
      statement_timeout: longestStatementMs,
      // If a process stops in the middle of a transaction, its locks must not stay.
      idle_in_transaction_session_timeout: longestStatementMs,
    };
  }
  // PGlite is a single session: with one connection, the messages of two calls do not mix, and transactions wait their
  // turn.
  return {
    host: embedded.host,
    port: embedded.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    // The session outlives its connections: statements prepared by the last connection would collide with those of the
    // next.
    onConnect: async (client) => {
      await client.query('deallocate all');
      await listening.attach(client);
    },
    connectionTimeoutMillis: 30_000,
    // Longer than any statement takes: if the database stops answering, its callers must not wait for ever.
    ...(!options.isPatient && { query_timeout: 120_000 }),
  };
}
