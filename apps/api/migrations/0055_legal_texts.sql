-- The imprint, the privacy policy and the terms as administrators write them, with their versions. The newest version is
-- shown; one without words takes the text back.
create table legal_texts (
  id bigint generated always as identity primary key,
  page text not null check (page in ('imprint', 'privacy-policy', 'terms-and-conditions')),
  locale text not null,
  version integer not null,
  text text not null,
  created_by bigint references users on delete set null,
  created_at timestamptz not null default now(),
  unique (page, locale, version)
);
create index legal_texts_created_by on legal_texts (created_by);
