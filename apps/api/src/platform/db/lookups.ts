import { CompiledQuery, type Expression, sql } from 'kysely';
import { batched } from './batched.ts';
import type { Database, Db } from './database.ts';

/** A kind of lookup that every call makes: it finds a row for each of several keys. */
export interface LookupKind<Row, V> {
  readonly name: string;
  /** The query, with the keys as its only parameter. The column `key` of a row is the key that it belongs to. */
  readonly query: (db: Db, keys: readonly string[]) => Expression<unknown>;
  /** Rows are transferred as JSON: moments are texts, bytes are not supported. */
  readonly toValue: (row: Row) => V;
}

/** A kind without its types. */
type AnyKind = LookupKind<never, unknown>;

interface FoundRow {
  readonly kind: string;
  readonly found: { readonly key: string };
}

const separator = ' ';

/**
 * The embedded database runs one statement at a time. On PostgreSQL, with two at a time calls over few connections wait
 * less than with one.
 */
const maxQueries = { embedded: 1, postgresql: 2 } as const;

/**
 * Joins lookups of several kinds into one statement, as `batched` does for one kind: the session of a call and the
 * object of the call together take one round trip. The statement for each set of kinds is built once.
 */
export class Lookups {
  readonly #db: Db;
  readonly #kinds = new Map<string, AnyKind>();
  readonly #statements = new Map<string, string>();
  readonly #read: (key: string) => Promise<unknown>;

  constructor({ db, kind }: Pick<Database, 'db' | 'kind'>) {
    this.#db = db;
    this.#read = batched((keys) => this.#readAll(keys), maxQueries[kind]);
  }

  /** Creates the function that looks up one value by its key; undefined if there is none. */
  of<Row, V>(kind: LookupKind<Row, V>): (key: string) => Promise<V | undefined> {
    this.#kinds.set(kind.name, kind);
    return async (key) => {
      // No text in the database contains this character, and a statement with it would fail for all joined lookups.
      if (key.includes('\0')) return undefined;
      return (await this.#read(`${kind.name}${separator}${key}`)) as V | undefined;
    };
  }

  async #readAll(named: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
    const keysOf = new Map<string, string[]>();
    for (const each of named) {
      const at = each.indexOf(separator);
      const keys = keysOf.get(each.slice(0, at)) ?? [];
      keysOf.set(each.slice(0, at), [...keys, each.slice(at + 1)]);
    }
    const kinds = [...this.#kinds.values()].filter(({ name }) => keysOf.has(name));
    const parameters = kinds.map(({ name }) => keysOf.get(name) ?? []);
    const { rows } = await this.#db.executeQuery<FoundRow>(CompiledQuery.raw(this.#statementOf(kinds), parameters));
    return new Map(
      rows.map(({ kind, found }) => [
        `${kind}${separator}${found.key}`,
        this.#kinds.get(kind)?.toValue(found as never),
      ]),
    );
  }

  #statementOf(kinds: readonly AnyKind[]): string {
    const name = kinds.map((kind) => kind.name).join(separator);
    const known = this.#statements.get(name);
    if (known !== undefined) return known;
    const parts = kinds.map(
      (kind) => sql`select ${sql.lit(kind.name)} as kind, to_json(f) as found from (${kind.query(this.#db, [])}) f`,
    );
    const { sql: text, parameters } = sql`${sql.join(parts, sql` union all `)}`.compile(this.#db);
    if (parameters.length !== kinds.length) throw new Error(`Each lookup takes its keys as one parameter: ${name}.`);
    this.#statements.set(name, text);
    return text;
  }
}
