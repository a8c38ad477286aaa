-- How far the texts that searches look at have been written again by the rules of this version. No row: not at all.
create table search_rebuilds (
  kind text primary key,
  -- the number of the rules
  rules integer not null,
  -- everything up to this id is written
  up_to_id bigint not null,
  is_complete boolean not null default false
);
