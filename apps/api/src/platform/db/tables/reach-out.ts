import type { Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface ReachOutMessagesTable {
  id: Generated<number>;
  slug: string;
  user_id: MaybeId;
  name: string;
  email: string;
  subject: string;
  message: string;
  signed_in: boolean;
  read_at: MaybeMoment;
  created_at: Moment;
}

/** Messages to the administrators of the installation. */
export interface ReachOutTables {
  reach_out_messages: ReachOutMessagesTable;
}

export const reachOutColumns: Described<ReachOutTables> = {
  reach_out_messages: {
    id: 'bigint',
    slug: 'text',
    user_id: 'bigint?',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    signed_in: 'boolean',
    read_at: 'timestamp with time zone?',
    created_at: 'timestamp with time zone',
  },
};
