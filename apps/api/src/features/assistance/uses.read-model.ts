import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

interface Used {
  readonly calls: number;
  readonly failures: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** The usage of a workspace. A null workspace stands for permanently deleted workspaces. */
export interface WorkspaceUse {
  readonly workspace: { readonly slug: string; readonly title: string } | null;
  readonly day: Used;
  readonly month: Used;
}

interface UseRow {
  slug: string | null;
  title: string | null;
  day: Used;
  month: Used;
}

const usedSince = (since: string) => sql<Used>`json_build_object(
  'calls', count(*) filter (where ${sql.raw(since)}),
  'failures', count(*) filter (where a.failed and ${sql.raw(since)}),
  'input_tokens', coalesce(sum(a.input_tokens) filter (where ${sql.raw(since)}), 0),
  'output_tokens', coalesce(sum(a.output_tokens) filter (where ${sql.raw(since)}), 0))`;

/** Reads the usage of the model provider. */
export class UsesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The tokens that a workspace has used within the last 24 hours. */
  async tokensOfDay(workspaceId: number): Promise<number> {
    const { rows } = await sql<{ tokens: number }>`
      select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens from ai_uses
      where workspace_id = ${workspaceId} and created_at > now() - interval '24 hours'`.execute(this.#db);
    return rows[0]?.tokens ?? 0;
  }

  /** Whether texts of a workspace may be sent to the provider. */
  async isAllowed(workspaceId: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('workspaces')
      .select('ai_allowed')
      .where('id', '=', workspaceId)
      .executeTakeFirst();
    return row?.ai_allowed ?? false;
  }

  /** The workspaces that used the provider within the last 30 days, heaviest use first. */
  async byWorkspace(): Promise<WorkspaceUse[]> {
    const { rows } = await sql<UseRow>`
      select w.slug, w.title, ${usedSince("a.created_at > now() - interval '24 hours'")} as day,
        ${usedSince('true')} as month
      from ai_uses a left join workspaces w on w.id = a.workspace_id
      where a.created_at > now() - interval '30 days'
      group by w.slug, w.title order by sum(a.input_tokens + a.output_tokens) desc`.execute(this.#db);
    return rows.map(({ slug, title, day, month }) => ({
      workspace: slug !== null && title !== null ? { slug, title } : null,
      day,
      month,
    }));
  }
}
