-- Texts enter the index of trigrams in short turns after they were written, since taking one of 50,000 characters apart
-- takes longer than everything else about a card. Searches look through the others one by one. Without a list of
-- pending entries, whose merging would be a long turn.
alter table card_search add column indexed boolean not null default false;
drop index card_search_text;
create index card_search_text on card_search using gin (project_id, search_text gin_trgm_ops) with (fastupdate = off)
  where indexed;
create index card_search_unindexed on card_search (project_id, card_id) where not indexed;
