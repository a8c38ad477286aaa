import type { Role } from '@foreglow/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Described, MaybeId, MaybeMoment, Moment } from './columns.ts';

interface WorkspacesTable {
  id: Generated<number>;
  slug: string;
  title: string;
  subtitle: string | null;
  company_name: string | null;
  image_id: MaybeId;
  sample: ColumnType<boolean, boolean | undefined>;
  ai_allowed: Generated<boolean>;
  viewer_links_allowed: Generated<boolean>;
  collaborators_may_publish: Generated<boolean>;
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
  conclusions_version: ColumnType<number, number | undefined>;
  version: ColumnType<number, number | undefined>;
  restored_versions: ColumnType<number, never, never>;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
  changed_at: ColumnType<Date, never, never>;
  deleted_at: MaybeMoment;
}

interface ProjectMembersTable {
  project_id: number;
  user_id: number;
  role: 'project_admin' | 'project_creator' | 'project_collaborator' | 'project_viewer';
  created_at: Moment;
}

interface ProjectVisitsTable {
  user_id: number;
  project_id: number;
  started_at: Date;
  last_seen_at: Date;
  previous_ended_at: MaybeMoment;
}

interface CreationKeysTable {
  user_id: number;
  key: string;
  kind: string;
  project_id: MaybeId;
  workspace_id: MaybeId;
  slug: string;
  created_at: Moment;
}

interface InvitationsTable {
  id: Generated<number>;
  slug: string;
  workspace_id: number;
  project_id: number | null;
  email: string | null;
  role: Role;
  locale: ColumnType<string, string | undefined>;
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
  made_by: number | null;
}

interface RegistrationsTable {
  id: Generated<number>;
  token_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  invitation_id: number;
  email: string;
  locale: string;
  expires_at: Moment;
}

/** Workspaces and projects, their members, visits and invitations, and the keys of calls that created them or something in them. */
export interface PlaceTables {
  workspaces: WorkspacesTable;
  workspace_members: WorkspaceMembersTable;
  projects: ProjectsTable;
  project_members: ProjectMembersTable;
  project_visits: ProjectVisitsTable;
  creation_keys: CreationKeysTable;
  invitations: InvitationsTable;
  invitation_links: InvitationLinksTable;
  registrations: RegistrationsTable;
}

export const placeColumns: Described<PlaceTables> = {
  workspaces: {
    id: 'bigint',
    slug: 'text',
    title: 'text',
    subtitle: 'text?',
    company_name: 'text?',
    image_id: 'bigint?',
    sample: 'boolean',
    ai_allowed: 'boolean',
    viewer_links_allowed: 'boolean',
    collaborators_may_publish: 'boolean',
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
    conclusions_version: 'bigint',
    version: 'bigint',
    restored_versions: 'bigint',
    created_by: 'bigint',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    changed_at: 'timestamp with time zone',
    deleted_at: 'timestamp with time zone?',
  },
  project_members: {
    project_id: 'bigint',
    user_id: 'bigint',
    role: 'text',
    created_at: 'timestamp with time zone',
  },
  project_visits: {
    user_id: 'bigint',
    project_id: 'bigint',
    started_at: 'timestamp with time zone',
    last_seen_at: 'timestamp with time zone',
    previous_ended_at: 'timestamp with time zone?',
  },
  creation_keys: {
    user_id: 'bigint',
    key: 'text',
    kind: 'text',
    project_id: 'bigint?',
    workspace_id: 'bigint?',
    slug: 'text',
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
  invitation_links: {
    token_hash: 'bytea',
    invitation_id: 'bigint',
    created_at: 'timestamp with time zone',
    made_by: 'bigint?',
  },
  registrations: {
    id: 'bigint',
    token_hash: 'bytea?',
    invitation_id: 'bigint',
    email: 'text',
    locale: 'text',
    expires_at: 'timestamp with time zone',
  },
};
