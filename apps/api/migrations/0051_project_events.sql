-- Every change in a project, one row each; kept for a while. The activity is read from it.
create table project_events (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users,
  kind text not null,
  -- what it happened to, all of it, and as it was called then; of a member the user's slug alone
  subject_slugs text[] not null default '{}',
  subject_titles text[] not null default '{}',
  -- to how many it happened, also where they are not named
  count integer not null default 1,
  other_slug text,
  other_title text,
  role text,
  -- also those of the earlier entries that it takes off the list
  fields text[] not null default '{}',
  -- whether the activity lists it: not every kind, and of successive changes of one thing only the last
  listed boolean not null,
  created_at timestamptz not null default now()
);
insert into project_events (project_id, user_id, kind, subject_slugs, subject_titles, count, other_slug, other_title,
    role, fields, listed, created_at)
  select project_id, user_id, kind,
    case when subject_slug is null and subject_title is null then '{}' else array[subject_slug] end,
    case when subject_slug is null and subject_title is null then '{}' else array[subject_title] end,
    count, other_slug, other_title, role, fields, true, created_at
  from activities order by id;
drop table activities;
create index project_events_listed on project_events (project_id, listed, created_at desc, id desc);
create index project_events_age on project_events (created_at);
