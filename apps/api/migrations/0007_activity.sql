-- Who did what in a project; kept for a while.
create table activities (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users,
  kind text not null,
  about text not null check (about in ('cards', 'insights', 'trends', 'tags', 'brief', 'members', 'project')),
  -- what it was done to, as it was called then; of a member the user's slug alone
  subject_slug text,
  subject_title text,
  -- to how many it was done
  count integer not null default 1,
  other_slug text,
  other_title text,
  role text,
  fields text[] not null default '{}',
  -- of several changes that are one entry, when the last one was
  created_at timestamptz not null default now()
);
create index activities_project on activities (project_id, created_at desc, id desc);
create index activities_age on activities (created_at);
