-- How people prove who they are, apart from their accounts. A session is opened only in the version of the access in
-- which the proof was checked.
create table credentials (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('password')),
  -- What distinguishes several credentials of one kind; empty for a password, of which there is one.
  subject text not null default '',
  -- A password: its argon2id hash.
  secret text not null,
  created_at timestamptz not null default now(),
  unique (user_id, kind, subject)
);
insert into credentials (user_id, kind, secret)
  select id, 'password', password_hash from users where deleted_at is null and password_hash like '$argon2%';
alter table users
  add column access_version bigint not null default 0,
  drop column password_hash;
