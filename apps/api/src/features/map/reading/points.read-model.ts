import type { MapColoring } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { idsOf, int32s } from '#features/similarity/vectors.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import { monthsBetween } from '#platform/text/months.rules.ts';

/** The cards of a map that a reader may see. */
export interface Audience {
  readonly modelId: number;
  readonly projectIds: readonly number[];
  readonly seesDrafts: boolean;
}

/** The points of a map, by card id. */
export interface VisiblePoints {
  readonly cardIds: Float64Array;
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** The id of the fine group; -1 for none. */
  readonly groupIds: Float64Array;
  /** The number of insights, trends and radars that use each card. */
  readonly uses: Uint8Array;
  /** How far each card is from its most similar ones, 0 to 1. */
  readonly distance: Float32Array;
}

/** A value for each card. */
export interface CardColumn {
  readonly cardIds: Float64Array;
  readonly values: Int32Array;
}

const bytesOfPoint = 32;
const thousandths = 1000;

/** Reads the points of maps that a reader may see, each column as one row of bytes. */
export class PointsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async points(audience: Audience): Promise<VisiblePoints> {
    const inProjects = anyOf(audience.projectIds);
    const { rows } = await sql<{ points: Buffer | null }>`
      select string_agg(int8send(p.card_id) || int4send(p.x) || int4send(p.y) || int8send(coalesce(p.group_id, -1))
        || int4send(coalesce(i.uses, 0)::integer + coalesce(t.uses, 0)::integer + coalesce(b.uses, 0)::integer)
        || int4send((p.distance * ${sql.lit(thousandths)})::integer), '' order by p.card_id) as points
      ${this.#visible(audience)}
      left join (select l.card_id, count(*) as uses from insight_cards l join insights i on i.id = l.insight_id
        where i.project_id = ${inProjects} and i.deleted_at is null group by 1) i on i.card_id = c.id
      left join (select l.card_id, count(*) as uses from trend_cards l join trends t on t.id = l.trend_id
        where t.project_id = ${inProjects} and t.deleted_at is null group by 1) t on t.card_id = c.id
      left join (select l.card_id, count(distinct l.radar_id) as uses from radar_blip_cards l
        join radars r on r.id = l.radar_id
        where r.project_id = ${inProjects} and r.deleted_at is null group by 1) b on b.card_id = c.id
      where ${this.#isVisible(audience)}`.execute(this.#db);
    const bytes = rows[0]?.points ?? Buffer.alloc(0);
    const places = Array.from({ length: bytes.length / bytesOfPoint }, (_, at) => at * bytesOfPoint);
    return {
      cardIds: Float64Array.from(places, (at) => Number(bytes.readBigInt64BE(at))),
      x: Uint16Array.from(places, (at) => bytes.readInt32BE(at + 8)),
      y: Uint16Array.from(places, (at) => bytes.readInt32BE(at + 12)),
      groupIds: Float64Array.from(places, (at) => Number(bytes.readBigInt64BE(at + 16))),
      uses: Uint8Array.from(places, (at) => Math.min(255, bytes.readInt32BE(at + 24))),
      distance: Float32Array.from(places, (at) => bytes.readInt32BE(at + 28) / thousandths),
    };
  }

  /** The number of cards that the reader may see and that have no place yet. */
  async unplaced({ modelId, projectIds, seesDrafts }: Audience): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from cards c
      left join map_points p on p.model_id = ${modelId} and p.card_id = c.id
      where c.project_id = ${anyOf(projectIds)} and c.deleted_at is null and (c.public or ${seesDrafts}) and p.card_id is null`.execute(
      this.#db,
    );
    return rows[0]?.count ?? 0;
  }

  /** The first of the tags that each card has, as its number from 0; -1 for a card with none of them. */
  tags(audience: Audience, tagIds: readonly number[]): Promise<CardColumn> {
    const ranked = sql`${[...tagIds]}::integer[]`;
    return this.#column(
      audience,
      sql`coalesce((select min(array_position(${ranked}, g)) from unnest(c.tag_ids) g) - 1, -1)`,
    );
  }

  /** The ids of projects. */
  projects(audience: Audience): Promise<CardColumn> {
    return this.#column(audience, sql`c.project_id::integer`);
  }

  creators(audience: Audience): Promise<CardColumn> {
    return this.#column(audience, sql`c.creator_id::integer`);
  }

  /** Months, as their number since the year 0, in a time zone. */
  async months(audience: Audience, timeZone: string): Promise<CardColumn> {
    const { rows } = await sql<{ first: Date | null; last: Date | null }>`
      select min(c.created_at) as first, max(c.created_at) as last
      ${this.#visible(audience)} where ${this.#isVisible(audience)}`.execute(this.#db);
    const { first, last } = rows[0] ?? {};
    // PostgreSQL does not know all time zones, and reads an offset such as +05:30 with the opposite sign.
    const months = first && last ? monthsBetween(first, last, timeZone) : [];
    const starts = months.map(({ start }) => start.toISOString());
    const number = sql`${months[0]?.number ?? 0}::integer + width_bucket(c.created_at, ${starts}::timestamptz[]) - 1`;
    return this.#column(audience, number);
  }

  flags(audience: Audience, by: Extract<MapColoring, 'draft' | 'ai'>): Promise<CardColumn> {
    return this.#column(audience, by === 'ai' ? sql`c.ai_assistant::integer` : sql`(not c.public)::integer`);
  }

  async #column(audience: Audience, value: RawBuilder<unknown>): Promise<CardColumn> {
    const { rows } = await sql<{ ids: Buffer | null; values: Buffer | null }>`
      select string_agg(int8send(p.card_id), '' order by p.card_id) as ids,
        string_agg(int4send(${value}), '' order by p.card_id) as values
      ${this.#visible(audience)} where ${this.#isVisible(audience)}`.execute(this.#db);
    return { cardIds: idsOf(rows[0]?.ids), values: int32s(rows[0]?.values) };
  }

  #visible({ modelId }: Audience): RawBuilder<unknown> {
    return sql`from map_points p join cards c on c.id = p.card_id and p.model_id = ${modelId}`;
  }

  #isVisible({ projectIds, seesDrafts }: Audience): RawBuilder<unknown> {
    return sql`c.project_id = ${anyOf(projectIds)} and c.deleted_at is null and (c.public or ${seesDrafts})`;
  }
}

/** The right side of `=` in a condition that an id is one of these. */
export const anyOf = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`;
