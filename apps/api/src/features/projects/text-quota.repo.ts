import { serverLimits } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** The tables with the texts that count, and the columns that have them. */
const counted = {
  card_search: ['search_text'],
  insights: ['description', 'search_text'],
  trends: ['description', 'implications', 'search_text'],
  radars: ['description', 'search_text'],
  comments: ['text'],
  brief_versions: ['challenge', 'purpose', 'scope_in', 'scope_out', 'audience', 'sources'],
} as const;
const tables = Object.keys(counted) as (keyof typeof counted)[];

/** Published radars are counted as they are stored, which is compressed. */
const dumpsBytes = (workspaceId: number) => sql`(
  select coalesce(sum(pg_column_size(t.content) + pg_column_size(t.layouts)), 0) from radar_dumps t
  join radars r on r.id = t.radar_id join projects p on p.id = r.project_id where p.workspace_id = ${workspaceId})`;

/** How long a count is valid. Until then a workspace may take more than it may have. */
const countedFor = sql`interval '1 minute'`;

/** Counts the texts of workspaces. */
export class TextQuotaRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The bytes that the texts of each workspace may take, and those that all texts of the installation take. */
  async state(): Promise<{ readonly allowed: number; readonly taken: number }> {
    const sizes = sql.join(
      [...tables, 'radar_dumps'].map((table) => sql`pg_table_size(${sql.lit(table)})`),
      sql` + `,
    );
    const { rows } = await sql<{ allowed: number; taken: number }>`
      select coalesce((select (value ->> 'megabytesPerWorkspace')::bigint from settings where name = 'texts'),
        ${serverLimits.workspaceTextMegabytes}) * 1048576 as allowed, ${sizes} as taken`.execute(this.#db);
    return rows[0] ?? { allowed: 0, taken: 0 };
  }

  /** The bytes that the texts of the workspaces of some projects take, as counted within the last minute. */
  async taken(projectIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ id: number; bytes: number | null }>`
      select w.id, t.bytes from workspaces w
      left join workspace_texts t on t.workspace_id = w.id and t.counted_at > now() - ${countedFor}
      where w.id in (select workspace_id from projects where id = any(${projectIds}))`.execute(this.#db);
    const found: number[] = [];
    for (const { id, bytes } of rows) found.push(bytes ?? (await this.#count(id)));
    return found;
  }

  async #count(workspaceId: number): Promise<number> {
    const sums = tables.map((table): RawBuilder<unknown> => {
      const bytes = counted[table].map((column) => sql`coalesce(octet_length(t.${sql.ref(column)}), 0)`);
      return sql`(select coalesce(sum(${sql.join(bytes, sql` + `)}), 0) from ${sql.table(table)} t
        join projects p on p.id = t.project_id where p.workspace_id = ${workspaceId})`;
    });
    const { rows } = await sql<{ bytes: number }>`
      insert into workspace_texts (workspace_id, bytes, counted_at)
      values (${workspaceId}, ${sql.join([...sums, dumpsBytes(workspaceId)], sql` + `)}, now())
      on conflict (workspace_id) do update set bytes = excluded.bytes, counted_at = excluded.counted_at
      returning bytes`.execute(this.#db);
    return rows[0]?.bytes ?? 0;
  }
}
