import { insightFields } from '@foreglow/contract';
import { sql } from 'kysely';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { conclusionType } from '../conclusions/conclusion-type.ts';

/** How insights are stored and sorted. */
export const insightType = conclusionType({
  kind: 'insights',
  fields: insightFields,
  orders: {
    '-created_at': sql`o.created_at desc`,
    created_at: sql`o.created_at, o.id`,
    '-updated_at': sql`o.updated_at desc`,
    title: inNaturalOrder('o.title'),
  },
});
