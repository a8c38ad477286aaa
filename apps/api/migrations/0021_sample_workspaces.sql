-- Sample workspaces are marked as such wherever they are shown.
alter table workspaces add column sample boolean not null default false;
