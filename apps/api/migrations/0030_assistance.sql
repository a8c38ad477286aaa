-- Whether texts of the workspace's cards may be sent to the provider of models.
alter table workspaces add column ai_allowed boolean not null default true;

-- What drafted a radar; null where people made it. The same for what was made of other drafts.
alter table radars add column ai_assistant boolean not null default false, add column drafter jsonb;
alter table cards add column drafter jsonb;
alter table insights add column drafter jsonb;

-- What was asked of the provider: the base of limits and figures. No text is kept.
create table ai_uses (
  id bigint generated always as identity primary key,
  -- null once it is removed for good: the figures of the installation stay right
  workspace_id bigint references workspaces on delete set null,
  user_id bigint references users on delete set null,
  prompt text not null,
  model text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  failed boolean not null,
  created_at timestamptz not null default now()
);
create index ai_uses_workspace on ai_uses (workspace_id, created_at);
create index ai_uses_user on ai_uses (user_id);
create index ai_uses_newest on ai_uses (created_at);

-- A radar that is drafted step by step.
create table generations (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users,
  state text not null default 'queued' check (state in ('queued', 'running', 'review', 'failed', 'terminated')),
  failure text,
  prompt jsonb not null,
  -- of the person who asked: the language of what is drafted
  locale text not null,
  drafter text not null check (drafter in ('ai', 'built-in')),
  -- the drafted blips with what was decided about them, once all steps are finished
  draft jsonb,
  radar_id bigint references radars on delete set null,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ended_at timestamptz
);
-- A project has one unfinished draft at a time.
create unique index generations_unfinished on generations (project_id) where state in ('queued', 'running');
create index generations_project on generations (project_id, created_at desc);
create index generations_user on generations (user_id);
create index generations_radar on generations (radar_id) where radar_id is not null;

-- The result of each finished step: a draft that was interrupted goes on after the last one.
create table generation_steps (
  generation_id bigint not null references generations on delete cascade,
  step text not null check (step in ('frame', 'domains', 'candidates', 'evidence', 'placement', 'writing')),
  -- what the next steps need
  result jsonb not null,
  -- what is shown of it
  produced jsonb not null,
  drafter jsonb not null,
  finished_at timestamptz not null default now(),
  primary key (generation_id, step)
);
