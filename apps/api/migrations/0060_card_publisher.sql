-- The site, newspaper or house that published the source of a card.
alter table card_texts add column publisher text;
