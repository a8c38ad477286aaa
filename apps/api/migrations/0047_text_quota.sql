-- How many bytes the texts of a workspace took when they were last counted, which is only done in large installations.
create table workspace_texts (
  workspace_id bigint primary key references workspaces on delete cascade,
  bytes bigint not null,
  counted_at timestamptz not null
);
