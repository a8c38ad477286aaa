-- Projects and workspaces are created with a key too. The key of a project belongs to the workspace in which it was
-- created, and that of a workspace to nothing.
alter table creation_keys
  alter column project_id drop not null,
  add column workspace_id bigint references workspaces on delete cascade;
create index creation_keys_workspace on creation_keys (workspace_id);
