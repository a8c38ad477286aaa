-- Deleted tags with what had them, so that a deletion can be undone. They are removed after a day.
create table deleted_tags (
  slug text primary key,
  project_id bigint not null references projects on delete cascade,
  taxonomy text not null check (taxonomy in ('cards', 'insights', 'trends')),
  name text not null,
  color text not null,
  sticky boolean not null,
  -- ids of the cards, insights or trends, and the place of the tag in the list of each
  used_by bigint[] not null,
  places integer[] not null,
  deleted_at timestamptz not null default now()
);
create index deleted_tags_project on deleted_tags (project_id);
create index deleted_tags_deleted on deleted_tags (deleted_at);
