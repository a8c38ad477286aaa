import { type Direction, type Horizon, trendFields } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { conclusionType } from '../conclusions/conclusion-type.ts';

/** How trends are stored and sorted: those that are not judged yet last. */
export const trendType = conclusionType({
  kind: 'trends',
  fields: trendFields,
  orders: {
    '-created_at': sql`o.created_at desc`,
    created_at: sql`o.created_at, o.id`,
    '-updated_at': sql`o.updated_at desc`,
    title: inNaturalOrder('o.title'),
    '-impact': sql`o.impact desc nulls last, o.certainty desc nulls last`,
    '-certainty': sql`o.certainty desc nulls last, o.impact desc nulls last`,
    horizon: sql`array_position(array['now', 'next', 'later'], o.horizon) nulls last, o.impact desc nulls last`,
  },
});

/** Filters that only trends have; absent ones include everything. */
export interface OwnTrendFilters {
  readonly horizons: readonly Horizon[] | undefined;
  readonly directions: readonly Direction[] | undefined;
  /** Only trends without evidence that is visible to the reader. */
  readonly withoutEvidence: boolean;
}

/** The conditions of the filters that only trends (`o`) have. */
export function trendConditions(filters: OwnTrendFilters, seesDrafts: boolean): RawBuilder<unknown>[] {
  const { horizons, directions, withoutEvidence } = filters;
  return [
    ...(horizons?.length ? [sql`o.horizon = any(${horizons}::text[])`] : []),
    ...(directions?.length ? [sql`o.direction = any(${directions}::text[])`] : []),
    ...(withoutEvidence
      ? [
          sql`not exists (select from trend_cards l join cards c on c.id = l.card_id
            where l.trend_id = o.id and c.deleted_at is null and (c.public or ${seesDrafts}))`,
          sql`not exists (select from trend_insights l join insights i on i.id = l.insight_id
            where l.trend_id = o.id and i.deleted_at is null)`,
        ]
      : []),
  ];
}
