import { type RawBuilder, sql } from 'kysely';
import type { ProjectTransaction } from '../projects/index.ts';
import type { Tag } from './stored-tags.read-model.ts';

/**
 * Changes the tags of everything that has a tag: cards, insights or trends, depending on its taxonomy. Things in the
 * trash are changed as well, since they may be restored. The time of their last change stays the same.
 */
export class TagUsesRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Removes a tag from everything that has it. Returns how many outside the trash had it. */
  remove(tag: Tag): Promise<number> {
    return this.#rewrite(tag, sql`array_remove(tag_ids, ${tag.id})`);
  }

  /** Replaces a tag by another one everywhere. Returns how many outside the trash had it. */
  move(from: Tag, to: Tag): Promise<number> {
    return this.#rewrite(
      from,
      sql`case when ${to.id} = any(tag_ids) then array_remove(tag_ids, ${from.id})
        else array_replace(tag_ids, ${from.id}, ${to.id}) end`,
    );
  }

  /** Updates the sticky order of a tag's cards after the tag has changed. */
  async refreshSticky(tag: Tag): Promise<void> {
    if (tag.taxonomy === 'cards') await this.#rewrite(tag, sql`tag_ids`);
  }

  #rewrite(tag: Tag, tagIds: RawBuilder<unknown>): Promise<number> {
    return tag.taxonomy === 'cards' ? this.#rewriteCards(tag, tagIds) : this.#rewriteConclusions(tag, tagIds);
  }

  /** Insights and trends are few, and their order does not depend on their tags. */
  async #rewriteConclusions(tag: Tag, tagIds: RawBuilder<unknown>): Promise<number> {
    const { rows } = await sql<{ shown: number }>`
      with written as (
        update ${sql.table(tag.taxonomy)} set tag_ids = ${tagIds}
        where project_id = ${tag.projectId} and tag_ids && ${[tag.id]}::integer[]
        returning deleted_at
      )
      select count(*) filter (where deleted_at is null) as shown from written`.execute(this.#db);
    return rows[0]?.shown ?? 0;
  }

  async #rewriteCards(tag: Tag, tagIds: RawBuilder<unknown>): Promise<number> {
    // Each part of the union uses a separate index.
    const having = sql`project_id = ${tag.projectId} and tag_ids && ${[tag.id]}::integer[]`;
    const { rows } = await sql<{ shown: number }>`
      with concerned as (
        select id from cards where ${having} and deleted_at is null
        union all
        select id from cards where ${having} and deleted_at is not null
      ), changed as (
        select c.id, ${tagIds} as tag_ids from cards c join concerned using (id)
      ), written as (
        update cards c set tag_ids = changed.tag_ids, has_sticky_tag = exists (
          select 1 from tags t where t.project_id = ${tag.projectId} and t.sticky and t.id = any(changed.tag_ids))
        from changed where c.id = changed.id
        returning c.deleted_at
      )
      select count(*) filter (where deleted_at is null) as shown from written`.execute(this.#db);
    return rows[0]?.shown ?? 0;
  }
}
