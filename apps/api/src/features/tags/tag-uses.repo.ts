import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tag } from './tags.repo.ts';

/**
 * Changes the tags of everything that has a tag: cards, insights or trends, as its taxonomy says, those in the trash as
 * well, for they may come back. The caller holds the project (`ProjectsRepo.noteCardChange`) in the same transaction,
 * as everybody does who writes tags of something, so nothing gets the tag meanwhile. When something was last changed
 * stays when somebody changed the thing itself.
 */
export class TagUsesRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Takes a tag from whatever has it. Returns how many outside the trash had it. */
  remove(tag: Tag): Promise<number> {
    return this.#rewrite(tag, sql`array_remove(tag_ids, ${tag.id})`);
  }

  /** Gives whatever has one tag the other one instead. Returns how many outside the trash had it. */
  move(from: Tag, to: Tag): Promise<number> {
    return this.#rewrite(
      from,
      sql`case when ${to.id} = any(tag_ids) then array_remove(tag_ids, ${from.id})
        else array_replace(tag_ids, ${from.id}, ${to.id}) end`,
    );
  }

  /** Makes the cards of a tag stand among the sticky ones, or not, after the tag has changed. */
  async refreshSticky(tag: Tag): Promise<void> {
    if (tag.taxonomy === 'cards') await this.#rewrite(tag, sql`tag_ids`);
  }

  /** How many outside the trash have a tag, and how many of them another one of its taxonomy too. */
  async overlap(a: Tag, b: Tag): Promise<{ withA: number; withBoth: number }> {
    const { rows } = await sql<{ with_a: number; with_both: number }>`
      select count(*) as with_a, count(*) filter (where tag_ids && ${[b.id]}::integer[]) as with_both
      from ${sql.table(a.taxonomy)} where project_id = ${a.projectId} and deleted_at is null and tag_ids && ${[a.id]}::integer[]`.execute(
      this.#db,
    );
    return { withA: rows[0]?.with_a ?? 0, withBoth: rows[0]?.with_both ?? 0 };
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
    // Each part of the union has an index of its own.
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
