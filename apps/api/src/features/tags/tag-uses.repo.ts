import { type RawBuilder, sql } from 'kysely';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { Tag } from './stored-tags.read-model.ts';

type Place = Pick<Tag, 'projectId' | 'taxonomy'>;

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
    return this.#rewrite(tag, [tag.id], sql`array_remove(tag_ids, ${tag.id})`);
  }

  /**
   * Replaces tags by another one of the same taxonomy everywhere, in one statement: each card is written once, however
   * many of the tags it has. The other tag keeps its place, or gets that of the first of them.
   */
  async move(from: readonly Tag[], to: Tag): Promise<void> {
    const ids = from.map(({ id }) => id);
    const replaced = sql`array(
      select id from (
        select case when given = any(${ids}::integer[]) then ${to.id}::integer else given end as id,
          coalesce(min(place) filter (where given = ${to.id}), min(place)) as place
        from unnest(tag_ids) with ordinality as each(given, place) group by 1) merged
      order by place)`;
    await this.#rewrite(to, ids, replaced);
  }

  /** Updates the sticky order of a tag's cards after the tag has changed. */
  async refreshSticky(tag: Tag): Promise<void> {
    if (tag.taxonomy === 'cards') await this.#rewrite(tag, [tag.id], sql`tag_ids`);
  }

  /** Sets the tags of everything in the place (project and taxonomy) that has one of the tags. */
  #rewrite(place: Place, ids: readonly number[], tagIds: RawBuilder<unknown>): Promise<number> {
    const having = sql`project_id = ${place.projectId} and tag_ids && ${ids}::integer[]`;
    return place.taxonomy === 'cards'
      ? this.#rewriteCards(place, having, tagIds)
      : this.#rewriteConclusions(place, having, tagIds);
  }

  /** Insights and trends are few, and their order does not depend on their tags. */
  async #rewriteConclusions(
    { taxonomy }: Place,
    having: RawBuilder<unknown>,
    tagIds: RawBuilder<unknown>,
  ): Promise<number> {
    const { rows } = await sql<{ shown: number }>`
      with written as (
        update ${sql.table(taxonomy)} set tag_ids = ${tagIds} where ${having} returning deleted_at
      )
      select count(*) filter (where deleted_at is null) as shown from written`.execute(this.#db);
    return rows[0]?.shown ?? 0;
  }

  async #rewriteCards({ projectId }: Place, having: RawBuilder<unknown>, tagIds: RawBuilder<unknown>): Promise<number> {
    // Each part of the union uses a separate index.
    const { rows } = await sql<{ shown: number }>`
      with concerned as (
        select id from cards where ${having} and deleted_at is null
        union all
        select id from cards where ${having} and deleted_at is not null
      ), changed as (
        select c.id, ${tagIds} as tag_ids from cards c join concerned using (id)
      ), written as (
        update cards c set tag_ids = changed.tag_ids, has_sticky_tag = exists (
          select 1 from tags t where t.project_id = ${projectId} and t.sticky and t.id = any(changed.tag_ids))
        from changed where c.id = changed.id
        returning c.deleted_at
      )
      select count(*) filter (where deleted_at is null) as shown from written`.execute(this.#db);
    return rows[0]?.shown ?? 0;
  }
}
