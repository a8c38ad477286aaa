import { nameKey } from '@foreglow/contract';
import { sql } from 'kysely';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import { type ChangedNames, type NameKind, nameKinds } from './content/radar-names.rules.ts';

/** Finds the id of a name of a radar, in any spelling that counts as the same. */
export type IdOfName = (kind: NameKind, name: string) => number;

/** Writes the names of the sectors, rings and impacts of radars. */
export class RadarNamesRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /**
   * Writes the names that are new or differ from the stored ones. Names that the radar no longer has stay stored, since
   * blips may still refer to them; `removed` are their ids.
   */
  async put(radarId: number, names: ChangedNames): Promise<{ idOf: IdOfName; removed: number[] }> {
    const before = await this.#db
      .selectFrom('radar_names')
      .select(['id', 'kind', 'name', 'position'])
      .where('radar_id', '=', radarId)
      .execute();
    const stored = new Map(before.map((row) => [keyOf(row.kind, row.name), row]));
    const after = nameKinds.flatMap((kind) =>
      names[kind].map(({ name, was }, position) => {
        const row = was === null ? undefined : stored.get(keyOf(kind, was));
        return { kind, name, position, row };
      }),
    );
    const changed = after.flatMap(({ name, position, row }) =>
      row && (row.name !== name || row.position !== position) ? [{ id: row.id, name, position }] : [],
    );
    if (changed.length > 0) {
      await sql`update radar_names n set name = given.name, position = given.position
        from unnest(${changed.map(({ id }) => id)}::bigint[], ${changed.map(({ name }) => name)}::text[],
          ${changed.map(({ position }) => position)}::integer[]) as given(id, name, position)
        where n.radar_id = ${radarId} and n.id = given.id`.execute(this.#db);
    }
    const further = after.filter(({ row }) => !row);
    const added =
      further.length === 0
        ? []
        : await this.#db
            .insertInto('radar_names')
            .values(further.map(({ kind, name, position }) => ({ radar_id: radarId, kind, name, position })))
            .returning(['id', 'kind', 'name'])
            .execute();
    const kept = after.flatMap(({ kind, name, row }) => (row ? [{ id: row.id, kind, name }] : []));
    const ids = new Map([...kept, ...added].map(({ id, kind, name }) => [keyOf(kind, name), id]));
    const keptIds = new Set(kept.map(({ id }) => id));
    return {
      idOf: (kind, name) => {
        const id = ids.get(keyOf(kind, name));
        if (id === undefined) throw new Error(`The radar has no ${kind} of this name.`);
        return id;
      },
      removed: before.flatMap(({ id }) => (keptIds.has(id) ? [] : [id])),
    };
  }

  /** Removes names to which no blip refers. */
  async remove(radarId: number, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#db
      .deleteFrom('radar_names')
      .where('radar_id', '=', radarId)
      .where('id', 'in', [...ids])
      .execute();
  }
}

const keyOf = (kind: NameKind, name: string) => `${kind} ${nameKey(name)}`;
