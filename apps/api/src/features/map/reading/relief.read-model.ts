import type { ReliefPlace } from '@foreglow/pictures/map/relief';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { anyOf } from './points.read-model.ts';

/** The current map of a project. */
export interface MapVersion {
  readonly modelId: number;
  readonly version: number;
}

/** The world is 65,536 wide; its places are counted in squares of this width. */
const square = 512;
const world = 65_536;

/** Reads how many published cards are at which places of maps. */
export class ReliefReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The maps of projects that have one, by the id of the project. */
  async versions(projectIds: readonly number[]): Promise<Map<number, MapVersion>> {
    const { rows } = await sql<{ project_id: number; model_id: number; version: number }>`
      select s.project_id, m.model_id, m.version from similarity_models s join maps m on m.model_id = s.id
      where s.project_id = ${anyOf(projectIds)} and m.laid_out_at is not null`.execute(this.#db);
    return new Map(rows.map((row) => [row.project_id, { modelId: row.model_id, version: row.version }]));
  }

  /** At most 16,384 places, so that what is read does not grow with the project. */
  async places(projectId: number, modelId: number): Promise<ReliefPlace[]> {
    const { rows } = await sql<{ x: number; y: number; count: number }>`
      select p.x / ${sql.lit(square)} as x, p.y / ${sql.lit(square)} as y, count(*)::int as count
      from map_points p join cards c on c.id = p.card_id
      where p.model_id = ${modelId} and c.project_id = ${projectId} and c.deleted_at is null and c.public
      group by 1, 2`.execute(this.#db);
    const middle = (at: number) => ((at + 0.5) * square) / world;
    return rows.map(({ x, y, count }) => ({ x: middle(x), y: middle(y), count }));
  }
}
