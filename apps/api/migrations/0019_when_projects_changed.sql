-- When a project or anything in it was last changed. `updated_at` is about the project's own attributes.
alter table projects add column changed_at timestamptz not null default now();
update projects p set changed_at = greatest(
  p.updated_at,
  (select max(a.created_at) from activities a where a.project_id = p.id)
);
