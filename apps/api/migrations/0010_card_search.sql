-- What search looks through, apart from the words as they are shown: a search for a usual word reads all of it.
create table card_search (
  card_id bigint primary key references cards on delete cascade,
  project_id bigint not null,
  -- all texts in one, composed and lower-cased
  search_text text not null
);
alter table card_search alter column search_text set storage external;
insert into card_search (card_id, project_id, search_text)
  select card_id, project_id, search_text from card_texts order by card_id;
create index card_search_text on card_search using gin (project_id, search_text gin_trgm_ops);
alter table card_texts drop column search_text;

-- With what lists ask of nearly every card, so that counting and going far down a list read the index alone.
drop index cards_order;
create index cards_order on cards (project_id, has_sticky_tag desc, created_at desc, id desc)
  include (public, ai_assistant) where deleted_at is null;
drop index cards_newest;
create index cards_newest on cards (project_id, created_at desc, id desc)
  include (public, ai_assistant) where deleted_at is null;
