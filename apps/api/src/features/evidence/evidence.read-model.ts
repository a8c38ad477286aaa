import type { ConclusionAttributes, EvidenceCard, EvidenceItem } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { removedAt } from './evidence.rules.ts';
import type { EvidenceLink } from './links.ts';

/** Something that would lose evidence. */
export interface Conclusion extends ConclusionAttributes {
  readonly slug: string;
}

interface ItemRow {
  owner_id: number;
  slug: string;
  title: string;
  deleted_at: Date | null;
}

/** Tells what supports insights and trends, and what they support. */
export class EvidenceReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The cards behind insights or trends, by the id of what they support, in their order. */
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
      where l.insight_id = any(${insightIds}::bigint[]) order by lower(t.title), t.id`.execute(this.#db);
    return byOwner(rows, itemOf);
  }

  /**
   * The insights and trends that some of the cards support. Drafts are counted in the projects of `writableIds`, what
   * is in the trash nowhere.
   */
  async conclusions(cardIds: readonly number[], writableIds: readonly number[]): Promise<Conclusion[]> {
    const isShown = sql`c.deleted_at is null and (c.public or c.project_id = any(${writableIds}::bigint[]))`;
    const { rows } = await sql<Conclusion>`
      select 'insights' as kind, i.slug, i.title,
        count(*) filter (where c.id = any(${cardIds}::bigint[])) as affected, count(*) filter (where ${isShown}) as total
      from insights i join insight_cards l on l.insight_id = i.id join cards c on c.id = l.card_id
      where i.deleted_at is null
        and i.id in (select insight_id from insight_cards where card_id = any(${cardIds}::bigint[]))
      group by i.id
      union all
      select 'trends', t.slug, t.title,
        count(*) filter (where c.id = any(${cardIds}::bigint[])), count(*) filter (where ${isShown}) + (
          select count(*) from trend_insights s join insights i on i.id = s.insight_id
          where s.trend_id = t.id and i.deleted_at is null)
      from trends t join trend_cards l on l.trend_id = t.id join cards c on c.id = l.card_id
      where t.deleted_at is null and t.id in (select trend_id from trend_cards where card_id = any(${cardIds}::bigint[]))
      group by t.id
      order by kind, title, slug`.execute(this.#db);
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
