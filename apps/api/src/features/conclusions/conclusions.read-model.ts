import { type CardFilters, searchable, searchTerm, type Taxonomy, tagKey } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { likePattern } from '#platform/db/like-pattern.ts';
import { isRestorable } from '#platform/db/trash-time.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import { type ConclusionType, ownOf, type SortOf, type Stored, type StoredConclusion } from './conclusion-type.ts';

/** Names of tags and a search term; undefined names allow any tags. */
export interface ConclusionFilters extends Pick<CardFilters, 'search'> {
  readonly tags: readonly string[] | undefined;
}

interface CommonRow {
  id: number;
  slug: string;
  project_id: number;
  title: string;
  description: string | null;
  tag_ids: number[];
  attachment_id: number | null;
  created_at: Date;
  updated_at: Date;
  creator_id: number;
  creator_slug: string;
  creator_name: string;
  creator_email: string;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Reads single insights or trends, and lists. */
export class ConclusionsReadModel<T extends ConclusionType> {
  readonly #db: Db;
  readonly #type: T;

  constructor(db: Db, type: T) {
    this.#db = db;
    this.#type = type;
  }

  /** The conclusion with the slug. One in the trash is found only with `trashed`, and only while it can be restored. */
  async find(slug: string, options: { trashed?: boolean } = {}): Promise<Stored<T> | undefined> {
    const isThere = options.trashed ? isRestorable('o.deleted_at') : sql`o.deleted_at is null`;
    return (await this.#select(sql`o.slug = ${slug} and ${isThere}`))[0];
  }

  /** A page of a project's conclusions that meet all conditions, and their total number. */
  async page(
    projectId: number,
    conditions: readonly RawBuilder<unknown>[],
    sort: SortOf<T>,
    { offset, limit }: Window,
  ): Promise<{ found: Stored<T>[]; total: number }> {
    const where = sql.join([sql`o.project_id = ${projectId}`, sql`o.deleted_at is null`, ...conditions], sql` and `);
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from ${sql.table(this.#type.kind)} o where ${where}`.execute(this.#db);
    const order = sql`order by ${this.#type.orders[sort]}, o.created_at desc, o.id desc limit ${limit} offset ${offset}`;
    return { found: await this.#select(sql`${where} ${order}`), total: rows[0]?.total ?? 0 };
  }

  async #select(where: RawBuilder<unknown>): Promise<Stored<T>[]> {
    const own = Object.keys(this.#type.fields).map((name) => sql`, ${sql.ref(`o.${name}`)}`);
    const { rows } = await sql<CommonRow>`
      select o.id, o.slug, o.project_id, o.title, o.description, o.tag_ids, o.attachment_id, o.created_at, o.updated_at,
        u.id as creator_id, u.slug as creator_slug, u.name as creator_name, u.email as creator_email
        ${sql.join(own, sql``)}
      from ${sql.table(this.#type.kind)} o join users u on u.id = o.creator_id where ${where}`.execute(this.#db);
    return rows.map((row) => ({ ...commonOf(row), ...ownOf(this.#type, row) }));
  }
}

/** The conditions for the filters that insights and trends (`o`) have in common. `tags` are those of the project. */
export function conditionsOf(
  { tags: names, search }: ConclusionFilters,
  tags: Iterable<Tag>,
  taxonomy: Taxonomy,
): RawBuilder<unknown>[] {
  const own = [...tags].filter((tag) => tag.taxonomy === taxonomy);
  const keys = new Set(names?.map(tagKey));
  const term = searchTerm(search);
  return [
    ...(keys.size > 0 ? [hasAnyTag(own.filter((tag) => keys.has(tag.nameKey)))] : []),
    ...(term
      ? [
          sql`(o.search_text like ${likePattern(term)} or ${hasAnyTag(own.filter((tag) => searchable(tag.name).includes(term)))})`,
        ]
      : []),
  ];
}

const hasAnyTag = (tags: readonly Tag[]) => sql`o.tag_ids && ${tags.map((tag) => tag.id)}::integer[]`;

const commonOf = (row: CommonRow): StoredConclusion => ({
  id: row.id,
  slug: row.slug,
  projectId: row.project_id,
  title: row.title,
  description: row.description,
  tagIds: row.tag_ids,
  attachmentId: row.attachment_id,
  creator: { id: row.creator_id, slug: row.creator_slug, name: row.creator_name, email: row.creator_email },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
