import { type RawBuilder, sql } from 'kysely';

/**
 * A column of names or titles to sort by, in the order that readers expect in any language (migration 40). Without it
 * the order is the database's own, which for the embedded one is that of bytes.
 */
export const inNaturalOrder = (column: string): RawBuilder<string> => sql`${sql.ref(column)} collate natural_order`;
