-- What a project is for: each version whole, the last one counts.
create table brief_versions (
  project_id bigint not null references projects on delete cascade,
  number integer not null check (number > 0),
  challenge text,
  purpose text,
  scope_in text,
  scope_out text,
  time_horizon text,
  audience text,
  domains text[] not null,
  sources text,
  -- names of the columns that differ from the version before
  changed text[] not null,
  -- the version that was brought back by this one
  restored_from integer,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  primary key (project_id, number)
);
