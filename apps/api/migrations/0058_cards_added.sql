-- When a card came into its project or was published there, since when it is new to others. The date of an imported card
-- may be long before. Changing the type rewrites the table once, which is faster than an update of every card.
alter table cards add column added_at timestamptz;
alter table cards alter column added_at type timestamptz using created_at;
alter table cards alter column added_at set default now();
alter table cards alter column added_at set not null;
create index cards_added on cards (project_id, added_at desc) where deleted_at is null;
