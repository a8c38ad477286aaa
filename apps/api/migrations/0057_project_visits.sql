-- When people were in a project: the present visit, and the end of the one before, since when things are new to them.
create table project_visits (
  user_id bigint not null references users on delete cascade,
  project_id bigint not null references projects on delete cascade,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- null during the first visit
  previous_ended_at timestamptz,
  primary key (user_id, project_id)
);
create index project_visits_project on project_visits (project_id);
-- What somebody has drafted, newest first.
create index cards_drafted on cards (creator_id, project_id, created_at desc) where not public and deleted_at is null;
create index comments_newest on comments (project_id, created_at desc) where deleted_at is null;
