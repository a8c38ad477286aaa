import { commentSubjects } from '@foreglow/contract';
import { sql } from 'kysely';
import { contents } from '#platform/db/sources/sources.ts';

/**
 * The subject of a comment (c), as `s`: its title, its creator and whether everybody in the project may see it. No row
 * if it is in the trash.
 */
export const subjectOfComment = sql`join lateral (
  ${contents({
    kinds: commentSubjects,
    select: sql`s.title, s.creator_id, s.public`,
    where: (kind) => sql`c.subject_type = ${sql.lit(kind)} and s.slug = c.subject_slug
      and s.project_id = c.project_id and s.deleted_at is null`,
  })}) s on true`;

/** The project (p) of a comment (c) and its workspace, neither of them in the trash. */
export const projectOfComment = sql`join projects p on p.id = c.project_id and p.deleted_at is null
  join workspaces w on w.id = p.workspace_id and w.deleted_at is null`;

/** The user (u) can sign in and may see something of the project (p). */
export const mayBeIn = sql`u.disabled_at is null and u.deleted_at is null and (u.is_global_admin
  or exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = u.id)
  or exists (select 1 from project_members m where m.project_id = p.id and m.user_id = u.id))`;

/** The user (u) can sign in and may see the subject of the comment. */
export const mayRead = sql`u.disabled_at is null and u.deleted_at is null and (u.is_global_admin
  or exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = u.id)
  or exists (select 1 from project_members m where m.project_id = p.id and m.user_id = u.id
    and (s.public or m.role <> 'project_viewer')))`;
