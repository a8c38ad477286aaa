import type { Role } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';

/**
 * The described schema: what every table holds, for TypeScript (`Tables`) and for the check that the migrated
 * database agrees (`describedColumns`, held against this file's types by the compiler).
 */

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

type MaybeId = ColumnType<number | null, number | null | undefined, number | null>;

interface UsersTable {
  id: Generated<number>;
  slug: string;
  name: string;
  email: string;
  password_hash: string;
  locale: ColumnType<'en' | 'de', 'en' | 'de' | undefined>;
  is_global_admin: ColumnType<boolean, boolean | undefined>;
  theme: ColumnType<'system' | 'light' | 'dark', 'system' | 'light' | 'dark' | undefined>;
  disabled_at: MaybeMoment;
  deleted_at: MaybeMoment;
  picture_id: MaybeId;
  digest: ColumnType<boolean, boolean | undefined>;
  created_at: Moment;
  updated_at: Moment;
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

interface SetupLinksTable {
  token_hash: Buffer;
  expires_at: Moment;
}

interface RateLimitsTable {
  key: string;
  points: ColumnType<number, number | undefined>;
  expire: number | null;
}

interface WorkspacesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  subtitle: string | null;
  company_name: string | null;
  image_id: MaybeId;
  version: ColumnType<number, number | undefined>;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface WorkspaceMembersTable {
  workspace_id: number;
  user_id: number;
  role: 'workspace_admin' | 'workspace_creator' | 'workspace_collaborator';
  created_at: Moment;
}

interface ProjectsTable {
  id: Generated<number>;
  slug: string;
  workspace_id: number;
  title: string;
  subtitle: string | null;
  cards_version: ColumnType<number, number | undefined>;
  version: ColumnType<number, number | undefined>;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface ProjectMembersTable {
  project_id: number;
  user_id: number;
  role: 'project_admin' | 'project_creator' | 'project_collaborator' | 'project_viewer';
  created_at: Moment;
}

interface InvitationsTable {
  id: Generated<number>;
  slug: string;
  workspace_id: number;
  project_id: number | null;
  email: string | null;
  role: Role;
  locale: ColumnType<'en' | 'de', 'en' | 'de' | undefined>;
  invited_by: number;
  created_at: Moment;
  expires_at: Moment;
  accepted_at: MaybeMoment;
  accepted_by: ColumnType<number | null, number | null | undefined>;
  revoked_at: MaybeMoment;
}

interface InvitationLinksTable {
  token_hash: Buffer;
  invitation_id: number;
  created_at: Moment;
}

interface RegistrationsTable {
  id: Generated<number>;
  token_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  invitation_id: number;
  name: string;
  email: string;
  password_hash: string;
  locale: 'en' | 'de';
  expires_at: Moment;
}

interface UserLinksTable {
  token_hash: Buffer;
  user_id: number;
  purpose: 'password_reset' | 'email_change';
  email: string | null;
  created_at: Moment;
  expires_at: Moment;
}

interface SettingsTable {
  name: string;
  /** JSON. */
  value: ColumnType<unknown, string, string>;
  updated_by: number | null;
  updated_at: Moment;
}

interface TagsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  taxonomy: ColumnType<'cards' | 'insights' | 'trends', 'cards' | 'insights' | 'trends' | undefined>;
  name: string;
  name_key: string;
  color: string;
  sticky: ColumnType<boolean, boolean | undefined>;
  created_at: Moment;
}

interface CardsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  creator_id: number;
  public: ColumnType<boolean, boolean | undefined>;
  ai_assistant: ColumnType<boolean, boolean | undefined>;
  tag_ids: ColumnType<number[], number[] | undefined>;
  has_sticky_tag: ColumnType<boolean, boolean | undefined>;
  letters: Buffer;
  attachment_id: MaybeId;
  created_at: Moment;
  updated_at: Moment;
  deleted_at: MaybeMoment;
}

interface CardTextsTable {
  card_id: number;
  project_id: number;
  title: string;
  subtitle: string | null;
  description: string | null;
  relevance: string | null;
  source_url: string | null;
  title_key: string;
  source_key: string | null;
  search_text: string;
}

interface InstallationSecretsTable {
  name: string;
  value: Buffer;
}

interface UploadsTable {
  name: string;
  user_id: number;
  mime_type: string;
  bytes: number;
  created_at: Moment;
  expires_at: Moment;
}

interface AttachmentsTable {
  id: Generated<number>;
  slug: string;
  user_id: number | null;
  path: string;
  original_name: string;
  width: number;
  height: number;
  animated: boolean;
  blurhash: string;
  bytes: number;
  image_alt_text: ColumnType<string | null, string | null | undefined>;
  image_credit: ColumnType<string | null, string | null | undefined>;
  unused_since: MaybeMoment;
  created_at: Moment;
}

interface BriefVersionsTable {
  project_id: number;
  number: number;
  challenge: string | null;
  purpose: string | null;
  scope_in: string | null;
  scope_out: string | null;
  time_horizon: string | null;
  audience: string | null;
  domains: string[];
  sources: string | null;
  changed: string[];
  restored_from: number | null;
  created_by: number;
  created_at: Moment;
}

interface ActivitiesTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  kind: string;
  about: string;
  subject_slug: string | null;
  subject_title: string | null;
  count: number;
  other_slug: string | null;
  other_title: string | null;
  role: string | null;
  fields: string[];
  created_at: Moment;
}

interface CommentsTable {
  id: Generated<number>;
  slug: string;
  project_id: number;
  subject_type: 'cards' | 'insights' | 'trends';
  subject_slug: string;
  parent_id: number | null;
  author_id: number;
  text: string;
  resolved_at: MaybeMoment;
  resolved_by: MaybeId;
  created_at: Moment;
  edited_at: MaybeMoment;
  deleted_at: MaybeMoment;
}

interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'mention' | 'reply' | 'comment';
  comment_id: number;
  created_at: Moment;
  read_at: MaybeMoment;
  mailed_at: MaybeMoment;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  setup_links: SetupLinksTable;
  rate_limits: RateLimitsTable;
  workspaces: WorkspacesTable;
  workspace_members: WorkspaceMembersTable;
  projects: ProjectsTable;
  project_members: ProjectMembersTable;
  invitations: InvitationsTable;
  invitation_links: InvitationLinksTable;
  registrations: RegistrationsTable;
  user_links: UserLinksTable;
  settings: SettingsTable;
  tags: TagsTable;
  cards: CardsTable;
  card_texts: CardTextsTable;
  installation_secrets: InstallationSecretsTable;
  uploads: UploadsTable;
  attachments: AttachmentsTable;
  brief_versions: BriefVersionsTable;
  activities: ActivitiesTable;
  comments: CommentsTable;
  notifications: NotificationsTable;
}

type Described = { readonly [T in keyof Tables]: { readonly [C in keyof Tables[T]]: string } };

/** PostgreSQL's type of every column; a `?` says that it may be null. */
export const describedColumns: Described = {
  users: {
    id: 'bigint',
    slug: 'text',
    name: 'text',
    email: 'text',
    password_hash: 'text',
    locale: 'text',
    is_global_admin: 'boolean',
    theme: 'text',
    disabled_at: 'timestamp with time zone?',
    deleted_at: 'timestamp with time zone?',
    picture_id: 'bigint?',
    digest: 'boolean',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
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
  setup_links: { token_hash: 'bytea', expires_at: 'timestamp with time zone' },
  rate_limits: { key: 'text', points: 'integer', expire: 'bigint?' },
  workspaces: {
    id: 'bigint',
    slug: 'text',
    title: 'text',
    subtitle: 'text?',
    company_name: 'text?',
    image_id: 'bigint?',
    version: 'bigint',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  workspace_members: {
    workspace_id: 'bigint',
    user_id: 'bigint',
    role: 'text',
    created_at: 'timestamp with time zone',
  },
  projects: {
    id: 'bigint',
    slug: 'text',
    workspace_id: 'bigint',
    title: 'text',
    subtitle: 'text?',
    cards_version: 'bigint',
    version: 'bigint',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  project_members: {
    project_id: 'bigint',
    user_id: 'bigint',
    role: 'text',
    created_at: 'timestamp with time zone',
  },
  invitations: {
    id: 'bigint',
    slug: 'text',
    workspace_id: 'bigint',
    project_id: 'bigint?',
    email: 'text?',
    role: 'text',
    locale: 'text',
    invited_by: 'bigint',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
    accepted_at: 'timestamp with time zone?',
    accepted_by: 'bigint?',
    revoked_at: 'timestamp with time zone?',
  },
  invitation_links: { token_hash: 'bytea', invitation_id: 'bigint', created_at: 'timestamp with time zone' },
  registrations: {
    id: 'bigint',
    token_hash: 'bytea?',
    invitation_id: 'bigint',
    name: 'text',
    email: 'text',
    password_hash: 'text',
    locale: 'text',
    expires_at: 'timestamp with time zone',
  },
  user_links: {
    token_hash: 'bytea',
    user_id: 'bigint',
    purpose: 'text',
    email: 'text?',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
  settings: { name: 'text', value: 'jsonb', updated_by: 'bigint?', updated_at: 'timestamp with time zone' },
  tags: {
    id: 'integer',
    slug: 'text',
    project_id: 'bigint',
    taxonomy: 'text',
    name: 'text',
    name_key: 'text',
    color: 'text',
    sticky: 'boolean',
    created_at: 'timestamp with time zone',
  },
  cards: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    creator_id: 'bigint',
    public: 'boolean',
    ai_assistant: 'boolean',
    tag_ids: 'ARRAY',
    has_sticky_tag: 'boolean',
    letters: 'bytea',
    attachment_id: 'bigint?',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  card_texts: {
    card_id: 'bigint',
    project_id: 'bigint',
    title: 'text',
    subtitle: 'text?',
    description: 'text?',
    relevance: 'text?',
    source_url: 'text?',
    title_key: 'text',
    source_key: 'text?',
    search_text: 'text',
  },
  installation_secrets: { name: 'text', value: 'bytea' },
  uploads: {
    name: 'text',
    user_id: 'bigint',
    mime_type: 'text',
    bytes: 'bigint',
    created_at: 'timestamp with time zone',
    expires_at: 'timestamp with time zone',
  },
  attachments: {
    id: 'bigint',
    slug: 'text',
    user_id: 'bigint?',
    path: 'text',
    original_name: 'text',
    width: 'integer',
    height: 'integer',
    animated: 'boolean',
    blurhash: 'text',
    bytes: 'bigint',
    image_alt_text: 'text?',
    image_credit: 'text?',
    unused_since: 'timestamp with time zone?',
    created_at: 'timestamp with time zone',
  },
  brief_versions: {
    project_id: 'bigint',
    number: 'integer',
    challenge: 'text?',
    purpose: 'text?',
    scope_in: 'text?',
    scope_out: 'text?',
    time_horizon: 'text?',
    audience: 'text?',
    domains: 'ARRAY',
    sources: 'text?',
    changed: 'ARRAY',
    restored_from: 'integer?',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
  },
  activities: {
    id: 'bigint',
    project_id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    about: 'text',
    subject_slug: 'text?',
    subject_title: 'text?',
    count: 'integer',
    other_slug: 'text?',
    other_title: 'text?',
    role: 'text?',
    fields: 'ARRAY',
    created_at: 'timestamp with time zone',
  },
  comments: {
    id: 'bigint',
    slug: 'text',
    project_id: 'bigint',
    subject_type: 'text',
    subject_slug: 'text',
    parent_id: 'bigint?',
    author_id: 'bigint',
    text: 'text',
    resolved_at: 'timestamp with time zone?',
    resolved_by: 'bigint?',
    created_at: 'timestamp with time zone',
    edited_at: 'timestamp with time zone?',
    deleted_at: 'timestamp with time zone?',
  },
  notifications: {
    id: 'bigint',
    user_id: 'bigint',
    kind: 'text',
    comment_id: 'bigint',
    created_at: 'timestamp with time zone',
    read_at: 'timestamp with time zone?',
    mailed_at: 'timestamp with time zone?',
  },
};
