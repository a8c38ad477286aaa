import type { MemberAttributes, ProjectRole, Team, UserAttributes, WorkspaceRole } from '@foreglow/contract';
import { belongsToTeam } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { AttachmentsPresenter } from '../attachments/attachments.presenter.ts';
import { mergeTeam } from './team.rules.ts';

export interface Person extends UserAttributes {
  readonly slug: string;
}

export interface Member extends MemberAttributes {
  readonly slug: string;
}

/** Lists people: members of a workspace or a project, and those who added cards there. */
export class MembersReadModel {
  readonly #db: Db;
  readonly #attachments: AttachmentsPresenter;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, attachments: AttachmentsPresenter, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#attachments = attachments;
    this.#team = team;
  }

  /** Members of a workspace and creators of cards in its projects, by name, the team as one. */
  async ofWorkspace(workspaceId: number): Promise<Person[]> {
    const { rows } = await sql<Person>`
      with counted as (
        select c.creator_id, count(*)::int as card_count from cards c join projects p on p.id = c.project_id
        where p.workspace_id = ${workspaceId} and p.deleted_at is null and c.deleted_at is null group by c.creator_id)
      select u.slug, u.name, u.email, m.role, coalesce(k.card_count, 0) as card_count
      from users u
      left join workspace_members m on m.user_id = u.id and m.workspace_id = ${workspaceId}
      left join counted k on k.creator_id = u.id
      where m.user_id is not null or k.creator_id is not null
      order by ${inNaturalOrder('u.name')}, u.id`.execute(this.#db);
    return mergeTeam(rows, await this.#team());
  }

  /**
   * Members of a project, by a role in it or in its workspace, and creators of cards in it, by name, the team as one.
   * Without `seesDrafts` only published cards count, so that the reader does not learn who wrote a draft.
   */
  async ofProject(projectId: number, seesDrafts: boolean): Promise<Person[]> {
    const { rows } = await sql<Person>`
      with counted as (
        select creator_id, count(*)::int as card_count from cards
        where project_id = ${projectId} and deleted_at is null and (public or ${seesDrafts}) group by creator_id)
      select u.slug, u.name, u.email, coalesce(m.role, w.role) as role, coalesce(k.card_count, 0) as card_count
      from users u
      left join project_members m on m.user_id = u.id and m.project_id = ${projectId}
      left join workspace_members w on w.user_id = u.id and w.workspace_id = (select workspace_id from projects where id = ${projectId})
      left join counted k on k.creator_id = u.id
      where m.user_id is not null or w.user_id is not null or k.creator_id is not null
      order by ${inNaturalOrder('u.name')}, u.id`.execute(this.#db);
    return mergeTeam(rows, await this.#team());
  }

  /**
   * The members of a workspace and of its projects, for the people who manage them: by name, with members of the team
   * listed individually.
   */
  async manageable(workspaceId: number): Promise<Member[]> {
    return this.#members(workspaceId, sql`true`);
  }

  /** The members of a project: by a role in it, or by one in its workspace. */
  async manageableIn(workspaceId: number, projectId: number): Promise<Member[]> {
    return this.#members(workspaceId, sql`q.id = ${projectId}`);
  }

  /** `project`: a condition on the projects (q) whose own members count. */
  async #members(workspaceId: number, project: RawBuilder<unknown>): Promise<Member[]> {
    const { rows } = await sql<MemberRow>`
      with p as (
        select m.user_id, min(m.created_at) as since,
          json_agg(json_build_object('slug', q.slug, 'title', q.title, 'role', m.role) order by ${inNaturalOrder('q.title')}, q.id) as roles
        from project_members m join projects q on q.id = m.project_id
        where q.workspace_id = ${workspaceId} and q.deleted_at is null and ${project} group by m.user_id)
      select u.slug, u.name, u.email, u.picture_id, u.disabled_at is not null as disabled, w.role as workspace_role,
        coalesce(p.roles, '[]') as projects, coalesce(w.created_at, p.since) as joined_at
      from users u
      left join workspace_members w on w.user_id = u.id and w.workspace_id = ${workspaceId}
      left join p on p.user_id = u.id
      where w.user_id is not null or p.user_id is not null
      order by ${inNaturalOrder('u.name')}, u.id`.execute(this.#db);
    const team = await this.#team();
    const pictures = await this.#attachments.urlsById(
      rows.map((row) => row.picture_id),
      'small',
    );
    return rows.map(({ joined_at, picture_id, ...row }) => ({
      ...row,
      picture: (picture_id !== null && pictures.get(picture_id)) || null,
      is_team: belongsToTeam(row.email, team),
      joined_at: joined_at.toISOString(),
    }));
  }
}

interface MemberRow {
  slug: string;
  name: string;
  email: string;
  disabled: boolean;
  picture_id: number | null;
  workspace_role: WorkspaceRole | null;
  projects: { slug: string; title: string; role: ProjectRole }[];
  joined_at: Date;
}

/** A person as a resource object. */
export const presentPerson = ({ slug, ...attributes }: Person) => ({ type: 'users' as const, id: slug, attributes });

/** A member as a resource object. */
export const presentMember = ({ slug, ...attributes }: Member) => ({ type: 'members' as const, id: slug, attributes });
