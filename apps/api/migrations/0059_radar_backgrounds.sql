-- What a published radar is shown on. Editions published so far stay on paper.
alter table radar_dumps add column background text not null default 'paper' check (background in ('night', 'paper'));
