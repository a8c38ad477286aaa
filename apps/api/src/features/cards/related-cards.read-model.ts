import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { likePattern } from '../../platform/db/like-pattern.ts';
import type { Card } from './card.ts';
import type { Shared } from './related-cards.rules.ts';

/** A word or tag that more cards have is not distinctive, and expensive to search. */
const maxUses = 300;
/** Among the cards that share a tag, the newest are compared. */
const newestOfTag = 100;

/** Finds what cards of a project share with one of them. */
export class RelatedCardsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** For each word the other cards that contain it, without the words that more than `maxUses` cards have. */
  async sharingTerms(card: Card, terms: readonly string[], seesDrafts: boolean): Promise<Shared[]> {
    if (terms.length === 0) return [];
    const lookUps = terms.map(
      (term, at) => sql`(select ${sql.lit(at)} as term, c.slug from card_search t join cards c on c.id = t.card_id
        where t.project_id = ${card.projectId} and ${visibleOthers(card, seesDrafts)}
          and t.search_text like ${likePattern(term)} limit ${sql.lit(maxUses + 1)})`,
    );
    const { rows } = await sql<{ term: number; slug: string }>`${sql.join(lookUps, sql` union all `)}`.execute(
      this.#db,
    );
    const byTerm = Map.groupBy(rows, (row) => row.term);
    return [...byTerm.values()]
      .filter((found) => found.length <= maxUses)
      .map((found) => ({ slugs: found.map(({ slug }) => slug), uses: found.length }));
  }

  /** For each tag of the card the newest of the other cards that have it; `uses` counts those of each tag. */
  async sharingTags(card: Card, uses: ReadonlyMap<number, number>, seesDrafts: boolean): Promise<Shared[]> {
    return Promise.all(
      card.tagIds.map(async (tagId) => {
        const { rows } = await sql<{ slug: string }>`
          select c.slug from cards c where c.project_id = ${card.projectId} and ${visibleOthers(card, seesDrafts)}
            and c.tag_ids && ${[tagId]}::integer[]
          order by c.created_at desc, c.id desc limit ${sql.lit(newestOfTag)}`.execute(this.#db);
        return { slugs: rows.map(({ slug }) => slug), uses: uses.get(tagId) ?? rows.length };
      }),
    );
  }
}

const visibleOthers = (card: Card, seesDrafts: boolean) =>
  sql`c.id <> ${card.id} and c.deleted_at is null and (c.public or ${seesDrafts})`;
