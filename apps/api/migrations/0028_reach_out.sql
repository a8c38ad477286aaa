-- What people write to the administrators of the installation. Deleted after a while, so nothing refers to it.
create table reach_out_messages (
  id bigint generated always as identity primary key,
  slug text not null unique,
  -- set where the sender was signed in
  user_id bigint references users on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  signed_in boolean not null,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index reach_out_messages_newest on reach_out_messages (created_at desc, id desc);
create index reach_out_messages_unread on reach_out_messages (id) where read_at is null;
create index reach_out_messages_user on reach_out_messages (user_id);
