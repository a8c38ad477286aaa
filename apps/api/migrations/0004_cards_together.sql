-- Finds titles that share words, whatever their order: nearly the same ones are among them.
create index card_texts_title_words on card_texts using gin (project_id, string_to_array(title_key, ' '));

-- Count every change of what they are and of who belongs to them, as cards_version counts those of cards and tags.
alter table projects add column version bigint not null default 0;
alter table workspaces add column version bigint not null default 0;
