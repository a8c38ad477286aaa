import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Project } from './project.ts';

/** How many cards have a tag. */
interface TagUses {
  readonly published: number;
  readonly drafts: number;
}

/** Counts the cards with each tag. This reads all cards, so it is done once for every version of a project's cards. */
export class CardTagUsesReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** The uses of the tags that any card of a project has, by the id of the tag. */
  of({ id, cardsVersion }: Pick<Project, 'id' | 'cardsVersion'>): Promise<ReadonlyMap<number, TagUses>> {
    return this.#cache.get(`card tags ${id}@${cardsVersion}`, async () => {
      const { rows } = await sql<TagUses & { tag_id: number }>`
        select ${plannedForItsValues} tag_id, count(*) filter (where public) as published, count(*) filter (where not public) as drafts
        from (
          select unnest(tag_ids) as tag_id, public from cards where project_id = ${id} and deleted_at is null
        ) used
        group by tag_id`.execute(this.#db);
      return new Map(rows.map(({ tag_id, ...uses }) => [tag_id, uses]));
    });
  }
}
