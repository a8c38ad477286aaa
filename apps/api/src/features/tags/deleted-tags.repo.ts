import { limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/db/database.ts';
import type { ProjectTransaction } from '../projects/index.ts';
import type { Tag } from './stored-tags.read-model.ts';

/** Writes deleted tags. */
export class DeletedTagsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Keeps a tag with everything that has it, also in the trash. Call this before it is removed from there. */
  async keep(tag: Tag): Promise<void> {
    await sql`
      insert into deleted_tags (slug, project_id, taxonomy, name, color, sticky, used_by, places)
      select ${tag.slug}, ${tag.projectId}, ${tag.taxonomy}, ${tag.name}, ${tag.color}, ${tag.sticky},
        coalesce(array_agg(id), '{}'), coalesce(array_agg(array_position(tag_ids, ${tag.id}::integer)), '{}')
      from ${sql.table(tag.taxonomy)}
      where project_id = ${tag.projectId} and tag_ids && ${[tag.id]}::integer[]`.execute(this.#db);
  }

  /**
   * Gives a tag, which exists again, back to everything that had it, at its place, and forgets the deletion. What has
   * been deleted for good, was moved to another project or has as many tags as possible by now gets nothing.
   */
  async giveBack(tag: Tag): Promise<void> {
    const sticky = tag.taxonomy === 'cards' ? sql`, has_sticky_tag = thing.has_sticky_tag or ${tag.sticky}` : sql``;
    await sql`
      update ${sql.table(tag.taxonomy)} thing
      set tag_ids = thing.tag_ids[:used.place - 1] || ${tag.id}::integer || thing.tag_ids[used.place:]${sticky}
      from deleted_tags deleted, unnest(deleted.used_by, deleted.places) as used(id, place)
      where deleted.slug = ${tag.slug} and thing.id = used.id and thing.project_id = ${tag.projectId}
        and cardinality(thing.tag_ids) < ${limits.tagsPerCard}`.execute(this.#db);
    await this.#db.deleteFrom('deleted_tags').where('slug', '=', tag.slug).execute();
  }
}

/** Removes the tags that were deleted more than a day ago. */
export async function removeOldDeletedTags(transaction: DbTransaction): Promise<void> {
  await sql`delete from deleted_tags where deleted_at < now() - interval '1 day'`.execute(transaction);
}
