import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** The vectors of a model, by card id. */
export interface StoredVectors {
  readonly cardIds: Float64Array;
  readonly vectors: Int8Array;
  readonly buckets: Uint16Array;
}

/** Reads vectors: all of a model as one row of bytes, which is much faster than a row for each. */
export class VectorsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async all(modelId: number): Promise<StoredVectors> {
    const { rows } = await sql<{ ids: Buffer | null; vectors: Buffer | null; buckets: Buffer | null }>`
      select string_agg(int8send(card_id), '' order by card_id) as ids,
        string_agg(vector, '' order by card_id) as vectors,
        string_agg(int4send(bucket), '' order by card_id) as buckets
      from card_vectors where model_id = ${modelId}`.execute(this.#db);
    const { ids, vectors, buckets } = rows[0] ?? {};
    return { cardIds: idsOf(ids), vectors: new Int8Array(vectors ?? []), buckets: Uint16Array.from(int32s(buckets)) };
  }

  /**
   * The terms of the cards of a model, by card id, most characteristic first (see `cardTerm`). A card that has
   * changed since is left out: its earlier texts may have been those of a draft.
   */
  async terms(modelId: number): Promise<Map<number, Uint16Array>> {
    const { rows } = await sql<{ ids: Buffer | null; terms: Buffer | null; lengths: Buffer | null }>`
      select string_agg(int8send(v.card_id), '' order by v.card_id) as ids,
        string_agg(v.terms, '' order by v.card_id) as terms,
        string_agg(int4send(length(v.terms)), '' order by v.card_id) as lengths
      from card_vectors v join cards c on c.id = v.card_id
      where v.model_id = ${modelId} and v.card_changed_at >= date_trunc('milliseconds', c.updated_at)`.execute(
      this.#db,
    );
    const { ids, terms, lengths } = rows[0] ?? {};
    const bytes = Uint8Array.from(terms ?? []);
    const found = new Map<number, Uint16Array>();
    let from = 0;
    const sizes = int32s(lengths);
    idsOf(ids).forEach((id, at) => {
      const size = sizes[at] as number;
      found.set(id, new Uint16Array(bytes.buffer, from, size / 2));
      from += size;
    });
    return found;
  }
}

/** Integers that PostgreSQL sends in eight bytes each, high byte first. */
export function idsOf(bytes: Buffer | null | undefined): Float64Array {
  if (!bytes) return new Float64Array(0);
  return Float64Array.from({ length: bytes.length / 8 }, (_, at) => Number(bytes.readBigInt64BE(at * 8)));
}

/** Integers in four bytes each. */
export function int32s(bytes: Buffer | null | undefined): Int32Array {
  if (!bytes) return new Int32Array(0);
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readInt32BE(at * 4));
}
