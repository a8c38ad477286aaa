-- Whether viewers of projects may make public links to images of cards. Links of viewers that exist stop with this
-- migration, until the workspace allows them.
alter table workspaces add column viewer_links_allowed boolean not null default false;
