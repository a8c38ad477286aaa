-- The vectors of published cards by a model for embeddings: cards are found by the meaning of a question.
create table card_embeddings (
  card_id bigint primary key references cards on delete cascade,
  model text not null,
  vector bytea not null,
  -- of the texts that the vector is of
  card_changed_at timestamptz not null
);

-- How far the cards of a project have vectors.
create table project_embeddings (
  project_id bigint primary key references projects on delete cascade,
  -- the model and the state of the cards for which all vectors were there
  model text not null default '',
  cards_version bigint,
  -- counts the changes of vectors
  version bigint not null default 0,
  -- a job was asked for and has not ended
  requested_at timestamptz
);
