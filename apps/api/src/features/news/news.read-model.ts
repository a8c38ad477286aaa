import { type CommentSubject, limits, type NewsKind, newsKinds, serverLimits } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { subjectOfComment } from '../notifications/visibility.read-model.ts';

/** For whom something is new in a project: what others have made since then. Null: since ever. */
export interface Newcomer {
  readonly userId: number;
  readonly projectId: number;
  readonly since: Date | null;
  readonly seesDrafts: boolean;
}

interface Author {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

/** Something with its author. */
export interface FoundItem {
  readonly slug: string;
  readonly title: string;
  readonly author: Author;
  readonly createdAt: Date;
}

/** How many were found, and the newest of them. */
export interface Found<Item = FoundItem> {
  readonly count: number;
  readonly newest: readonly Item[];
}

export interface FoundComment extends FoundItem {
  readonly on: { readonly type: CommentSubject; readonly slug: string };
  readonly text: string;
}

interface ItemRow {
  count: number;
  slug: string;
  title: string;
  created_at: Date;
  author_slug: string;
  name: string;
  email: string;
}

const counted = sql.lit(limits.newsCounted);
const named = sql.lit(serverLimits.newsTitles);

/** Finds what is new in projects, and what waits for people. Every query is bounded, however large the project is. */
export class NewsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The questions in the briefs of projects, by the id of the project. */
  async challenges(projectIds: readonly number[]): Promise<Map<number, string>> {
    const { rows } = await sql<{ project_id: number; challenge: string | null }>`
      select p.id as project_id, b.challenge from unnest(${[...projectIds]}::bigint[]) as p (id)
      join lateral (select v.challenge from brief_versions v where v.project_id = p.id
        order by v.number desc limit 1) b on true`.execute(this.#db);
    return new Map(rows.flatMap(({ project_id, challenge }) => (challenge ? [[project_id, challenge] as const] : [])));
  }

  /** The ids of projects that are not in the trash, by their slugs. */
  async projectIds(slugs: readonly string[]): Promise<Map<string, number>> {
    if (slugs.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('projects')
      .select(['slug', 'id'])
      .where('slug', 'in', slugs)
      .where('deleted_at', 'is', null)
      .execute();
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  /** The ids of the last changed projects of workspaces, by the slugs of the workspaces. */
  async lastChangedIn(workspaceSlugs: readonly string[]): Promise<Map<string, number>> {
    if (workspaceSlugs.length === 0) return new Map();
    const { rows } = await sql<{ slug: string; id: number }>`
      select distinct on (w.id) w.slug, p.id from workspaces w
      join projects p on p.workspace_id = w.id and p.deleted_at is null
      where w.slug = any(${[...workspaceSlugs]}::text[]) order by w.id, p.changed_at desc, p.id desc`.execute(this.#db);
    return new Map(rows.map(({ slug, id }) => [slug, id]));
  }

  /** The ids of the projects that a person has visited, last changed first. */
  async visited(userId: number, limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('project_visits as v')
      .innerJoin('projects as p', 'p.id', 'v.project_id')
      .select('p.id')
      .where('v.user_id', '=', userId)
      .where('p.deleted_at', 'is', null)
      .orderBy('p.changed_at', 'desc')
      .orderBy('p.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** How many things are new to a person in projects, by the id of the project. */
  async counts(newcomers: readonly Newcomer[]): Promise<Map<number, number>> {
    if (newcomers.length === 0) return new Map();
    const { rows } = await sql<{ id: number; count: number }>`
      select g.id, (${sql.join(
        newsKinds.map(
          (kind) =>
            sql`(select count(*)::int from (${others(kind, {
              userId: sql`g.user_id`,
              projectId: sql`g.id`,
              since: sql`g.since`,
              seesDrafts: sql`g.drafts`,
            })}) o)`,
        ),
        sql` + `,
      )}) as count
      from unnest(${newcomers.map(({ projectId }) => projectId)}::bigint[],
        ${newcomers.map(({ userId }) => userId)}::bigint[],
        ${newcomers.map(({ since }) => since?.toISOString() ?? '-infinity')}::timestamptz[],
        ${newcomers.map(({ seesDrafts }) => seesDrafts)}::boolean[]) as g (id, user_id, since, drafts)`.execute(
      this.#db,
    );
    return new Map(rows.map(({ id, count }) => [id, Math.min(limits.newsCounted, count)]));
  }

  /** What is new to a person in a project. */
  async news({ userId, projectId, since, seesDrafts }: Newcomer): Promise<Readonly<Record<NewsKind, Found>>> {
    const by: Bounds = {
      userId: sql`${userId}::bigint`,
      projectId: sql`${projectId}::bigint`,
      since: sql`${since?.toISOString() ?? '-infinity'}::timestamptz`,
      seesDrafts: sql`${seesDrafts}::boolean`,
    };
    const parts = newsKinds.map((kind) => sql`(${withAuthors(sql`${sql.lit(kind)} as kind,`, others(kind, by))})`);
    const { rows } = await sql<ItemRow & { kind: NewsKind }>`${sql.join(parts, sql` union all `)}`.execute(this.#db);
    const ofKind = (kind: NewsKind): Found => found(rows.filter((row) => row.kind === kind));
    return {
      cards: ofKind('cards'),
      insights: ofKind('insights'),
      trends: ofKind('trends'),
      radars: ofKind('radars'),
      publications: ofKind('publications'),
    };
  }

  /** The comments that are new to a person on things that they may see. */
  async comments({ userId, projectId, since, seesDrafts }: Newcomer): Promise<Found<FoundComment>> {
    const { rows } = await sql<ItemRow & { subject_type: CommentSubject; subject_slug: string; text: string }>`
      select v.*, u.slug as author_slug, u.name, u.email from (
        select count(*) over ()::int as count, c.slug, s.title, c.created_at, c.author_id, c.subject_type,
          c.subject_slug, c.text
        from (select * from comments n where n.project_id = ${projectId} and n.deleted_at is null
          and n.created_at > ${since?.toISOString() ?? '-infinity'}::timestamptz
          order by n.created_at desc limit ${counted}) c ${subjectOfComment}
        where c.author_id <> ${userId} and (s.public or ${seesDrafts})
        order by c.created_at desc, c.id desc limit ${named}) v
      join users u on u.id = v.author_id order by v.created_at desc`.execute(this.#db);
    return {
      count: rows[0]?.count ?? 0,
      newest: rows.map((row) => ({
        ...toItem(row),
        on: { type: row.subject_type, slug: row.subject_slug },
        text: row.text,
      })),
    };
  }

  /** The cards that a person has drafted in a project. */
  async drafts(userId: number, projectId: number): Promise<Found> {
    return this.#found(sql`select c.slug, x.title, c.creator_id, c.created_at, c.id from (
      select k.* from cards k where k.creator_id = ${userId} and k.project_id = ${projectId} and not k.public
        and k.deleted_at is null order by k.created_at desc limit ${counted}) c
      join card_texts x on x.card_id = c.id`);
  }

  /** How many cards a person has drafted in projects, by the id of the project. */
  async draftCounts(userId: number, projectIds: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; count: number }>`
      select p.id, d.count from unnest(${[...projectIds]}::bigint[]) as p (id) join lateral (
        select count(*)::int as count from (select 1 from cards k where k.creator_id = ${userId}
          and k.project_id = p.id and not k.public and k.deleted_at is null limit ${counted}) one) d on true`.execute(
      this.#db,
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The trends of a project that others have rated and the person has not. */
  async unrated(userId: number, projectId: number): Promise<Found> {
    return this.#found(sql`select t.slug, t.title, t.creator_id, t.created_at, t.id from trends t
      where t.project_id = ${projectId} and t.deleted_at is null
        and exists (select 1 from trend_ratings r where r.trend_id = t.id and r.user_id <> ${userId})
        and not exists (select 1 from trend_ratings r where r.trend_id = t.id and r.user_id = ${userId})
      order by t.created_at desc limit ${counted}`);
  }

  async #found(items: RawBuilder<unknown>): Promise<Found> {
    const { rows } = await withAuthors(sql``, items).execute(this.#db);
    return found(rows);
  }
}

/** The values of a newcomer in SQL. */
type Bounds = Readonly<Record<keyof Newcomer, RawBuilder<unknown>>>;

/** The newest things of a kind that others have made: slug, title, creator_id, created_at and id. */
function others(kind: NewsKind, bounds: Bounds): RawBuilder<unknown> {
  const { userId, projectId, since, seesDrafts } = bounds;
  // The newest cards are read along their index, and the others' picked out of these.
  if (kind === 'cards') {
    return sql`select c.slug, x.title, c.creator_id, c.added_at as created_at, c.id from (
      select k.id, k.slug, k.creator_id, k.public, k.added_at from cards k
      where k.project_id = ${projectId} and k.deleted_at is null and k.added_at > ${since}
      order by k.added_at desc limit ${counted}) c join card_texts x on x.card_id = c.id
      where c.creator_id <> ${userId} and (c.public or ${seesDrafts})`;
  }
  if (kind === 'publications') {
    return sql`select r.slug, r.title, d.created_by as creator_id, d.created_at, d.id from radars r
      join radar_dumps d on d.radar_id = r.id
      where r.project_id = ${projectId} and r.deleted_at is null and d.created_by <> ${userId}
        and d.created_at > ${since} and d.revoked_at is null order by d.created_at desc limit ${counted}`;
  }
  return sql`select o.slug, o.title, o.creator_id, o.created_at, o.id from ${sql.table(kind)} o
    where o.project_id = ${projectId} and o.deleted_at is null and o.creator_id <> ${userId}
      and o.created_at > ${since} order by o.created_at desc limit ${counted}`;
}

/** The newest of some things with their authors, each row with the number of all of them. */
const withAuthors = (columns: RawBuilder<unknown>, items: RawBuilder<unknown>) => sql<ItemRow>`
  select ${columns} n.count, n.slug, n.title, n.created_at, u.slug as author_slug, u.name, u.email from (
    select i.*, count(*) over ()::int as count from (${items}) i order by i.created_at desc, i.id desc limit ${named}) n
  join users u on u.id = n.creator_id order by n.created_at desc, n.id desc`;

const found = (rows: readonly ItemRow[]): Found => ({ count: rows[0]?.count ?? 0, newest: rows.map(toItem) });

const toItem = (row: ItemRow): FoundItem => ({
  slug: row.slug,
  title: row.title,
  author: { slug: row.author_slug, name: row.name, email: row.email },
  createdAt: row.created_at,
});
