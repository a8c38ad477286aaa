-- The pictures of the look that administrators give the product. They are small, and every server needs them at once, so
-- they are here rather than in the store of files.
create table appearance_pictures (
  role text primary key check (role in ('mark', 'sign-in')),
  type text not null check (type in ('image/png', 'image/webp')),
  bytes bytea not null check (length(bytes) <= 1048576)
);
