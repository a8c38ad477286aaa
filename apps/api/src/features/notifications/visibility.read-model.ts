import { sql } from 'kysely';

/**
 * What a comment (c) is on, as `s`: its title, who made it and whether everybody in the project sees it. Nothing where
 * it is in the trash.
 */
export const subjectOfComment = sql`join lateral (
  select x.title, k.creator_id, k.public from cards k join card_texts x on x.card_id = k.id
    where c.subject_type = 'cards' and k.slug = c.subject_slug and k.project_id = c.project_id and k.deleted_at is null
  union all select i.title, i.creator_id, true from insights i
    where c.subject_type = 'insights' and i.slug = c.subject_slug and i.project_id = c.project_id
      and i.deleted_at is null
  union all select t.title, t.creator_id, true from trends t
    where c.subject_type = 'trends' and t.slug = c.subject_slug and t.project_id = c.project_id
      and t.deleted_at is null
  ) s on true`;

/** The project (p) of a comment (c) and its workspace, neither of them in the trash. */
export const projectOfComment = sql`join projects p on p.id = c.project_id and p.deleted_at is null
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null`;

/** The user (u) can sign in and may see what the comment is on. */
export const mayRead = sql`u.disabled_at is null and u.deleted_at is null and (u.is_global_admin
  or exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = u.id)
  or exists (select 1 from project_members m where m.project_id = p.id and m.user_id = u.id
    and (s.public or m.role <> 'project_viewer')))`;
