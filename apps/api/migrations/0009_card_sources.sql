-- The site that a card's source is on, without `www.`: what cards are filtered and counted by.
alter table cards add column source_host text;
update cards c set source_host = lower(substring(t.source_url from
  '^[Hh][Tt][Tt][Pp][Ss]?://(?:[^/?#@]*@)?(?:[Ww]{3}\.)?(\[[^\]]*\]|[^/:?#\s]+)'))
from card_texts t where t.card_id = c.id and t.source_url is not null;
create index cards_source on cards (project_id, source_host) where deleted_at is null and source_host is not null;
