-- Finds titles that share words, whatever their order: nearly the same ones are among them.
create index card_texts_title_words on card_texts using gin (project_id, string_to_array(title_key, ' '));
