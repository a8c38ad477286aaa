import type { RadarDrafter, RadarSort } from '@foreglow/contract';
import { searchTerm } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { likePattern } from '#platform/db/like-pattern.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import { isRestorable } from '#platform/db/trash-time.ts';
import type { NameKind } from './content/radar-names.rules.ts';
import type { Radar } from './radar.ts';

interface RadarRow {
  id: number;
  slug: string;
  project_id: number;
  title: string;
  challenge: string | null;
  description: string | null;
  audience: string | null;
  sectors: string[];
  rings: string[];
  impacts: string[];
  ai_assistant: boolean;
  drafter: RadarDrafter | null;
  created_at: Date;
  updated_at: Date;
  creator_id: number;
  creator_slug: string;
  creator_name: string;
  creator_email: string;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** `order by` of every sort. Equal rows are sorted newest first. */
const orders: Readonly<Record<RadarSort, RawBuilder<unknown>>> = {
  '-updated_at': sql`o.updated_at desc`,
  '-created_at': sql`o.created_at desc`,
  created_at: sql`o.created_at, o.id`,
  title: inNaturalOrder('o.title'),
};

/** Reads single radars and lists, without their blips. */
export class RadarsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The radar with the slug. One in the trash is found only if requested, and only while it can be restored. */
  async find(slug: string, options: { trashed?: boolean } = {}): Promise<Radar | undefined> {
    const isThere = options.trashed ? isRestorable('o.deleted_at') : sql`o.deleted_at is null`;
    return (await this.#select(sql`o.slug = ${slug} and ${isThere}`))[0];
  }

  /**
   * A page of a project's radars that contain the term in their texts or the labels of their blips, and their total
   * number.
   */
  async page(
    projectId: number,
    search: string,
    sort: RadarSort,
    { offset, limit }: Window,
  ): Promise<{ found: Radar[]; total: number }> {
    const term = searchTerm(search);
    const where = sql.join(
      [
        sql`o.project_id = ${projectId}`,
        sql`o.deleted_at is null`,
        ...(term ? [sql`o.search_text like ${likePattern(term)}`] : []),
      ],
      sql` and `,
    );
    const { rows } = await sql<{ total: number }>`
      select count(*) as total from radars o where ${where}`.execute(this.#db);
    const order = sql`order by ${orders[sort]}, o.created_at desc, o.id desc limit ${limit} offset ${offset}`;
    return { found: await this.#select(sql`${where} ${order}`), total: rows[0]?.total ?? 0 };
  }

  /** The newest radar of each project that has one. */
  newest(projectIds: readonly number[]): Promise<Radar[]> {
    return this.#select(sql`o.id in (select distinct on (n.project_id) n.id from radars n
      where n.project_id = any(${[...projectIds]}::bigint[]) and n.deleted_at is null
      order by n.project_id, n.created_at desc, n.id desc)`);
  }

  async #select(where: RawBuilder<unknown>): Promise<Radar[]> {
    const { rows } = await sql<RadarRow>`
      select o.id, o.slug, o.project_id, o.title, o.challenge, o.description, o.audience,
        ${namesOf('sector')} as sectors, ${namesOf('ring')} as rings, ${namesOf('impact')} as impacts, o.ai_assistant, o.drafter, o.created_at, o.updated_at,
        u.id as creator_id, u.slug as creator_slug, u.name as creator_name, u.email as creator_email
      from radars o join users u on u.id = o.creator_id where ${where}`.execute(this.#db);
    return rows.map(toRadar);
  }
}

/** The names of a radar of one kind, in their order. */
const namesOf = (kind: NameKind) =>
  sql`array(select n.name from radar_names n where n.radar_id = o.id and n.kind = ${sql.lit(kind)} order by n.position)`;

const toRadar = (row: RadarRow): Radar => ({
  id: row.id,
  slug: row.slug,
  projectId: row.project_id,
  title: row.title,
  challenge: row.challenge,
  description: row.description,
  audience: row.audience,
  sectors: row.sectors,
  rings: row.rings,
  impacts: row.impacts,
  aiAssistant: row.ai_assistant,
  drafter: row.drafter,
  creator: { id: row.creator_id, slug: row.creator_slug, name: row.creator_name, email: row.creator_email },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
