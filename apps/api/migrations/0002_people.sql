alter table users
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  -- may not sign in; set and lifted by a global administrator
  add column disabled_at timestamptz,
  -- the account was deleted: the row stays for what they wrote, without their name and e-mail
  add column deleted_at timestamptz;


create table invitations (
  id bigint generated always as identity primary key,
  slug text not null unique,
  workspace_id bigint not null references workspaces on delete cascade,
  -- null: to the whole workspace
  project_id bigint references projects on delete cascade,
  -- null: the link that anybody may use; lower-cased otherwise
  email text,
  role text not null check (role in ('workspace_admin', 'workspace_creator', 'workspace_collaborator',
    'project_admin', 'project_creator', 'project_collaborator', 'project_viewer')),
  locale text not null default 'en' check (locale in ('en', 'de')),
  invited_by bigint not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references users,
  revoked_at timestamptz,
  check ((project_id is null) = (role like 'workspace%'))
);
create index invitations_workspace on invitations (workspace_id, created_at desc, id desc);
create index invitations_project on invitations (project_id) where project_id is not null;
-- one open invitation an address and place, and one link a place
create unique index invitations_open on invitations (workspace_id, coalesce(project_id, 0), coalesce(email, ''))
  where accepted_at is null and revoked_at is null;

-- The links that are out for an invitation: its mail, and each copy somebody made.
create table invitation_links (
  -- SHA-256 of the token; the token itself is never stored
  token_hash bytea primary key,
  invitation_id bigint not null references invitations on delete cascade,
  created_at timestamptz not null default now()
);
create index invitation_links_invitation on invitation_links (invitation_id);

-- Accounts that wait for their e-mail to be confirmed.
create table registrations (
  id bigint generated always as identity primary key,
  -- of the link that confirms; null until its mail is sent
  token_hash bytea unique,
  invitation_id bigint not null references invitations on delete cascade,
  name text not null,
  email text not null,
  password_hash text not null,
  locale text not null check (locale in ('en', 'de')),
  expires_at timestamptz not null
);

-- Links that let a user set a new password, or confirm a new e-mail.
create table user_links (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null check (purpose in ('password_reset', 'email_change')),
  -- the e-mail to be confirmed
  email text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((purpose = 'email_change') = (email is not null))
);
create index user_links_user on user_links (user_id, purpose);

-- What an administrator has set, by name: maintenance, team.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_by bigint references users,
  updated_at timestamptz not null default now()
);

-- What is in the trash, by age: what is removed for good, and what is listed there.
create index workspaces_trash on workspaces (deleted_at) where deleted_at is not null;
create index projects_trash on projects (workspace_id, deleted_at) where deleted_at is not null;
create index cards_trash on cards (project_id, deleted_at) where deleted_at is not null;
