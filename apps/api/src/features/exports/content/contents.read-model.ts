import type { ConclusionKind } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { ExportedPicture, ExportedUse } from './content.ts';

interface PictureRow {
  path: string;
  width: number;
  height: number;
  image_alt_text: string | null;
  image_credit: string | null;
  focus_x: number | null;
  focus_y: number | null;
}

interface Person {
  readonly slug: string;
  readonly name: string;
  readonly email: string;
}

interface CommentRow extends Person {
  subject_slug: string;
  text: string;
  created_at: Date;
}

/** A comment as it is stored, with mentions as slugs. */
interface StoredComment {
  readonly author: Person;
  readonly text: string;
  readonly createdAt: Date;
}

/** Reads the data that exports need in addition to cards, insights and trends. */
export class ContentsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The version of a project that people see, which increases with every change of any of its contents. It is the
   * number of changes, without what restores have added.
   */
  async versionOf(projectId: number): Promise<number> {
    const { rows } = await sql<{ version: number }>`
      select cards_version + conclusions_version + version - restored_versions as version
      from projects where id = ${projectId}`.execute(this.#db);
    return rows[0]?.version ?? 0;
  }

  /** Pictures by the ids of their attachments. */
  async pictures(ids: readonly (number | null)[]): Promise<Map<number, ExportedPicture>> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    const { rows } = await sql<PictureRow & { id: number }>`
      select id, path, width, height, image_alt_text, image_credit, focus_x, focus_y from attachments
      where id = any(${wanted}::bigint[])`.execute(this.#db);
    return new Map(rows.map((row) => [row.id, toPicture(row)]));
  }

  /** The pictures of cards or insights of a project, by their slugs. */
  async picturesOf(
    kind: 'cards' | ConclusionKind,
    projectId: number,
    slugs: readonly string[],
  ): Promise<Map<string, ExportedPicture>> {
    if (slugs.length === 0) return new Map();
    const { rows } = await sql<PictureRow & { slug: string }>`
      select o.slug, a.path, a.width, a.height, a.image_alt_text, a.image_credit, a.focus_x, a.focus_y
      from ${sql.table(kind)} o join attachments a on a.id = o.attachment_id
      where o.project_id = ${projectId} and o.slug = any(${[...new Set(slugs)]}::text[])`.execute(this.#db);
    return new Map(rows.map((row) => [row.slug, toPicture(row)]));
  }

  /** The titles of those conclusions of a project that have one of the slugs and are not in the trash. */
  async titlesOf(
    kind: ConclusionKind,
    projectId: number,
    slugs: readonly string[],
  ): Promise<{ readonly slug: string; readonly title: string }[]> {
    const { rows } = await sql<{ slug: string; title: string }>`
      select slug, title from ${sql.table(kind)}
      where project_id = ${projectId} and slug = any(${[...slugs]}::text[]) and deleted_at is null`.execute(this.#db);
    return rows;
  }

  /**
   * What cards of a project are evidence for, by the ids of the cards: trends, then insights and radars, each by title.
   * Nothing that is in the trash.
   */
  async usesOf(projectId: number, cardIds: readonly number[]): Promise<Map<number, ExportedUse[]>> {
    const { rows } = await sql<ExportedUse & { card_id: number }>`
      select * from (${usesIn(projectId)}) u where u.card_id = any(${[...cardIds]}::bigint[])
      order by u.rank, ${inNaturalOrder('u.title')}, u.slug`.execute(this.#db);
    const byCard = Map.groupBy(rows, (row) => row.card_id);
    return new Map([...byCard].map(([id, own]) => [id, own.map(({ kind, slug, title }) => ({ kind, slug, title }))]));
  }

  /** The number of cards of a project that are evidence for something. */
  async countUsed(projectId: number, seesDrafts: boolean): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from cards c
      where c.project_id = ${projectId} and c.deleted_at is null and (c.public or ${seesDrafts})
        and c.id in (select u.card_id from (${usesIn(projectId)}) u)`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  /** The bytes of the comments on cards of a project that are not deleted, by the slugs of the cards. */
  async commentBytes(projectId: number, slugs: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ slug: string; bytes: number }>`
      select c.subject_slug as slug, sum(octet_length(c.text))::int as bytes from comments c
      where c.project_id = ${projectId} and c.subject_type = 'cards' and c.subject_slug = any(${slugs}::text[])
        and c.deleted_at is null
      group by c.subject_slug`.execute(this.#db);
    return new Map(rows.map(({ slug, bytes }) => [slug, bytes]));
  }

  /** The comments on cards of a project that are not deleted, oldest first, by the slugs of the cards. */
  async commentsOnCards(projectId: number, slugs: readonly string[]): Promise<Map<string, StoredComment[]>> {
    const { rows } = await sql<CommentRow>`
      select c.subject_slug, u.slug, u.name, u.email, c.text, c.created_at
      from comments c join users u on u.id = c.author_id
      where c.project_id = ${projectId} and c.subject_type = 'cards' and c.subject_slug = any(${slugs}::text[])
        and c.deleted_at is null
      order by c.id`.execute(this.#db);
    return new Map(
      [...Map.groupBy(rows, (row) => row.subject_slug)].map(([slug, own]) => [
        slug,
        own.map(({ text, created_at, ...author }) => ({ author, text, createdAt: created_at })),
      ]),
    );
  }

  /** People with the slugs. */
  async people(slugs: readonly string[]): Promise<Map<string, Person>> {
    if (slugs.length === 0) return new Map();
    const { rows } = await sql<Person>`
      select slug, name, email from users where slug = any(${[...new Set(slugs)]}::text[])`.execute(this.#db);
    return new Map(rows.map((person) => [person.slug, person]));
  }
}

/** Each use of a card as evidence in a project, once. */
const usesIn = (projectId: number) => sql`
  select l.card_id, 1 as rank, 'trend' as kind, o.slug, o.title from trend_cards l join trends o on o.id = l.trend_id
    where o.project_id = ${projectId} and o.deleted_at is null
  union select l.card_id, 2, 'insight', o.slug, o.title from insight_cards l join insights o on o.id = l.insight_id
    where o.project_id = ${projectId} and o.deleted_at is null
  union select l.card_id, 3, 'radar', o.slug, o.title from radar_blip_cards l join radars o on o.id = l.radar_id
    where o.project_id = ${projectId} and o.deleted_at is null`;

const toPicture = ({ path, width, height, focus_x, focus_y, ...row }: PictureRow): ExportedPicture => ({
  path,
  width,
  height,
  altText: row.image_alt_text,
  credit: row.image_credit,
  focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
});
