import type { CommentSubject } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { contents } from '#platform/db/sources/sources.ts';
import type { Comment, Subject } from './comment.ts';

export interface Mentionable {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** Reads comments, their subjects, and people who can be mentioned. */
export class CommentsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The comments on something, oldest first. */
  async on(projectId: number, { type, slug }: Subject): Promise<Comment[]> {
    const rows = await this.#select(projectId)
      .where('c.subject_type', '=', type)
      .where('c.subject_slug', '=', slug)
      .orderBy('c.id')
      .execute();
    return rows.map(toComment);
  }

  async find(projectId: number, slug: string): Promise<Comment | undefined> {
    const row = await this.#select(projectId).where('c.slug', '=', slug).executeTakeFirst();
    return row && toComment(row);
  }

  /** The replies to the first comment of a thread, oldest first. */
  async repliesTo(projectId: number, firstId: number): Promise<Comment[]> {
    const rows = await this.#select(projectId).where('c.parent_id', '=', firstId).orderBy('c.id').execute();
    return rows.map(toComment);
  }

  /**
   * Whether everybody in the project may see the subject; undefined if it does not exist. Insights and trends have no
   * drafts.
   */
  async subject(projectId: number, { type, slug }: Subject): Promise<{ public: boolean } | undefined> {
    const { rows } = await sql<{ public: boolean }>`${contents({
      kinds: [type],
      select: sql`s.public`,
      where: () => sql`s.project_id = ${projectId} and s.slug = ${slug} and s.deleted_at is null`,
    })}`.execute(this.#db);
    return rows[0];
  }

  /** People who can sign in and see something of a project as members of the project or its workspace, by name. */
  async members(projectId: number, subject: { readonly public: boolean }): Promise<Mentionable[]> {
    const { rows } = await sql<Mentionable>`
      select u.slug, u.name, u.email from users u
      where u.disabled_at is null and u.deleted_at is null and (
        exists (select 1 from project_members m where m.project_id = ${projectId} and m.user_id = u.id
          and (${subject.public} or m.role <> 'project_viewer'))
        or exists (select 1 from workspace_members m join projects p on p.workspace_id = m.workspace_id
          where p.id = ${projectId} and m.user_id = u.id))
      order by ${inNaturalOrder('u.name')}, u.id`.execute(this.#db);
    return rows;
  }

  /** People with the slugs. */
  async people(slugs: readonly string[]): Promise<Map<string, Mentionable>> {
    if (slugs.length === 0) return new Map();
    const found = await this.#db
      .selectFrom('users')
      .select(['slug', 'name', 'email'])
      .where('slug', 'in', slugs)
      .execute();
    return new Map(found.map((person) => [person.slug, person]));
  }

  #select(projectId: number) {
    return this.#db
      .selectFrom('comments as c')
      .innerJoin('users as u', 'u.id', 'c.author_id')
      .leftJoin('users as r', 'r.id', 'c.resolved_by')
      .select(['c.id', 'c.slug', 'c.subject_type', 'c.subject_slug', 'c.parent_id', 'c.text'])
      .select(['c.created_at', 'c.edited_at', 'c.deleted_at', 'c.resolved_at'])
      .select(['u.id as author_id', 'u.slug as author_slug', 'u.name', 'u.email', 'u.picture_id'])
      .select(['r.slug as resolver_slug', 'r.name as resolver_name', 'r.email as resolver_email'])
      .where('c.project_id', '=', projectId);
  }
}
interface Row {
  id: number;
  slug: string;
  subject_type: CommentSubject;
  subject_slug: string;
  parent_id: number | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  resolved_at: Date | null;
  author_id: number;
  author_slug: string;
  name: string;
  email: string;
  picture_id: number | null;
  resolver_slug: string | null;
  resolver_name: string | null;
  resolver_email: string | null;
}

function toComment(row: Row): Comment {
  const { resolver_slug: slug, resolver_name: name, resolver_email: email, resolved_at: at } = row;
  return {
    id: row.id,
    slug: row.slug,
    subject: { type: row.subject_type, slug: row.subject_slug },
    parentId: row.parent_id,
    text: row.text,
    createdAt: row.created_at,
    editedAt: row.edited_at,
    isDeleted: row.deleted_at !== null,
    author: { id: row.author_id, slug: row.author_slug, name: row.name, email: row.email, pictureId: row.picture_id },
    resolved: at && slug !== null && name !== null && email !== null ? { at, by: { slug, name, email } } : null,
  };
}
