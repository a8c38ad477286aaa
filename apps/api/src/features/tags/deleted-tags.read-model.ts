import type { TagColor } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { Tag } from './stored-tags.read-model.ts';

/** A tag that was deleted or merged into another one, and the id of its former project. */
export type DeletedTag = Pick<Tag, 'slug' | 'projectId' | 'taxonomy' | 'name' | 'color' | 'sticky'>;

/** Deleted and merged tags, which can be restored for a day together with their uses. */
export class DeletedTagsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<DeletedTag | undefined> {
    const row = await this.#db
      .selectFrom('deleted_tags')
      .select(['slug', 'project_id as projectId', 'taxonomy', 'name', 'color', 'sticky'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && { ...row, color: row.color as TagColor };
  }
}
