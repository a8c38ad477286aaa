import { type TagColor, type Taxonomy, tagColors, tagKey } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A tag as it is stored. */
export interface Tag {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly name: string;
  readonly nameKey: string;
  readonly color: TagColor;
  readonly sticky: boolean;
  readonly taxonomy: Taxonomy;
}

/** Reads stored tags, without their counts. */
export class StoredTagsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async inProjects(projectIds: readonly number[]): Promise<Tag[]> {
    if (projectIds.length === 0) return [];
    const rows = await this.#db.selectFrom('tags').selectAll().where('project_id', 'in', projectIds).execute();
    return rows.map(toTag);
  }

  async find(slug: string): Promise<Tag | undefined> {
    const row = await this.#db.selectFrom('tags').selectAll().where('slug', '=', slug).executeTakeFirst();
    return row && toTag(row);
  }

  /** The tag with the name in a taxonomy of a project. */
  async named(projectId: number, taxonomy: Taxonomy, name: string): Promise<Tag | undefined> {
    const row = await this.#db
      .selectFrom('tags')
      .selectAll()
      .where('project_id', '=', projectId)
      .where('taxonomy', '=', taxonomy)
      .where('name_key', '=', tagKey(name))
      .executeTakeFirst();
    return row && toTag(row);
  }

  /** How many things outside the trash have a tag, and how many of these also have another tag of its taxonomy. */
  async overlap(a: Tag, b: Tag): Promise<{ withA: number; withBoth: number }> {
    const { rows } = await sql<{ with_a: number; with_both: number }>`
      select count(*) as with_a, count(*) filter (where tag_ids && ${[b.id]}::integer[]) as with_both
      from ${sql.table(a.taxonomy)} where project_id = ${a.projectId} and deleted_at is null and tag_ids && ${[a.id]}::integer[]`.execute(
      this.#db,
    );
    return { withA: rows[0]?.with_a ?? 0, withBoth: rows[0]?.with_both ?? 0 };
  }
}

/** A row of `tags` as a tag. */
export function toTag(row: {
  id: number;
  slug: string;
  project_id: number;
  name: string;
  name_key: string;
  color: string;
  sticky: boolean;
  taxonomy: Taxonomy;
}): Tag {
  const color = tagColors.find((candidate) => candidate === row.color) ?? tagColors[0];
  const { id, slug, name, sticky, taxonomy } = row;
  return { id, slug, projectId: row.project_id, name, nameKey: row.name_key, color, sticky, taxonomy };
}
