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

-- Counts the cards of a project without reading them.
create index cards_shown on cards (project_id, id) include (public, ai_assistant) where deleted_at is null;
