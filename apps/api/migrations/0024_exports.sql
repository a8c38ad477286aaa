-- Exports: what was asked for, how far it is, and the file it became.
create table exports (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  format text not null check (format in ('pdf', 'pptx', 'csv', 'xlsx', 'json')),
  content text not null check (content in ('project', 'cards', 'insights', 'trends', 'brief')),
  -- slugs or filters, order, options, language; emptied when it has ended
  request jsonb not null,
  -- it may contain drafts, and is then given to nobody who does not see them
  has_drafts boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer not null,
  left_out integer not null default 0,
  failure text check (failure in ('nothing_left', 'not_allowed', 'storage_full', 'too_large', 'internal')),
  file_name text not null,
  -- in the store of files
  file_key text,
  bytes bigint,
  -- of the project, and when it was read
  version bigint,
  taken_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index exports_user on exports (user_id, project_id, created_at desc);
create index exports_expiry on exports (expires_at);
create index exports_project on exports (project_id);

-- Somebody is notified of an export that was made in the background.
alter table notifications alter column comment_id drop not null;
alter table notifications add column export_id bigint references exports on delete cascade;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('mention', 'reply', 'comment', 'export'));
alter table notifications add constraint notifications_subject_check check ((kind = 'export') = (export_id is not null) and (kind = 'export') = (comment_id is null));
create unique index notifications_export on notifications (export_id);
