-- Findings drawn from several cards.
create table insights (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  creator_id bigint not null references users,
  title text not null,
  description text,
  tag_ids integer[] not null default '{}',
  attachment_id bigint references attachments,
  -- all texts in one, composed and lower-cased, as search sees them
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index insights_project on insights (project_id);
create index insights_creator on insights (creator_id);
create index insights_attachment on insights (attachment_id) where attachment_id is not null;
create index insights_trash on insights (deleted_at) where deleted_at is not null;

create table trends (
  id bigint generated always as identity primary key,
  slug text not null unique,
  project_id bigint not null references projects on delete cascade,
  creator_id bigint not null references users,
  title text not null,
  subtitle text,
  description text,
  implications text,
  horizon text not null check (horizon in ('now', 'next', 'later')),
  impact integer not null check (impact between 1 and 5),
  certainty integer not null check (certainty between 1 and 5),
  direction text not null check (direction in ('rising', 'steady', 'fading', 'wild_card')),
  tag_ids integer[] not null default '{}',
  attachment_id bigint references attachments,
  search_text text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index trends_project on trends (project_id);
create index trends_creator on trends (creator_id);
create index trends_attachment on trends (attachment_id) where attachment_id is not null;
create index trends_trash on trends (deleted_at) where deleted_at is not null;

-- Evidence: what supports an insight or a trend, in the order it is shown in. It stays while it is in the trash.
create table insight_cards (
  insight_id bigint not null references insights on delete cascade,
  card_id bigint not null references cards on delete cascade,
  position integer not null,
  primary key (insight_id, card_id)
);
create index insight_cards_card on insight_cards (card_id);

create table trend_cards (
  trend_id bigint not null references trends on delete cascade,
  card_id bigint not null references cards on delete cascade,
  position integer not null,
  primary key (trend_id, card_id)
);
create index trend_cards_card on trend_cards (card_id);

create table trend_insights (
  trend_id bigint not null references trends on delete cascade,
  insight_id bigint not null references insights on delete cascade,
  position integer not null,
  primary key (trend_id, insight_id)
);
create index trend_insights_insight on trend_insights (insight_id);

-- What members think of a trend; null: they do not say.
create table trend_ratings (
  trend_id bigint not null references trends on delete cascade,
  user_id bigint not null references users on delete cascade,
  impact integer check (impact between 1 and 5),
  certainty integer check (certainty between 1 and 5),
  anonymous boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (trend_id, user_id),
  check (impact is not null or certainty is not null)
);
create index trend_ratings_user on trend_ratings (user_id);
