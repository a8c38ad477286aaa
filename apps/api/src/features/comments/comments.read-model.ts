import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Subject } from './comments.repo.ts';

export interface Mentionable {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** What comments need to know of what they are on and of people. */
export class CommentsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Whether everybody in the project sees the thing; undefined where it is not there. Conclusions have no drafts. */
  async subject(projectId: number, { type, slug }: Subject): Promise<{ public: boolean } | undefined> {
    const isPublic = type === 'cards' ? sql`public` : sql`true`;
    const { rows } = await sql<{ public: boolean }>`
      select ${isPublic} as public from ${sql.table(type)}
      where project_id = ${projectId} and slug = ${slug} and deleted_at is null`.execute(this.#db);
    return rows[0];
  }

  /** Whoever can sign in and sees something of a project as a member of it or of its workspace, by name. */
  async members(projectId: number, subject: { readonly public: boolean }): Promise<Mentionable[]> {
    const { rows } = await sql<Mentionable>`
      select u.slug, u.name, u.email from users u
      where u.disabled_at is null and u.deleted_at is null and (
        exists (select 1 from project_members m where m.project_id = ${projectId} and m.user_id = u.id
          and (${subject.public} or m.role <> 'project_viewer'))
        or exists (select 1 from workspace_members m join projects p on p.workspace_id = m.workspace_id
          where p.id = ${projectId} and m.user_id = u.id))
      order by lower(u.name), u.id`.execute(this.#db);
    return rows;
  }

  /** People by their slugs. */
  async people(slugs: readonly string[]): Promise<Map<string, Mentionable>> {
    if (slugs.length === 0) return new Map();
    const found = await this.#db
      .selectFrom('users')
      .select(['slug', 'name', 'email'])
      .where('slug', 'in', slugs)
      .execute();
    return new Map(found.map((person) => [person.slug, person]));
  }
}
