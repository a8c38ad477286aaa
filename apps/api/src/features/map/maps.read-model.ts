import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { idsOf, int32s } from '../similarity/vectors.read-model.ts';

/** A stored map, without its points. */
export interface StoredMap {
  readonly modelId: number;
  /** The version of the vectors that it was made from, and its own version. */
  readonly vectorsVersion: number;
  readonly version: number;
  readonly trustworthiness: number | null;
  readonly laidOutAt: Date | null;
  /** The number of cards placed together, and the number placed since. */
  readonly laidOut: number;
  readonly placedSince: number;
  readonly anew: boolean;
}

/** The cards of a map with their vectors and positions, by card id. */
export interface StoredRows {
  readonly cardIds: Float64Array;
  readonly vectors: Int8Array;
  readonly changedAt: readonly Date[];
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** The id of each card's fine group. */
  readonly groups: readonly (number | null)[];
  /** 0 for a card without a position, or with one from earlier texts. */
  readonly isPlaced: Uint8Array;
}

/** A group of a map as it is stored. */
export interface StoredGroup {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string | null;
}

/** The number of rows read with one query. */
const readAtOnce = 20_000;

/** Reads maps. */
export class MapsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(modelId: number): Promise<StoredMap | undefined> {
    const row = await this.#db.selectFrom('maps').selectAll().where('model_id', '=', modelId).executeTakeFirst();
    return (
      row && {
        modelId,
        vectorsVersion: row.vectors_version,
        version: row.version,
        trustworthiness: row.trustworthiness,
        laidOutAt: row.laid_out_at,
        laidOut: row.laid_out,
        placedSince: row.placed_since,
        anew: row.anew,
      }
    );
  }

  /** The groups of a map, by id. */
  async groups(modelId: number): Promise<StoredGroup[]> {
    const rows = await this.#db
      .selectFrom('map_groups')
      .select(['id', 'parent_id', 'name'])
      .where('model_id', '=', modelId)
      .orderBy('id')
      .execute();
    return rows.map(({ id, parent_id, name }) => ({ id, parentId: parent_id, name }));
  }

  /** All cards of a map's model. */
  async rows(modelId: number): Promise<StoredRows> {
    const parts: StoredRows[] = [];
    for (let after = 0; ; ) {
      const part = await this.#rowsAfter(modelId, after);
      parts.push(part);
      if (part.cardIds.length < readAtOnce) break;
      after = part.cardIds.at(-1) ?? after;
    }
    return {
      cardIds: joined(Float64Array, parts, ({ cardIds }) => cardIds),
      vectors: joined(Int8Array, parts, ({ vectors }) => vectors),
      changedAt: parts.flatMap(({ changedAt }) => changedAt),
      x: joined(Uint16Array, parts, ({ x }) => x),
      y: joined(Uint16Array, parts, ({ y }) => y),
      groups: parts.flatMap(({ groups }) => groups),
      isPlaced: joined(Uint8Array, parts, ({ isPlaced }) => isPlaced),
    };
  }

  async #rowsAfter(modelId: number, after: number): Promise<StoredRows> {
    const { rows } = await sql<{
      ids: Buffer | null;
      vectors: Buffer | null;
      places: Buffer | null;
      groups: Buffer | null;
      changed: Buffer | null;
    }>`
      select string_agg(int8send(r.card_id), '' order by r.card_id) as ids,
        string_agg(r.vector, '' order by r.card_id) as vectors,
        string_agg(int4send(coalesce(r.x, -1)) || int4send(coalesce(r.y, -1)), '' order by r.card_id) as places,
        string_agg(int8send(coalesce(r.group_id, -1)), '' order by r.card_id) as groups,
        string_agg(int8send((extract(epoch from r.card_changed_at) * 1000)::bigint), '' order by r.card_id) as changed
      from (
        select v.card_id, v.vector, v.card_changed_at, p.x, p.y, p.group_id
        from card_vectors v
        left join map_points p on p.model_id = v.model_id and p.card_id = v.card_id
          and p.card_changed_at = v.card_changed_at
        where v.model_id = ${modelId} and v.card_id > ${after} order by v.card_id limit ${readAtOnce}
      ) r`.execute(this.#db);
    const row = rows[0];
    const places = int32s(row?.places);
    const cardIds = idsOf(row?.ids);
    const at = (column: number) =>
      Uint16Array.from(cardIds, (_, card) => Math.max(0, places[2 * card + column] as number));
    return {
      cardIds,
      vectors: new Int8Array(row?.vectors ?? []),
      changedAt: [...idsOf(row?.changed)].map((ms) => new Date(ms)),
      x: at(0),
      y: at(1),
      groups: [...idsOf(row?.groups)].map((id) => (id < 0 ? null : id)),
      isPlaced: Uint8Array.from(cardIds, (_, card) => ((places[2 * card] as number) >= 0 ? 1 : 0)),
    };
  }
}

type Numbers = Float64Array | Int8Array | Uint16Array | Uint8Array;

function joined<N extends Numbers>(
  type: new (length: number) => N,
  parts: readonly StoredRows[],
  of: (part: StoredRows) => N,
): N {
  const all = new type(parts.reduce((sum, part) => sum + of(part).length, 0));
  let from = 0;
  for (const part of parts) {
    all.set(of(part), from);
    from += of(part).length;
  }
  return all;
}
