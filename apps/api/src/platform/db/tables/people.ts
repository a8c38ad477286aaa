import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface UsersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  email: string;
  locale: ColumnType<string, string | undefined>;
  is_global_admin: ColumnType<boolean, boolean | undefined>;
  theme: ColumnType<'system' | 'light' | 'dark', 'system' | 'light' | 'dark' | undefined>;
  disabled_at: MaybeMoment;
  deleted_at: MaybeMoment;
  access_changed_at: MaybeMoment;
  /** Raised by every change of who has access. */
  access_version: ColumnType<number, number | undefined>;
  picture_id: MaybeId;
  digest: ColumnType<boolean, boolean | undefined>;
  notifications_version: ColumnType<number, number | undefined>;
  created_at: Moment;
  updated_at: Moment;
}

interface CredentialsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'password';
  subject: string;
  secret: string;
  created_at: Moment;
}

interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: Buffer;
  user_agent: string | null;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Moment;
}

interface KnownDevicesTable {
  token_hash: Buffer;
  user_id: number;
  last_used_at: Moment;
}

interface SetupLinksTable {
  token_hash: Buffer;
  expires_at: Moment;
}

interface UserLinksTable {
  token_hash: Buffer;
  user_id: number;
  purpose: 'password_reset' | 'email_change';
  email: string | null;
  created_at: Moment;
  expires_at: Moment;
  made_by: number | null;
}

/** Accounts, their sessions and their links. */
export interface PeopleTables {
  users: UsersTable;
  credentials: CredentialsTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  setup_links: SetupLinksTable;
  user_links: UserLinksTable;
}

export const peopleColumns: Described<PeopleTables> = {
  users: {
    id: 'bigint',
    slug: 'text',
    name: 'text',
    email: 'text',
    locale: 'text',
    is_global_admin: 'boolean',
    theme: 'text',
    disabled_at: 'timestamp with time zone?',
    deleted_at: 'timestamp with time zone?',
    access_changed_at: 'timestamp with time zone?',
    access_version: 'bigint',
    picture_id: 'bigint?',
    digest: 'boolean',
    notifications_version: 'bigint',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  credentials: {
    id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    subject: 'text',
    secret: 'text',
    created_at: 'timestamp with time zone',
  },
  sessions: {
    id: 'bigint',
    user_id: 'bigint',
    token_hash: 'bytea',
    user_agent: 'text?',
    created_at: 'timestamp with time zone',
    last_used_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
  known_devices: { token_hash: 'bytea', user_id: 'bigint', last_used_at: 'timestamp with time zone' },
  setup_links: { token_hash: 'bytea', expires_at: 'timestamp with time zone' },
  user_links: {
    token_hash: 'bytea',
    user_id: 'bigint',
    purpose: 'text',
    email: 'text?',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    made_by: 'bigint?',
  },
};
