import type { ProjectRole, WorkspaceRole } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { StoredRating } from './ratings.repo.ts';

/** A rating, with its author and the author's current roles for the trend's project. */
export interface Rating extends StoredRating {
  readonly trendId: number;
  readonly userId: number;
  readonly slug: string;
  readonly name: string;
  readonly email: string;
  readonly isGlobalAdmin: boolean;
  readonly workspaceRole: WorkspaceRole | null;
  readonly projectRole: ProjectRole | null;
}

/** Reads ratings of trends. */
export class RatingsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The ratings of a project's trends by people who can still sign in, by name. */
  async of(trendIds: readonly number[], project: { id: number; workspaceId: number }): Promise<Rating[]> {
    const { rows } = await sql<Rating>`
      select r.trend_id as "trendId", r.user_id as "userId", r.impact, r.certainty, r.anonymous, u.slug, u.name, u.email,
        u.is_global_admin as "isGlobalAdmin", w.role as "workspaceRole", p.role as "projectRole"
      from trend_ratings r join users u on u.id = r.user_id
      left join workspace_members w on w.user_id = u.id and w.workspace_id = ${project.workspaceId}
      left join project_members p on p.user_id = u.id and p.project_id = ${project.id}
      where r.trend_id = any(${trendIds}::bigint[]) and u.deleted_at is null and u.disabled_at is null
      order by ${inNaturalOrder('u.name')}, u.id`.execute(this.#db);
    return rows;
  }
}
