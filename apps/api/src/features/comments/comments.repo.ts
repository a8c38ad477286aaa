import type { CommentSubject } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';

/** What a comment is on. */
export interface Subject {
  readonly type: CommentSubject;
  readonly slug: string;
}

/** A comment as it is stored. */
export interface Comment {
  readonly id: number;
  readonly slug: string;
  readonly subject: Subject;
  /** Id of the first comment of the thread; null for that one itself. */
  readonly parentId: number | null;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly isDeleted: boolean;
  readonly author: {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly email: string;
    readonly pictureId: number | null;
  };
  readonly resolved: { readonly at: Date; readonly by: { slug: string; name: string; email: string } } | null;
}

export class CommentsRepo {
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

  async create(comment: {
    projectId: number;
    subject: Subject;
    parentId: number | null;
    authorId: number;
    text: string;
  }): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto('comments')
      .values({
        slug: newSlug(''),
        project_id: comment.projectId,
        subject_type: comment.subject.type,
        subject_slug: comment.subject.slug,
        parent_id: comment.parentId,
        author_id: comment.authorId,
        text: comment.text,
        created_at: new Date(),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  async setText(id: number, text: string): Promise<void> {
    await this.#db.updateTable('comments').set({ text, edited_at: new Date() }).where('id', '=', id).execute();
  }

  /** `userId`: who resolves the thread; null opens it again. */
  async setResolved(id: number, userId: number | null): Promise<void> {
    await this.#db
      .updateTable('comments')
      .set({ resolved_at: userId === null ? null : new Date(), resolved_by: userId })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes a comment. With replies it stays without its words; the last reply takes such a one along. */
  async remove({ id, parentId }: Comment): Promise<void> {
    await sql`update comments set deleted_at = ${new Date()}, text = ''
      where id = ${id} and exists (select 1 from comments r where r.parent_id = ${id})`.execute(this.#db);
    await sql`delete from comments where id = ${id} and deleted_at is null`.execute(this.#db);
    if (parentId === null) return;
    await sql`delete from comments c where c.id = ${parentId} and c.deleted_at is not null
      and not exists (select 1 from comments r where r.parent_id = c.id)`.execute(this.#db);
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
