-- How the cards of a project, or for its repository those of a workspace, are compared.
create table similarity_models (
  id bigint generated always as identity primary key,
  project_id bigint unique references projects on delete cascade,
  workspace_id bigint unique references workspaces on delete cascade,
  -- what makes the vectors
  source text not null,
  -- what was learned from the cards; null before the first time
  knowledge bytea,
  directions bytea,
  centroids bytea,
  -- how many cards it was learned from, and how many have changed since
  learned_from integer not null default 0,
  changed integer not null default 0,
  -- names the state of the cards that the vectors are of
  cards_state text not null default '',
  -- raised whenever vectors change
  version bigint not null default 0,
  -- when a job was last asked for that has not ended
  requested_at timestamptz,
  failed_at timestamptz,
  -- how far the work is: its step, and the share of it that is done
  step text,
  progress real not null default 0,
  -- the next job learns from all cards anew
  anew boolean not null default false,
  check (num_nonnulls(project_id, workspace_id) = 1)
);

create table card_vectors (
  model_id bigint not null references similarity_models on delete cascade,
  card_id bigint not null references cards on delete cascade,
  -- a byte for each dimension
  vector bytea not null,
  -- the numbers of its terms, two bytes each, the most telling first
  terms bytea not null,
  bucket integer not null default 0,
  -- when the card whose texts are in it was changed
  card_changed_at timestamptz not null,
  primary key (model_id, card_id)
);
create index card_vectors_card on card_vectors (card_id);

create table maps (
  model_id bigint primary key references similarity_models on delete cascade,
  -- the vectors whose cards have their places
  vectors_version bigint not null default 0,
  -- raised whenever places or groups change
  version bigint not null default 0,
  trustworthiness real,
  laid_out_at timestamptz,
  -- cards that were placed together, and those placed or moved since
  laid_out integer not null default 0,
  placed_since integer not null default 0,
  -- all cards are to be placed anew
  anew boolean not null default false
);

create table map_groups (
  id bigint generated always as identity primary key,
  model_id bigint not null references maps on delete cascade,
  parent_id bigint references map_groups on delete cascade,
  -- given by somebody; null: it is named by the words of its cards
  name text
);
create index map_groups_map on map_groups (model_id);
create index map_groups_parent on map_groups (parent_id);

create table map_points (
  model_id bigint not null references maps on delete cascade,
  card_id bigint not null references cards on delete cascade,
  x integer not null,
  y integer not null,
  -- the fine group it belongs to
  group_id bigint references map_groups on delete set null,
  -- how far the card is from those that resemble it most, 0 to 1
  distance real not null,
  -- when the card whose texts decided its place was changed
  card_changed_at timestamptz not null,
  primary key (model_id, card_id)
);
create index map_points_card on map_points (card_id);
create index map_points_group on map_points (group_id);
