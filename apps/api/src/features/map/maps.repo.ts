import { sql } from 'kysely';
import { allowLongStatements, type DbTransaction } from '#platform/db/database.ts';
import { matchGroups } from './groups/match-groups.rules.ts';
import type { LayoutResult } from './layout/make-layout.ts';
import type { StoredMap, StoredRows } from './maps.read-model.ts';

/** The number of points written by one statement. */
const written = 5000;

/** Writes maps. */
export class MapsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Creates the map of a model, if it has none. */
  async begin(modelId: number): Promise<void> {
    await this.#db
      .insertInto('maps')
      .values({ model_id: modelId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Records that all cards should be placed again. */
  async wantAnew(modelId: number): Promise<void> {
    await this.#db.updateTable('maps').set({ anew: true }).where('model_id', '=', modelId).execute();
  }

  /**
   * Names a group; null removes the name, so that its words are shown again. Returns false for a group that the map
   * does not have.
   */
  async nameGroup(modelId: number, groupId: number, name: string | null): Promise<boolean> {
    const named = await this.#db
      .updateTable('map_groups')
      .set({ name })
      .where('id', '=', groupId)
      .where('model_id', '=', modelId)
      .returning('id')
      .execute();
    return named.length > 0;
  }

  /** Stores a layout of all cards. Groups that still exist keep their ids and names. */
  async storeFull(map: StoredMap, vectorsVersion: number, rows: StoredRows, result: LayoutResult): Promise<void> {
    await this.#lock(map, vectorsVersion, {
      trustworthiness: result.trustworthiness,
      laid_out_at: sql<Date>`now()`,
      laid_out: rows.cardIds.length,
      placed_since: 0,
      anew: false,
    });
    const ids = await this.#storeGroups(map.modelId, rows, result);
    await this.#db.deleteFrom('map_points').where('model_id', '=', map.modelId).execute();
    const all = Array.from(rows.cardIds, (_, row) => row);
    await this.#storePoints(map.modelId, rows, result, all, (row) => ids[result.group[row] as number] ?? null);
  }

  /** Stores the positions of cards that had none. */
  async storePlaced(map: StoredMap, vectorsVersion: number, rows: StoredRows, result: LayoutResult): Promise<void> {
    const waiting = [...rows.cardIds.keys()].filter((row) => rows.isPlaced[row] === 0);
    await this.#lock(map, vectorsVersion, { placed_since: map.placedSince + waiting.length });
    await this.#db
      .deleteFrom('map_points')
      .where('model_id', '=', map.modelId)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('card_vectors as v')
              .select('v.card_id')
              .whereRef('v.model_id', '=', 'map_points.model_id')
              .whereRef('v.card_id', '=', 'map_points.card_id'),
          ),
        ),
      )
      .execute();
    await this.#storePoints(map.modelId, rows, result, waiting, (row) => {
      const group = result.group[row] as number;
      return group < 0 ? null : group;
    });
  }

  async #lock(map: StoredMap, vectorsVersion: number, change: object): Promise<void> {
    await allowLongStatements(this.#db);
    const locked = await this.#db
      .updateTable('maps')
      .set({ ...change, vectors_version: vectorsVersion, version: map.version + 1 })
      .where('model_id', '=', map.modelId)
      .where('version', '=', map.version)
      .returning('model_id')
      .execute();
    if (locked.length === 0) throw new Error('Another job has changed this map meanwhile.');
  }

  /** The ids of the fine groups, by number. */
  async #storeGroups(modelId: number, rows: StoredRows, { group, coarseOf }: LayoutResult): Promise<number[]> {
    const stored = await this.#db
      .selectFrom('map_groups')
      .select(['id', 'parent_id'])
      .where('model_id', '=', modelId)
      .execute();
    const parentOf = new Map(stored.map(({ id, parent_id }) => [id, parent_id]));
    const fineBefore = rows.groups.map((id) => id ?? -1);
    const coarseBefore = fineBefore.map((id) => parentOf.get(id) ?? -1);
    const coarse = Int32Array.from(group, (number) => (number < 0 ? -1 : (coarseOf[number] as number)));
    const coarseIds = await this.#keepOrAdd(
      modelId,
      matchGroups(coarseBefore, coarse),
      coarseCount(coarseOf),
      () => null,
    );
    const fineIds = await this.#keepOrAdd(
      modelId,
      matchGroups(fineBefore, group),
      coarseOf.length,
      (number) => coarseIds[coarseOf[number] as number] ?? null,
    );
    await this.#db
      .deleteFrom('map_groups')
      .where('model_id', '=', modelId)
      .where('id', 'not in', [...coarseIds, ...fineIds, 0])
      .execute();
    return fineIds;
  }

  async #keepOrAdd(
    modelId: number,
    matched: ReadonlyMap<number, number>,
    count: number,
    parentOf: (number: number) => number | null,
  ): Promise<number[]> {
    const ids: number[] = [];
    for (let number = 0; number < count; number += 1) {
      const known = matched.get(number);
      const parent_id = parentOf(number);
      if (known === undefined) {
        const added = await this.#db
          .insertInto('map_groups')
          .values({ model_id: modelId, parent_id })
          .returning('id')
          .executeTakeFirstOrThrow();
        ids.push(added.id);
      } else {
        await this.#db.updateTable('map_groups').set({ parent_id }).where('id', '=', known).execute();
        ids.push(known);
      }
    }
    return ids;
  }

  async #storePoints(
    modelId: number,
    rows: StoredRows,
    result: LayoutResult,
    wanted: readonly number[],
    groupOf: (row: number) => number | null,
  ): Promise<void> {
    for (let from = 0; from < wanted.length; from += written) {
      const part = wanted.slice(from, from + written);
      await sql`insert into map_points (model_id, card_id, x, y, group_id, distance, card_changed_at)
        select ${modelId}, g.* from unnest(
          ${part.map((row) => rows.cardIds[row])}::bigint[], ${part.map((row) => result.x[row])}::integer[],
          ${part.map((row) => result.y[row])}::integer[], ${part.map(groupOf)}::bigint[],
          ${part.map((row) => result.distance[row])}::real[],
          ${part.map((row) => rows.changedAt[row]?.toISOString())}::timestamptz[])
          as g (card_id, x, y, group_id, distance, changed_at)
        where exists (select 1 from cards c where c.id = g.card_id)
        on conflict (model_id, card_id) do update set x = excluded.x, y = excluded.y, group_id = excluded.group_id,
          distance = excluded.distance, card_changed_at = excluded.card_changed_at`.execute(this.#db);
    }
  }
}

const coarseCount = (coarseOf: Int32Array): number =>
  coarseOf.reduce((largest, number) => Math.max(largest, number + 1), 0);
