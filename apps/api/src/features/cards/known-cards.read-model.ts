import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import type { CardKeys } from './duplicate.rules.ts';

/** Slugs of a project's cards by the keys that identify duplicates. */
export interface KnownCards {
  readonly byAddress: ReadonlyMap<string, string>;
  readonly byTitle: ReadonlyMap<string, string>;
}

/** Finds the existing cards of a project with the same address or the same title as new ones. */
export class KnownCardsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(projectId: number, keys: readonly CardKeys[]): Promise<KnownCards> {
    const titles = keys.map(({ title }) => title);
    const addresses = keys.flatMap(({ address }) => address ?? []);
    return {
      byTitle: await this.#byKey(projectId, 'title_key', titles),
      byAddress: await this.#byKey(projectId, 'source_key', addresses),
    };
  }

  /**
   * Statistics may be missing: right after an import the tables have none. So each statement reads one table by a list
   * of values, without a join. The planner can then choose between an index and a scan with a hash table, and the time
   * of either is at most proportional to the size of the project.
   */
  async #byKey(projectId: number, column: 'title_key' | 'source_key', keys: string[]): Promise<Map<string, string>> {
    if (keys.length === 0) return new Map();
    const wanted = new Set(keys);
    const key = sql.ref(column);
    const { rows } = await sql<{ id: number; key: string }>`
      select ${plannedForItsValues} card_id as id, ${key} as key from card_texts
      where project_id = ${projectId} and md5(${key}) = any(${await inTurns([...wanted], md5)}::text[])`.execute(
      this.#db,
    );
    const keyOf = new Map(rows.map((row) => [row.id, row.key]));
    const { rows: cards } = await sql<{ id: number; slug: string }>`
      select ${plannedForItsValues} id, slug from cards where id = any(${[...keyOf.keys()]}::bigint[]) and deleted_at is null`.execute(
      this.#db,
    );
    const found = new Map<string, string>();
    await inTurns(
      cards.toSorted((a, b) => a.id - b.id),
      ({ id, slug }) => {
        const known = keyOf.get(id);
        // Of several cards with the same key, the oldest is returned.
        if (known !== undefined && wanted.has(known) && !found.has(known)) found.set(known, slug);
      },
    );
    return found;
  }
}

/** In the format of PostgreSQL's md5, by which the keys are indexed. */
const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
