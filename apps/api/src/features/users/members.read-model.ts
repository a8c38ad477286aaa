import type { UserAttributes } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Member extends UserAttributes {
  readonly slug: string;
}

/** Lists people: members of a workspace or a project, and whoever added cards there. */
export class MembersReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Members of a workspace and creators of cards in its projects, by name. */
  async ofWorkspace(workspaceId: number): Promise<Member[]> {
    const { rows } = await sql<Member>`
      with counted as (
        select c.creator_id, count(*)::int as card_count from cards c join projects p on p.id = c.project_id
        where p.workspace_id = ${workspaceId} and p.deleted_at is null and c.deleted_at is null group by c.creator_id)
      select u.slug, u.name, u.email, m.role, coalesce(k.card_count, 0) as card_count
      from users u
      left join workspace_members m on m.user_id = u.id and m.workspace_id = ${workspaceId}
      left join counted k on k.creator_id = u.id
      where m.user_id is not null or k.creator_id is not null
      order by lower(u.name), u.id`.execute(this.#db);
    return rows;
  }

  /**
   * Members of a project and creators of cards in it, by name. Only drafts' creators that the reader may know of:
   * without `seesDrafts` only published cards count.
   */
  async ofProject(projectId: number, seesDrafts: boolean): Promise<Member[]> {
    const { rows } = await sql<Member>`
      with counted as (
        select creator_id, count(*)::int as card_count from cards
        where project_id = ${projectId} and deleted_at is null and (public or ${seesDrafts}) group by creator_id)
      select u.slug, u.name, u.email, m.role, coalesce(k.card_count, 0) as card_count
      from users u
      left join project_members m on m.user_id = u.id and m.project_id = ${projectId}
      left join counted k on k.creator_id = u.id
      where m.user_id is not null or k.creator_id is not null
      order by lower(u.name), u.id`.execute(this.#db);
    return rows;
  }
}

/** A member as a resource object. */
export const presentMember = ({ slug, ...attributes }: Member) => ({ type: 'users' as const, id: slug, attributes });
