import { limits } from '@foreglow/contract';
import { sql } from 'kysely';

const trashTime = sql`${sql.lit(`${limits.trashDays} days`)}::interval`;

/** A condition: something was deleted recently enough to be restored. `deletedAt` is a column, such as `c.deleted_at`. */
export const isRestorable = (deletedAt: string) => sql<boolean>`${sql.ref(deletedAt)} > now() - ${trashTime}`;

/** A condition: something has been in the trash for so long that it is removed. */
export const isExpiredTrash = (deletedAt: string) => sql<boolean>`${sql.ref(deletedAt)} <= now() - ${trashTime}`;
