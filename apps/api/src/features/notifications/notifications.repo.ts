import type { CommentSubject } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { mayRead, projectOfComment, subjectOfComment } from './visibility.read-model.ts';

/** A subject of comments, with its project. */
interface CommentedSubject {
  readonly projectId: number;
  readonly type: CommentSubject;
  readonly slug: string;
}

/**
 * Notifications. Those of a comment are written in the same transaction as the comment, and their owners get an event.
 */
export class NotificationsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Notifies people of a comment: those it mentions, those who take part in its thread, and the creator of its subject.
   * Each gets one notification, for the first of these reasons that applies, and only if they may see the comment; its
   * author gets none.
   */
  async notify(commentId: number, mentioned: readonly string[]): Promise<void> {
    await this.#add('mention', commentId, sql`u.slug = any(${[...mentioned]}::text[])`);
    await this.#add(
      'reply',
      commentId,
      sql`c.parent_id is not null and exists (select 1 from comments o
        where (o.id = c.parent_id or o.parent_id = c.parent_id) and o.author_id = u.id and o.deleted_at is null)`,
    );
    await this.#add('comment', commentId, sql`s.creator_id = u.id`);
    await this.sendEvents(commentId);
  }

  /** Notifies people whom a changed comment mentions, unless they have been notified of it before. */
  async notifyMentioned(commentId: number, mentioned: readonly string[]): Promise<void> {
    await this.#add('mention', commentId, sql`u.slug = any(${[...mentioned]}::text[])`);
    await this.sendEvents(commentId);
  }

  /**
   * Sends an event to everybody who has a notification about a comment. Called when the comment changes, and before it
   * is removed together with its notifications.
   */
  sendEvents(commentId: number): Promise<void> {
    return this.#sendEvents(sql`c.id = ${commentId}`);
  }

  /**
   * Sends an event to everybody who has a notification about a comment on one of the subjects or in one of the projects,
   * which some people can no longer see, or can see again: the notifications are read with the same condition, so
   * nothing of them is stored.
   */
  async sendEventsOn(subjects: readonly CommentedSubject[], projectIds: readonly number[]): Promise<void> {
    if (projectIds.length > 0) await this.#sendEvents(sql`c.project_id = any(${[...projectIds]}::bigint[])`);
    if (subjects.length === 0) return;
    await this.#sendEvents(sql`(c.project_id, c.subject_type, c.subject_slug) in (
      select * from unnest(${subjects.map(({ projectId }) => projectId)}::bigint[],
        ${subjects.map(({ type }) => type)}::text[], ${subjects.map(({ slug }) => slug)}::text[]))`);
  }

  async #sendEvents(comments: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{ user_id: number }>`
      select distinct n.user_id from notifications n join comments c on c.id = n.comment_id
      where ${comments}`.execute(this.#db);
    await new ChangesRepo(this.#db).ofNotifications(rows.map(({ user_id }) => user_id));
  }

  async #add(kind: 'mention' | 'reply' | 'comment', commentId: number, concerned: RawBuilder<unknown>): Promise<void> {
    await sql`
      insert into notifications (user_id, kind, comment_id, created_at)
      select u.id, ${kind}, c.id, ${new Date()}
      from comments c ${projectOfComment} ${subjectOfComment} join users u on u.id <> c.author_id
      where c.id = ${commentId} and ${concerned} and ${mayRead}
      on conflict (user_id, comment_id) do nothing`.execute(this.#db);
  }

  /**
   * Notifies the administrators of a project and of its workspace that somebody has published something in it: an
   * edition of a radar, or the image of a card. The publisher is not notified.
   */
  async notifyOfPublication(
    { projectId, userId }: { readonly projectId: number; readonly userId: number },
    published: { readonly dumpId: number } | { readonly imageLinkId: number },
  ): Promise<void> {
    const [column, id] =
      'dumpId' in published
        ? (['dump_id', published.dumpId] as const)
        : (['image_link_id', published.imageLinkId] as const);
    const { rows } = await sql<{ user_id: number }>`
      insert into notifications (user_id, kind, ${sql.ref(column)}, created_at)
      select u.id, 'publication', ${id}, ${new Date()} from users u, projects p
      where p.id = ${projectId} and u.id <> ${userId} and u.disabled_at is null and u.deleted_at is null and (
        exists (select 1 from workspace_members m
          where m.workspace_id = p.workspace_id and m.user_id = u.id and m.role = 'workspace_admin')
        or exists (select 1 from project_members m
          where m.project_id = p.id and m.user_id = u.id and m.role = 'project_admin'))
      returning user_id`.execute(this.#db);
    await new ChangesRepo(this.#db).ofNotifications(rows.map(({ user_id }) => user_id));
  }

  /** Notifies a person that one of their exports has ended. */
  async notifyOfExport(userId: number, exportId: number): Promise<void> {
    await sql`insert into notifications (user_id, kind, export_id, created_at)
      values (${userId}, 'export', ${exportId}, ${new Date()}) on conflict (export_id) do nothing`.execute(this.#db);
    await new ChangesRepo(this.#db).ofNotifications([userId]);
  }

  /** Marks one of a person's notifications as read or unread. */
  async mark(userId: number, id: number, read: boolean): Promise<void> {
    await this.#db
      .updateTable('notifications')
      .set({ read_at: read ? new Date() : null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    await new ChangesRepo(this.#db).ofNotifications([userId]);
  }

  /** Marks all of a person's notifications as read. Returns how many were unread. */
  async markAll(userId: number): Promise<number> {
    const { numUpdatedRows } = await this.#db
      .updateTable('notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await new ChangesRepo(this.#db).ofNotifications([userId]);
    return Number(numUpdatedRows);
  }

  /** Records that these notifications were sent in a digest. */
  async noteMailed(ids: readonly number[]): Promise<void> {
    await this.#db.updateTable('notifications').set({ mailed_at: new Date() }).where('id', 'in', ids).execute();
  }
}
