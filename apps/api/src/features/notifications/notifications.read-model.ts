import { type ExportState, mentionsIn, type NotificationSubject, type notificationKinds } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { mayBeIn, mayRead, projectOfComment, subjectOfComment } from './visibility.read-model.ts';

export interface Notification {
  readonly id: number;
  /** The recipient. */
  readonly userId: number;
  readonly kind: (typeof notificationKinds)[number];
  readonly read: boolean;
  readonly createdAt: Date;
  /** The author of the comment, or the person who made the export or published. */
  readonly person: {
    readonly slug: string;
    readonly name: string;
    readonly email: string;
    readonly pictureId: number | null;
  };
  readonly project: { readonly slug: string; readonly title: string };
  readonly subject: { readonly type: NotificationSubject; readonly slug: string; readonly title: string };
  /** The slug of a comment; empty for other notifications. */
  readonly commentSlug: string;
  /** The text of a comment, or the note on an edition; otherwise empty. */
  readonly text: string;
  /** The number of a published edition. */
  readonly edition: number | null;
  /** How an export has ended. */
  readonly exportState: ExportState | null;
}

/** Reads notifications about things that their owner may still see. */
export class NotificationsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A page of a person's notifications, newest first. */
  page(userId: number, { offset, limit }: { offset: number; limit: number }): Promise<Notification[]> {
    return this.#read(sql`n.user_id = ${userId}`, sql`limit ${limit} offset ${offset}`);
  }

  async find(userId: number, id: number): Promise<Notification | undefined> {
    const [found] = await this.#read(sql`n.user_id = ${userId} and n.id = ${id}`, sql``);
    return found;
  }

  /** The total number of notifications, and the number of unread ones. */
  async count(userId: number): Promise<{ total: number; unread: number }> {
    const { rows } = await sql<{ total: number; unread: number }>`
      select count(*)::int as total, (count(*) filter (where n.read_at is null))::int as unread from (
        select n.read_at ${ofComments} where n.user_id = ${userId} and ${shown}
        union all select n.read_at ${ofExports} where n.user_id = ${userId}
        union all select n.read_at ${ofEditions} where n.user_id = ${userId}
        union all select n.read_at ${ofImageLinks} where n.user_id = ${userId}) n`.execute(this.#db);
    return rows[0] ?? { total: 0, unread: 0 };
  }

  /** The number of a person's unread notifications in each project, by its id. */
  async unreadIn(userId: number, projectIds: readonly number[]): Promise<Map<number, number>> {
    const which = sql`n.user_id = ${userId} and n.read_at is null and p.id = any(${[...projectIds]}::bigint[])`;
    const { rows } = await sql<{ project_id: number; count: number }>`
      select project_id, count(*)::int as count from (
        select p.id as project_id ${ofComments} where ${which} and ${shown}
        union all select p.id ${ofExports} where ${which}
        union all select p.id ${ofEditions} where ${which}
        union all select p.id ${ofImageLinks} where ${which}) n group by project_id`.execute(this.#db);
    return new Map(rows.map(({ project_id, count }) => [project_id, count]));
  }

  /** The newest of a person's unread notifications in a project. */
  newestUnread(userId: number, projectId: number, limit: number): Promise<Notification[]> {
    return this.#read(sql`n.user_id = ${userId} and n.read_at is null and p.id = ${projectId}`, sql`limit ${limit}`);
  }

  /**
   * The content of a person's next digest: unread notifications that were in no earlier digest. Exports have a separate
   * mail.
   */
  waiting(userId: number): Promise<Notification[]> {
    return this.#read(
      sql`n.user_id = ${userId} and n.read_at is null and n.mailed_at is null and n.kind <> 'export'`,
      sql``,
    );
  }

  /** People who may have unread notifications and want a digest. */
  async usersWaiting(): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select u.id from users u where u.digest and u.disabled_at is null and u.deleted_at is null
        and exists (select 1 from notifications n
          where n.user_id = u.id and n.read_at is null and n.mailed_at is null and n.kind <> 'export')`.execute(
      this.#db,
    );
    return rows.map(({ id }) => id);
  }

  /** The names of people mentioned in texts, by slug. */
  async namesIn(texts: readonly string[]): Promise<Map<string, { slug: string; name: string; email: string }>> {
    const slugs = [...new Set(texts.flatMap(mentionsIn))];
    if (slugs.length === 0) return new Map();
    const people = await this.#db
      .selectFrom('users')
      .select(['slug', 'name', 'email'])
      .where('slug', 'in', slugs)
      .execute();
    return new Map(people.map((person) => [person.slug, person]));
  }

  async #read(which: RawBuilder<unknown>, window: RawBuilder<unknown>): Promise<Notification[]> {
    const { rows } = await sql<Row>`
      select ${common}, c.subject_type, c.subject_slug, s.title, c.slug as comment_slug, c.text,
          null::integer as edition, null as export_state
        ${ofComments} join users a on a.id = c.author_id where ${which} and ${shown}
      union all
      select ${common}, 'exports' as subject_type, e.slug as subject_slug, e.file_name as title, '' as comment_slug,
          '' as text, null as edition, e.state as export_state
        ${ofExports} join users a on a.id = n.user_id where ${which}
      union all
      select ${common}, 'radars' as subject_type, r.slug as subject_slug, d.content->>'title' as title,
          '' as comment_slug, coalesce(d.note, '') as text, d.number as edition, null as export_state
        ${ofEditions} join users a on a.id = d.created_by where ${which}
      union all
      select ${common}, 'cards' as subject_type, k.slug as subject_slug, x.title, '' as comment_slug, '' as text,
          null as edition, null as export_state
        ${ofImageLinks} join users a on a.id = l.created_by where ${which}
      order by created_at desc, id desc ${window}`.execute(this.#db);
    return rows.map(toNotification);
  }
}

const common = sql`n.id, n.user_id, n.kind, n.read_at is not null as read, n.created_at, a.slug as person_slug, a.name,
  a.email, a.picture_id, p.slug as project_slug, p.title as project_title`;
const ofComments = sql`from notifications n join comments c on c.id = n.comment_id ${projectOfComment} ${subjectOfComment}
  join users u on u.id = n.user_id`;
/** Exports (e) that have not expired, in projects that the people who made them may still see. */
const ofExports = sql`from notifications n join exports e on e.id = n.export_id and e.expires_at > now()
  join projects p on p.id = e.project_id and p.deleted_at is null
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null
  join users u on u.id = n.user_id and ${mayBeIn}`;
/** The project (p) of what was published, which its reader may still see. */
const projectOf = (
  published: 'r' | 'k',
) => sql`join projects p on p.id = ${sql.ref(`${published}.project_id`)} and p.deleted_at is null
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null
  join users u on u.id = n.user_id and ${mayBeIn}`;
/** Editions (d) of radars (r) that are not in the trash. */
const ofEditions = sql`from notifications n join radar_dumps d on d.id = n.dump_id
  join radars r on r.id = d.radar_id and r.deleted_at is null ${projectOf('r')}`;
/** Public links (l) to images of cards (k). They are removed when their card is hidden or moves. */
const ofImageLinks = sql`from notifications n join card_image_links l on l.id = n.image_link_id
  join cards k on k.id = l.card_id and k.deleted_at is null and k.public join card_texts x on x.card_id = k.id
  ${projectOf('k')}`;
const shown = sql`c.deleted_at is null and ${mayRead}`;

interface Row {
  id: number;
  user_id: number;
  kind: Notification['kind'];
  read: boolean;
  created_at: Date;
  person_slug: string;
  name: string;
  email: string;
  picture_id: number | null;
  project_slug: string;
  project_title: string;
  subject_type: NotificationSubject;
  subject_slug: string;
  title: string;
  comment_slug: string;
  text: string;
  edition: number | null;
  export_state: ExportState | null;
}

const toNotification = (row: Row): Notification => ({
  id: row.id,
  userId: row.user_id,
  kind: row.kind,
  read: row.read,
  createdAt: row.created_at,
  person: { slug: row.person_slug, name: row.name, email: row.email, pictureId: row.picture_id },
  project: { slug: row.project_slug, title: row.project_title },
  subject: { type: row.subject_type, slug: row.subject_slug, title: row.title },
  commentSlug: row.comment_slug,
  text: row.text,
  edition: row.edition,
  exportState: row.export_state,
});
