import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { State } from './state.rules.ts';

/**
 * The scope that a reader follows apart from their notifications: a project, a workspace with all its projects, or
 * none.
 */
export type Scope = { readonly project: string } | { readonly workspace: string } | 'self';

/** The state of a scope, with its workspace. */
export interface ScopeState extends State {
  readonly workspaceSlug: string | null;
  readonly projectSlug: string | null;
}

interface Row {
  workspace_id: number;
  workspace_slug: string;
  workspace_version: number;
  id: number | null;
  version: number;
  cards_version: number;
  conclusions_version: number;
  notifications_version: number;
}

export class StatesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The state of a scope that is not in the trash, and of the reader's notifications. */
  async find(scope: Scope, readerId: number): Promise<ScopeState | undefined> {
    if (scope === 'self') return this.#self(readerId);
    const isScope = 'project' in scope ? sql`p.slug = ${scope.project}` : sql`w.slug = ${scope.workspace}`;
    const { rows } = await sql<Row>`
      select w.id as workspace_id, w.slug as workspace_slug, w.version as workspace_version, p.id, p.version,
        p.cards_version, p.conclusions_version, u.notifications_version
      from workspaces w left join projects p on p.workspace_id = w.id and p.deleted_at is null
        join users u on u.id = ${readerId}
      where w.deleted_at is null and ${isScope}`.execute(this.#db);
    const [first] = rows;
    if (!first) return undefined;
    return {
      workspaceId: first.workspace_id,
      workspaceSlug: first.workspace_slug,
      projectSlug: 'project' in scope ? scope.project : null,
      version: first.workspace_version,
      projects: new Map(
        rows.flatMap(({ id, version, cards_version: cardsVersion, conclusions_version: conclusionsVersion }) =>
          id === null ? [] : [[id, { version, cardsVersion, conclusionsVersion }] as const],
        ),
      ),
      reader: { id: readerId, notifications: first.notifications_version },
    };
  }

  async #self(readerId: number): Promise<ScopeState> {
    const { notifications_version: notifications } = await this.#db
      .selectFrom('users')
      .select('notifications_version')
      .where('id', '=', readerId)
      .executeTakeFirstOrThrow();
    const reader = { id: readerId, notifications };
    return { workspaceId: null, workspaceSlug: null, projectSlug: null, version: 0, projects: new Map(), reader };
  }
}
