-- The state of the project's cards in which a searched text was written: the texts that are newer than a state are found.
alter table card_search add column cards_version bigint not null default 0;
create index card_search_newest on card_search (project_id, cards_version, card_id);
