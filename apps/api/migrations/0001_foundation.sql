create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table users (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  -- lower-cased by the application
  email text not null unique,
  password_hash text not null,
  locale text not null default 'en' check (locale in ('en', 'de')),
  is_global_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- SHA-256 of the token; the token itself is never stored
  token_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null
);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  -- milliseconds since 1970; null: never
  expire bigint
);

create table workspaces (
  id bigint generated always as identity primary key,
  slug text not null unique,
  title text not null,
  subtitle text,
  company_name text,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table workspace_members (
  workspace_id bigint not null references workspaces on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('workspace_admin', 'workspace_creator', 'workspace_collaborator')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_user on workspace_members (user_id);

create table projects (
  id bigint generated always as identity primary key,
  slug text not null unique,
  workspace_id bigint not null references workspaces on delete cascade,
  title text not null,
  subtitle text,
  -- counts every change of the project's cards and tags: figures computed from them are kept under this number
  cards_version bigint not null default 0,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index projects_workspace on projects (workspace_id);

create table project_members (
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  role text not null check (role in ('project_admin', 'project_creator', 'project_collaborator', 'project_viewer')),
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_members_user on project_members (user_id);

create table tags (
  id integer generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  taxonomy text not null default 'cards' check (taxonomy in ('cards', 'insights', 'trends')),
  name text not null,
  -- the name as it is compared: composed, lower-cased
  name_key text not null,
  color text not null,
  sticky boolean not null default false,
  created_at timestamptz not null default now(),
  unique (project_id, taxonomy, name_key)
);

-- What lists filter, order and count by. Kept narrow: a count over 100,000 cards reads this table alone.
create table cards (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  creator_id bigint not null references users,
  public boolean not null default true,
  ai_assistant boolean not null default false,
  tag_ids integer[] not null default '{}',
  has_sticky_tag boolean not null default false,
  -- which one- and two-letter strings stand in the card's text: 2,048 bits, see cards/letters.rules.ts
  letters bytea not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
alter table cards alter column letters set storage plain;
create index cards_order on cards (project_id, has_sticky_tag desc, created_at desc, id desc) where deleted_at is null;
create index cards_newest on cards (project_id, created_at desc, id desc) where deleted_at is null;
create index cards_tags on cards using gin (project_id, tag_ids) where deleted_at is null;
create index cards_creator on cards (creator_id);

create table card_texts (
  card_id bigint primary key references cards on delete cascade,
  project_id bigint not null,
  title text not null,
  subtitle text,
  description text,
  relevance text,
  source_url text,
  -- what makes two cards duplicates of each other: the compared title, the normalised address
  title_key text not null,
  source_key text,
  -- all texts in one, composed and lower-cased, as search sees them
  search_text text not null
);
alter table card_texts alter column search_text set storage external;
create index card_texts_search on card_texts using gin (project_id, search_text gin_trgm_ops);
create index card_texts_title on card_texts (project_id, md5(title_key));
create index card_texts_source on card_texts (project_id, md5(source_key)) where source_key is not null;
