-- The person who was given a link of an invitation: it ends with their right to make the invitation. Nobody for links
-- in mails, which only the invited person gets.
alter table invitation_links add column made_by bigint references users on delete cascade;
create index invitation_links_made_by on invitation_links (made_by) where made_by is not null;
