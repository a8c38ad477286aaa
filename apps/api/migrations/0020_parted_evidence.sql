-- The evidence of insights and trends whose card was moved to another project. It is theirs again when the card comes back.
create table parted_evidence (
  card_id bigint not null references cards on delete cascade,
  insight_id bigint references insights on delete cascade,
  trend_id bigint references trends on delete cascade,
  position integer not null,
  check (num_nonnulls(insight_id, trend_id) = 1)
);
create index parted_evidence_card on parted_evidence (card_id);
create unique index parted_evidence_insight on parted_evidence (insight_id, card_id) where insight_id is not null;
create unique index parted_evidence_trend on parted_evidence (trend_id, card_id) where trend_id is not null;
