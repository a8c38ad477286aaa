-- Keys by which a client that got no answer can send a call again that creates something: the same user with the same
-- key gets what was created the first time. They are removed after a day.
create table creation_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  kind text not null,
  project_id bigint not null references projects on delete cascade,
  slug text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index creation_keys_created on creation_keys (created_at);
create index creation_keys_project on creation_keys (project_id);
