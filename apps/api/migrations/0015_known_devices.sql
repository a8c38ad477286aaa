-- Browsers from which a user has signed in before: wrong passwords from elsewhere do not keep them out.
create table known_devices (
  -- SHA-256 of the token that the browser keeps; several users may share a browser
  token_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_user on known_devices (user_id, last_used_at desc);
