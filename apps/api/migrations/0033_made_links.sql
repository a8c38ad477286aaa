-- The administrator who made a link for another person: it ends with their right.
alter table user_links add column made_by bigint references users on delete cascade;
create index user_links_made_by on user_links (made_by) where made_by is not null;
