import { serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { anyOf } from './points.read-model.ts';

/** An insight or a trend, and the cards that support it. */
export interface ConclusionCards {
  readonly kind: 'insight' | 'trend';
  readonly slug: string;
  readonly title: string;
  readonly cardIds: readonly number[];
}

/** Reads which cards support the insights and trends of projects. */
export class OutlinesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest insights and trends of projects with cards, at most `serverLimits.mapOutlines`. */
  async of(projectIds: readonly number[]): Promise<ConclusionCards[]> {
    const { rows } = await sql<{ kind: 'insight' | 'trend'; slug: string; title: string; cards: string[] }>`
      select 'insight' as kind, i.slug, i.title, i.created_at, array_agg(l.card_id) as cards
      from insights i join insight_cards l on l.insight_id = i.id
      where i.project_id = ${anyOf(projectIds)} and i.deleted_at is null group by i.id
      union all
      select 'trend', t.slug, t.title, t.created_at, array_agg(l.card_id)
      from trends t join trend_cards l on l.trend_id = t.id
      where t.project_id = ${anyOf(projectIds)} and t.deleted_at is null group by t.id
      order by created_at desc, slug limit ${serverLimits.mapOutlines}`.execute(this.#db);
    return rows.map(({ kind, slug, title, cards }) => ({ kind, slug, title, cardIds: cards.map(Number) }));
  }
}
