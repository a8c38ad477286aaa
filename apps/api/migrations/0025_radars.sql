create table radars (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  creator_id bigint not null references users,
  title text not null,
  challenge text,
  description text,
  audience text,
  -- names, of which no two are alike; from left to right and from the centre outwards
  domains text[] not null,
  rings text[] not null,
  impacts text[] not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index radars_project on radars (project_id, created_at desc) where deleted_at is null;
create index radars_trash on radars (deleted_at) where deleted_at is not null;

create table radar_blips (
  radar_id bigint not null references radars on delete cascade,
  -- chosen by who creates it
  id text not null,
  -- the order of creation, in which the layout places them
  sequence bigint generated always as identity,
  label text not null,
  domain text not null,
  ring text not null,
  position double precision not null check (position between 0 and 1),
  angle double precision check (angle between 0 and 1),
  impact integer not null check (impact between 1 and 5),
  impacts text[] not null,
  rationale text,
  trend_id bigint references trends on delete set null,
  imported_movement text check (imported_movement in ('new', 'in', 'out', 'unchanged')),
  primary key (radar_id, id)
);
create index radar_blips_trend on radar_blips (trend_id) where trend_id is not null;

create table radar_blip_cards (
  radar_id bigint not null,
  blip_id text not null,
  -- it is shown only while it is in the project of the radar
  card_id bigint not null references cards on delete cascade,
  position integer not null,
  primary key (radar_id, blip_id, card_id),
  foreign key (radar_id, blip_id) references radar_blips on delete cascade
);
create index radar_blip_cards_card on radar_blip_cards (card_id);

-- Published versions of radars. Their content never changes.
create table radar_dumps (
  id bigint generated always as identity primary key,
  slug text not null unique,
  radar_id bigint not null references radars on delete cascade,
  number integer not null,
  token_hash bytea not null unique,
  content jsonb not null,
  -- the places of everything in both views
  layouts jsonb not null,
  note text,
  evidence text not null check (evidence in ('none', 'titles', 'details')),
  embeddable boolean not null,
  indexable boolean not null,
  created_by bigint not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  unique (radar_id, number)
);

-- The public pages of a project end for good when it moves to another workspace: here, so that no way of moving forgets it.
create function revoke_dumps_of_project() returns trigger language plpgsql as $$
begin
  update radar_dumps set revoked_at = now()
  where revoked_at is null and radar_id in (select id from radars where project_id = new.id);
  return null;
end $$;
create trigger revoke_dumps after update of workspace_id on projects for each row
  when (new.workspace_id <> old.workspace_id)
  execute function revoke_dumps_of_project();

alter table exports drop constraint exports_content_check;
alter table exports add constraint exports_content_check
  check (content in ('project', 'cards', 'insights', 'trends', 'radars', 'brief'));
alter table activities drop constraint activities_about_check;
alter table activities add constraint activities_about_check
  check (about in ('cards', 'insights', 'trends', 'radars', 'tags', 'brief', 'members', 'project'));
alter table comments drop constraint comments_subject_type_check;
alter table comments add constraint comments_subject_type_check
  check (subject_type in ('cards', 'insights', 'trends', 'radars'));
