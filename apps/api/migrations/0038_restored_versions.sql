-- What restores have added to the three versions of a project. The version that people see leaves it out.
alter table projects add column restored_versions bigint not null default 0;
