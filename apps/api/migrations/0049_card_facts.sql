-- Who wrote the source of a card, the day on which it was published (YYYY-MM-DD), and the code of its language.
alter table card_texts
  add column author text,
  add column published_on text check (published_on ~ '^\d{4}-\d{2}-\d{2}$'),
  add column language text;
