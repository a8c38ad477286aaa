import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from './scope.ts';
import type { Learnt } from './vector-source.ts';

/** The model by which the cards of a scope are compared, and its state. */
export interface Model {
  readonly id: number;
  readonly scope: Scope;
  readonly source: string;
  /** The number of cards that it was learned from, and the number that have changed since. */
  readonly learnedFrom: number;
  readonly changed: number;
  /** Identify the cards that the vectors belong to, and the current cards. */
  readonly cardsState: string;
  readonly currentState: string;
  /** The version of the vectors. */
  readonly version: number;
  /** A job was requested and has not ended. */
  readonly isRequested: boolean;
  readonly hasFailed: boolean;
  /** It failed so recently that it would probably fail again. */
  readonly hasJustFailed: boolean;
  readonly step: string | null;
  readonly progress: number;
  /** The next job learns from all cards. */
  readonly anew: boolean;
}

/** A job that has not ended after this time was lost. */
export const lostAfter = sql`interval '30 minutes'`;

/** After this time a failed job is retried, since the cause may have gone. */
const triedAgainAfter = sql`interval '1 hour'`;
const hasJustFailed = sql`coalesce(m.failed_at > now() - ${triedAgainAfter}, false)`;

/** The state of the cards of a scope: the counters of their changes. */
const currentState = sql<string>`coalesce(
  (select p.cards_version::text from projects p where p.id = m.project_id),
  (select string_agg(p.id || ':' || p.cards_version, ',' order by p.id) from projects p
    where p.workspace_id = m.workspace_id and p.deleted_at is null), '')`;

/** Reads the models by which cards are compared. */
export class ModelsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(scope: Scope): Promise<Model | undefined> {
    return (await this.#read(isOf(scope)))[0];
  }

  async find(id: number): Promise<Model | undefined> {
    return (await this.#read(sql`m.id = ${id}`))[0];
  }

  /** Models whose cards have changed, or that are to learn from them anew. */
  async outdated(count: number): Promise<Model[]> {
    const models = await this.#read(sql`m.requested_at is null and not ${hasJustFailed}`);
    return models.filter(({ anew, currentState, cardsState }) => anew || currentState !== cardsState).slice(0, count);
  }

  /** The learned data; undefined before the first time. */
  async learnt(id: number): Promise<Learnt | undefined> {
    const row = await this.#db
      .selectFrom('similarity_models')
      .select(['knowledge', 'directions', 'centroids'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.knowledge || !row.directions || !row.centroids) return undefined;
    return { knowledge: row.knowledge, directions: row.directions, centroids: row.centroids };
  }

  async #read(which: RawBuilder<unknown>): Promise<Model[]> {
    const { rows } = await sql<{
      id: number;
      project_id: number | null;
      workspace_id: number | null;
      source: string;
      learned_from: number;
      changed: number;
      cards_state: string;
      current_state: string;
      version: number;
      is_requested: boolean;
      has_failed: boolean;
      has_just_failed: boolean;
      step: string | null;
      progress: number;
      anew: boolean;
    }>`select m.id, m.project_id, m.workspace_id, m.source, m.learned_from, m.changed, m.cards_state,
        ${currentState} as current_state, m.version, m.step, m.progress, m.anew,
        coalesce(m.requested_at > now() - ${lostAfter}, false) as is_requested,
        m.failed_at is not null as has_failed, ${hasJustFailed} as has_just_failed
      from similarity_models m where ${which} order by m.id`.execute(this.#db);
    return rows.map((row) => ({
      id: row.id,
      scope: scopeOf(row),
      source: row.source,
      learnedFrom: row.learned_from,
      changed: row.changed,
      cardsState: row.cards_state,
      currentState: row.current_state,
      version: row.version,
      isRequested: row.is_requested,
      hasFailed: row.has_failed,
      hasJustFailed: row.has_just_failed,
      step: row.step,
      progress: row.progress,
      anew: row.anew,
    }));
  }
}

const isOf = (scope: Scope): RawBuilder<unknown> =>
  'projectId' in scope ? sql`m.project_id = ${scope.projectId}` : sql`m.workspace_id = ${scope.workspaceId}`;

function scopeOf(row: { project_id: number | null; workspace_id: number | null }): Scope {
  if (row.project_id !== null) return { projectId: row.project_id };
  if (row.workspace_id !== null) return { workspaceId: row.workspace_id };
  throw new Error('A model belongs to nothing.');
}

/** The cards of a scope in SQL, over `cards as c`, including those in the trash, which may be restored. */
export const inScope = (scope: Scope): RawBuilder<unknown> =>
  'projectId' in scope
    ? sql`c.project_id = ${scope.projectId}`
    : sql`c.project_id in (select id from projects where workspace_id = ${scope.workspaceId} and deleted_at is null)`;
