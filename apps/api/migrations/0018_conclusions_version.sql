-- Counts the changes of a project's insights and trends apart from those of its cards: a rating of a trend must not
-- make the pages and counts of 100,000 cards out of date.
alter table projects add column conclusions_version bigint not null default 0;
