import { sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { Comment, Subject } from './comment.ts';

/** Writes comments. */
export class CommentsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** The comments on cards that are moved to another project. */
  async moveCards(slugs: readonly string[], projectId: number): Promise<void> {
    await this.#db
      .updateTable('comments')
      .set({ project_id: projectId })
      .where('subject_type', '=', 'cards')
      .where('subject_slug', 'in', slugs)
      .execute();
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

  /** `userId`: the person who resolves the thread; null reopens it. */
  async setResolved(id: number, userId: number | null): Promise<void> {
    await this.#db
      .updateTable('comments')
      .set({ resolved_at: userId === null ? null : new Date(), resolved_by: userId })
      .where('id', '=', id)
      .execute();
  }

  /** Deletes a comment. If it has replies, it stays without its text until the last reply is removed. */
  async remove({ id, parentId }: Comment): Promise<void> {
    await sql`update comments set deleted_at = ${new Date()}, text = ''
      where id = ${id} and exists (select 1 from comments r where r.parent_id = ${id})`.execute(this.#db);
    await sql`delete from comments where id = ${id} and deleted_at is null`.execute(this.#db);
    if (parentId === null) return;
    await sql`delete from comments c where c.id = ${parentId} and c.deleted_at is not null
      and not exists (select 1 from comments r where r.parent_id = c.id)`.execute(this.#db);
  }
}
