import {
  type DrafterKind,
  type DraftFailure,
  type GenerationState,
  type GenerationStep,
  serverLimits,
} from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { type Generation, type StoredDraft, type StoredStep, storedDraft, storedPrompt } from './generation.ts';
import { stepResults } from './step-results.ts';

interface GenerationRow {
  id: number;
  slug: string;
  project_id: number;
  user_id: number;
  user_slug: string;
  user_name: string;
  user_email: string;
  state: GenerationState;
  failure: DraftFailure | null;
  prompt: unknown;
  locale: string;
  drafter: DrafterKind;
  radar_id: number | null;
  radar_slug: string | null;
  radar_is_trashed: boolean;
  input_tokens: number;
  output_tokens: number;
  created_at: Date;
  ended_at: Date | null;
}

/** An instance in a list, with the step that runs or is next. */
export interface ListedGeneration extends Generation {
  readonly finished: readonly { readonly step: GenerationStep }[];
}

/** Reads radars that are drafted step by step. */
export class GenerationsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Generation | undefined> {
    return (await this.#select(sql`g.slug = ${slug}`))[0];
  }

  /** The state of an instance; undefined if it has been deleted. */
  async state(id: number): Promise<GenerationState | undefined> {
    const row = await this.#db.selectFrom('generations').select('state').where('id', '=', id).executeTakeFirst();
    return row?.state;
  }

  /** The last instances of a project, newest first. */
  async ofProject(projectId: number): Promise<ListedGeneration[]> {
    const found = await this.#select(
      sql`g.project_id = ${projectId} order by g.id desc limit ${serverLimits.listedGenerations}`,
    );
    const { rows } = await sql<{ generation_id: number; step: GenerationStep }>`
      select generation_id, step from generation_steps
      where generation_id = any(${found.map(({ id }) => id)}::bigint[])`.execute(this.#db);
    return found.map((one) => ({ ...one, finished: rows.filter((row) => row.generation_id === one.id) }));
  }

  /** The finished steps of an instance, in the order in which they were finished. */
  async steps(id: number): Promise<StoredStep[]> {
    const rows = await this.#db
      .selectFrom('generation_steps')
      .selectAll()
      .where('generation_id', '=', id)
      .orderBy('finished_at')
      .execute();
    return rows.map(
      (row) =>
        ({
          step: row.step,
          result: stepResults[row.step].parse(row.result),
          produced: row.produced,
          drafter: row.drafter,
          finishedAt: row.finished_at,
        }) as StoredStep,
    );
  }

  /** The draft of an instance; null until all steps are finished. */
  async draft(id: number): Promise<StoredDraft | null> {
    const row = await this.#db.selectFrom('generations').select('draft').where('id', '=', id).executeTakeFirst();
    return row?.draft ? storedDraft.parse(row.draft) : null;
  }

  /** The number of instances of a workspace in the last 24 hours, not counting one of them. */
  async ofDay(workspaceId: number, except?: number): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from generations g join projects p on p.id = g.project_id
      where p.workspace_id = ${workspaceId} and g.created_at > now() - interval '24 hours'
        and g.id is distinct from ${except ?? null}::bigint`.execute(this.#db);
    return rows[0]?.count ?? 0;
  }

  async #select(where: RawBuilder<unknown>): Promise<Generation[]> {
    const { rows } = await sql<GenerationRow>`
      select g.id, g.slug, g.project_id, g.user_id, g.state, g.failure, g.prompt, g.locale, g.drafter, g.radar_id,
        g.input_tokens, g.output_tokens, g.created_at, g.ended_at,
        u.slug as user_slug, u.name as user_name, u.email as user_email,
        r.slug as radar_slug, coalesce(r.deleted_at is not null, false) as radar_is_trashed
      from generations g join users u on u.id = g.user_id left join radars r on r.id = g.radar_id
      where ${where}`.execute(this.#db);
    return rows.map(toGeneration);
  }
}

const toGeneration = (row: GenerationRow): Generation => ({
  id: row.id,
  slug: row.slug,
  projectId: row.project_id,
  userId: row.user_id,
  creator: { slug: row.user_slug, name: row.user_name, email: row.user_email },
  state: row.state,
  failure: row.failure,
  prompt: storedPrompt.parse(row.prompt),
  locale: row.locale,
  kind: row.drafter,
  radar:
    row.radar_id !== null && row.radar_slug !== null
      ? { id: row.radar_id, slug: row.radar_slug, isTrashed: row.radar_is_trashed }
      : null,
  tokens: { input: row.input_tokens, output: row.output_tokens },
  createdAt: row.created_at,
  endedAt: row.ended_at,
});
