import { sql } from 'kysely';

/**
 * Whether a link `l` made by the user `u` still gives access to something in the project `p`. Its maker must still have
 * a role there that is older than the link, or administer the installation, and must not have got a new password, e-mail
 * or state since. A project that has moved, and everything else that ends a link of itself, see the migration.
 */
const isOpenLink = sql`l.project_id = p.id and l.workspace_id = p.workspace_id
  and (l.expires_at is null or l.expires_at > now())
  and u.disabled_at is null and u.deleted_at is null
  and (u.access_changed_at is null or u.access_changed_at <= l.created_at)
  and (u.is_global_admin
    or exists (select 1 from workspace_members m
      where m.workspace_id = p.workspace_id and m.user_id = u.id and m.created_at <= l.created_at)
    or exists (select 1 from project_members m
      where m.project_id = p.id and m.user_id = u.id and m.created_at <= l.created_at))`;

/**
 * The same for a link to the image of a card, in the workspace `w`: one by somebody who is only a viewer works while the
 * workspace allows that.
 */
export const isOpenImageLink = sql`${isOpenLink} and (w.viewer_links_allowed or u.is_global_admin
    or exists (select 1 from workspace_members m where m.workspace_id = p.workspace_id and m.user_id = u.id)
    or exists (select 1 from project_members m
      where m.project_id = p.id and m.user_id = u.id and m.role <> 'project_viewer'))`;
