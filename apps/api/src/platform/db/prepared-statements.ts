import { type PostgresPool, sql } from 'kysely';
import type pg from 'pg';

/** The maximum number of statements prepared on a connection; further ones are planned each time they run. */
const maxStatements = 300;

/**
 * Marks a statement whose best plan depends on its values:
 *
 * - One that compares rows with a list of thousands of values. A generic plan expects ten values and may compare each row
 *   with each value. A plan for the actual list puts the values into a hash table.
 * - One that reads all cards of a project. A generic plan follows an index from card to card. Where most cards belong to
 *   the project, reading the table in its order takes half the time.
 */
export const plannedForItsValues = sql`/* planned for its values */`;

/**
 * Searches are planned for their term each time: the best plan depends on how many cards a term finds, so a generic
 * plan would rarely be good.
 */
const plannedEachTime = / like |get_bit\(|\/\* planned for its values \*\//;

/**
 * The pool for Kysely, with statements prepared by their text: PostgreSQL parses and plans each of them only once per
 * connection, which otherwise takes longer than executing common statements.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= maxStatements || plannedEachTime.test(text)) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    async connect() {
      const client = await pool.connect();
      // A statement without values need not be prepared, and its text may contain several statements.
      const query = (text: string, values: readonly unknown[] = []) =>
        values.length > 0 ? client.query({ name: nameOf(text), text, values: [...values] }) : client.query(text);
      return Object.assign(Object.create(null), { query, release: (destroy?: boolean) => client.release(destroy) });
    },
    end: () => pool.end(),
    options: pool.options as object,
  };
}
