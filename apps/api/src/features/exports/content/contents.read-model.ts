import type { ConclusionKind } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { ExportedPicture } from './content.ts';

interface PictureRow {
  path: string;
  width: number;
  height: number;
  image_alt_text: string | null;
  image_credit: string | null;
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
      select id, path, width, height, image_alt_text, image_credit from attachments
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
      select o.slug, a.path, a.width, a.height, a.image_alt_text, a.image_credit
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

const toPicture = ({ path, width, height, image_alt_text, image_credit }: PictureRow): ExportedPicture => ({
  path,
  width,
  height,
  altText: image_alt_text,
  credit: image_credit,
});
