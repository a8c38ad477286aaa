import { type EvidenceCard, limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Reads the cards that support trends through their insights. */
export class CardsOfInsightsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The cards behind the insights of trends, by the id of the trend, each once, in the order of the insights. Without the
   * trend's own cards and anything in the trash; drafts only if the reader sees them.
   */
  async of(trendIds: readonly number[], seesDrafts: boolean): Promise<Map<number, EvidenceCard[]>> {
    const { rows } = await sql<Pick<EvidenceCard, 'slug' | 'title' | 'public'> & { trend_id: number }>`
      select trend_id, slug, title, public from (
        select f.trend_id, c.slug, t.title, c.public,
          row_number() over (partition by f.trend_id order by f.insight, f.position, c.id) as place
        from (
          select distinct on (used.trend_id, behind.card_id)
            used.trend_id, behind.card_id, used.position as insight, behind.position
          from trend_insights used
            join insights i on i.id = used.insight_id and i.deleted_at is null
            join insight_cards behind on behind.insight_id = used.insight_id
          where used.trend_id = any(${trendIds}::bigint[])
            and not exists (select from trend_cards own
              where own.trend_id = used.trend_id and own.card_id = behind.card_id)
          order by used.trend_id, behind.card_id, used.position
        ) f
        join cards c on c.id = f.card_id and c.deleted_at is null and (c.public or ${seesDrafts})
        join card_texts t on t.card_id = c.id
      ) found where place <= ${limits.evidence} order by trend_id, place`.execute(this.#db);
    const byTrend = Map.groupBy(rows, (row) => row.trend_id);
    return new Map(
      [...byTrend].map(([id, own]) => [id, own.map(({ trend_id: _, ...card }) => ({ ...card, removed_at: null }))]),
    );
  }
}
