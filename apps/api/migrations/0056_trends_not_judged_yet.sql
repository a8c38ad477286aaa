-- A trend is judged by people: until then it has neither horizon nor impact, certainty or direction.
alter table trends
  alter column horizon drop not null,
  alter column impact drop not null,
  alter column certainty drop not null,
  alter column direction drop not null;
