-- The bytes of the pictures that a user has announced on the last day they announced one (UTC), arrived or not.
create table upload_days (
  user_id bigint primary key references users on delete cascade,
  day date not null,
  bytes bigint not null
);
