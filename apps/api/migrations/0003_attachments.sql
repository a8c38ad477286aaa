-- Random values that all processes of an installation share, such as the key of its signatures.
create table installation_secrets (
  name text primary key,
  value bytea not null
);

-- Pictures that were announced: gone once the file has become an attachment.
create table uploads (
  -- file name in the store
  name text primary key,
  user_id bigint not null references users on delete cascade,
  mime_type text not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index uploads_user on uploads (user_id);

create table attachments (
  id bigint generated always as identity primary key,
  slug text not null unique,
  -- who uploaded it; null when that user is gone
  user_id bigint references users on delete set null,
  -- folder of its files in the store; a copy has the same
  path text not null,
  original_name text not null,
  width integer not null,
  height integer not null,
  animated boolean not null,
  blurhash text not null,
  -- of its files in the store
  bytes bigint not null,
  image_alt_text text,
  image_credit text,
  -- since when nothing uses it, as far as is known; null: in use
  unused_since timestamptz default now(),
  created_at timestamptz not null default now()
);
create index attachments_user on attachments (user_id);
create index attachments_path on attachments (path);
create index attachments_unused on attachments (unused_since) where unused_since is not null;

alter table cards add column attachment_id bigint references attachments;
create index cards_attachment on cards (attachment_id) where attachment_id is not null;
alter table workspaces add column image_id bigint references attachments;
create index workspaces_image on workspaces (image_id) where image_id is not null;
alter table users add column picture_id bigint references attachments;
create index users_picture on users (picture_id) where picture_id is not null;
