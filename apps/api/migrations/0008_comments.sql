create table comments (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  -- what it is on: slugs are unique and never change
  subject_type text not null check (subject_type in ('cards', 'insights', 'trends')),
  subject_slug text not null,
  -- the first comment of the thread; null for that one itself
  parent_id bigint references comments on delete cascade,
  author_id bigint not null references users,
  text text not null,
  resolved_at timestamptz,
  resolved_by bigint references users,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- it stays while it has replies, without its text
  deleted_at timestamptz
);
create index comments_subject on comments (project_id, subject_type, subject_slug, id);
create index comments_parent on comments (parent_id) where parent_id is not null;

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('mention', 'reply', 'comment')),
  comment_id bigint not null references comments on delete cascade,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- when the digest with it was sent
  mailed_at timestamptz,
  unique (user_id, comment_id)
);
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_comment on notifications (comment_id);
create index notifications_waiting on notifications (user_id) where read_at is null and mailed_at is null;

-- wants a mail of what is unread, once a day
alter table users add column digest boolean not null default true;
