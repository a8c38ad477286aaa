import { limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { Tag } from './stored-tags.read-model.ts';

/** Writes deleted and merged tags. */
export class DeletedTagsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /**
   * Keeps a tag with everything that has it, also in the trash, and with the tag that replaces it when it is merged.
   * Call this before anything is removed or replaced there.
   */
  async keep(tag: Tag, mergedInto?: Tag): Promise<void> {
    const gained = mergedInto
      ? sql`coalesce(array_agg(not tag_ids && ${[mergedInto.id]}::integer[]), '{}')`
      : sql`null::boolean[]`;
    await sql`
      insert into deleted_tags (slug, project_id, taxonomy, name, color, sticky, merged_into, used_by, places, gained)
      select ${tag.slug}, ${tag.projectId}, ${tag.taxonomy}, ${tag.name}, ${tag.color}, ${tag.sticky},
        ${mergedInto?.slug ?? null},
        coalesce(array_agg(id), '{}'), coalesce(array_agg(array_position(tag_ids, ${tag.id}::integer)), '{}'), ${gained}
      from ${sql.table(tag.taxonomy)}
      where project_id = ${tag.projectId} and tag_ids && ${[tag.id]}::integer[]`.execute(this.#db);
  }

  /**
   * Gives a tag, which exists again, back to everything that had it, at its place, and forgets the deletion. What got
   * the tag that it was merged into loses that one, unless another tag that was merged into it is still missing there.
   * What has been deleted for good, was moved to another project or has as many tags as possible by now gets nothing.
   */
  async giveBack(tag: Tag): Promise<void> {
    const things = sql.table(tag.taxonomy);
    const sticky =
      tag.taxonomy === 'cards'
        ? sql`, has_sticky_tag = exists (
            select 1 from tags t where t.project_id = ${tag.projectId} and t.sticky and t.id = any(given.tag_ids))`
        : sql``;
    await sql`
      with deleted as (
        select * from deleted_tags where slug = ${tag.slug}
      ), still_merged as (
        select distinct used.id
        from deleted join deleted_tags other on other.merged_into = deleted.merged_into and other.slug <> deleted.slug
        cross join unnest(other.used_by, other.gained) as used(id, gained)
        where other.project_id = deleted.project_id and used.gained
      ), remaining as (
        select thing.id, used.place, case when used.gained and still_merged.id is null
          then array_remove(thing.tag_ids, merged.id) else thing.tag_ids end as tag_ids
        from deleted cross join unnest(deleted.used_by, deleted.places, deleted.gained) as used(id, place, gained)
        join ${things} thing on thing.id = used.id and thing.project_id = deleted.project_id
        left join tags merged on merged.slug = deleted.merged_into and merged.project_id = deleted.project_id
        left join still_merged on still_merged.id = used.id
      ), given as (
        select id, tag_ids[:place - 1] || ${tag.id}::integer || tag_ids[place:] as tag_ids
        from remaining where cardinality(tag_ids) < ${limits.tagsPerCard}
      )
      update ${things} thing set tag_ids = given.tag_ids${sticky} from given where thing.id = given.id`.execute(
      this.#db,
    );
    await this.#db.deleteFrom('deleted_tags').where('slug', '=', tag.slug).execute();
  }
}

/** Removes the tags that were deleted more than a day ago. */
export async function removeOldDeletedTags(transaction: DbTransaction): Promise<void> {
  await sql`delete from deleted_tags where deleted_at < now() - interval '1 day'`.execute(transaction);
}
