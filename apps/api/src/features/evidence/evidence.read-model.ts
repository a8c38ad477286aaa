import type { ConclusionAttributes, EvidenceCard, EvidenceItem } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { sourceOf } from '#platform/db/sources/sources.ts';
import { removedAt } from './evidence.rules.ts';
import { type EvidenceLink, supportedByCards } from './links.ts';

/** A conclusion that would lose evidence. */
export interface Conclusion extends ConclusionAttributes {
  readonly slug: string;
}

interface ItemRow {
  owner_id: number;
  slug: string;
  title: string;
  deleted_at: Date | null;
}

/** Reads what supports insights and trends, and what they support. */
export class EvidenceReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The cards behind insights or trends, by the id of the conclusion, in their order. */
  async cards(link: EvidenceLink, ownerIds: readonly number[], seesDrafts: boolean) {
    const { rows } = await sql<ItemRow & { public: boolean }>`
      select l.${sql.ref(link.owner)} as owner_id, c.slug, t.title, c.public, c.deleted_at
      from ${sql.table(link.table)} l join cards c on c.id = l.card_id join card_texts t on t.card_id = c.id
      where l.${sql.ref(link.owner)} = any(${ownerIds}::bigint[]) and (c.public or ${seesDrafts})
      order by l.position`.execute(this.#db);
    return byOwner(rows, (row): EvidenceCard => ({ ...itemOf(row), public: row.public }));
  }

  /** The insights behind trends, by the id of the trend, in their order. */
  async insights(trendIds: readonly number[]) {
    const { rows } = await sql<ItemRow>`
      select l.trend_id as owner_id, i.slug, i.title, i.deleted_at
      from trend_insights l join insights i on i.id = l.insight_id
      where l.trend_id = any(${trendIds}::bigint[]) order by l.position`.execute(this.#db);
    return byOwner(rows, itemOf);
  }

  /** The trends that insights support, by the id of the insight and by title. */
  async trends(insightIds: readonly number[]) {
    const { rows } = await sql<ItemRow>`
      select l.insight_id as owner_id, t.slug, t.title, t.deleted_at
      from trend_insights l join trends t on t.id = l.trend_id
      where l.insight_id = any(${insightIds}::bigint[]) order by ${inNaturalOrder('t.title')}, t.id`.execute(this.#db);
    return byOwner(rows, itemOf);
  }

  /**
   * The insights and trends supported by any of the cards. Drafts are counted only in the projects of `writableIds`,
   * evidence in the trash never.
   */
  async conclusions(cardIds: readonly number[], writableIds: readonly number[]): Promise<Conclusion[]> {
    const isCounted = sql`e.deleted_at is null and (e.public or e.project_id = any(${writableIds}::bigint[]))`;
    const named = sql`l.card_id = any(${cardIds}::bigint[])`;
    const queries = supportedByCards.map(({ kind, cards, all }) => {
      const links = sql`from ${sql.table(cards.table)} l where ${named}`;
      const totals = all.map(
        (link) => sql`(select count(*) from ${sql.table(link.table)} l
          join (${sourceOf(link.of)}) e on e.id = l.${sql.ref(link.evidence)}
          where l.${sql.ref(link.owner)} = o.id and ${isCounted})`,
      );
      return sql`select ${sql.lit(kind)} as kind, o.slug, o.title,
          (select count(*) ${links} and l.${sql.ref(cards.owner)} = o.id) as affected,
          ${sql.join(totals, sql` + `)} as total
        from ${sql.table(kind)} o
        where o.deleted_at is null and o.id in (select l.${sql.ref(cards.owner)} ${links})`;
    });
    const { rows } = await sql<Conclusion>`
      select * from (${sql.join(queries, sql` union all `)}) concluded
      order by kind, ${inNaturalOrder('title')}, slug`.execute(this.#db);
    return rows;
  }
}

const itemOf = ({ slug, title, deleted_at }: ItemRow): EvidenceItem => ({
  slug,
  title,
  removed_at: removedAt(deleted_at),
});

function byOwner<R extends ItemRow, T>(rows: readonly R[], shape: (row: R) => T): Map<number, T[]> {
  return new Map([...Map.groupBy(rows, (row) => row.owner_id)].map(([id, own]) => [id, own.map(shape)]));
}
