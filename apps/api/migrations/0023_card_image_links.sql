-- Public links to the images of cards, for posts and pages.
create table card_image_links (
  id bigint generated always as identity primary key,
  slug text not null unique,
  token_hash bytea not null unique,
  card_id bigint not null references cards on delete cascade,
  -- where the card was when the link was made
  project_id bigint not null references projects on delete cascade,
  workspace_id bigint not null references workspaces on delete cascade,
  created_by bigint not null references users on delete cascade,
  -- the moment itself: the roles and the password of its maker must be older
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz
);
create index card_image_links_card on card_image_links (card_id);
create index card_image_links_project on card_image_links (project_id);
create index card_image_links_workspace on card_image_links (workspace_id);
create index card_image_links_maker on card_image_links (created_by);

-- A link ends for good with what it shows: here, since cards change in many ways and one that forgot it would leave
-- something public that nobody knows of. It ends with its maker's access by the query that reads it.
create function end_links_of_card() returns trigger language plpgsql as $$
begin
  delete from card_image_links where card_id = new.id;
  return null;
end $$;
create trigger end_links after update of public, deleted_at, project_id on cards for each row
  when (not new.public or new.deleted_at is not null or new.project_id <> old.project_id)
  execute function end_links_of_card();

create function end_links_of_project() returns trigger language plpgsql as $$
begin
  delete from card_image_links where project_id = new.id;
  return null;
end $$;
create trigger end_links after update of workspace_id, deleted_at on projects for each row
  when (new.deleted_at is not null or new.workspace_id <> old.workspace_id)
  execute function end_links_of_project();
