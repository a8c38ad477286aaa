-- Counts what happens to the notifications of somebody, as projects.version counts the changes of a project.
alter table users add column notifications_version bigint not null default 0;
