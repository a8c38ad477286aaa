import type { Direction, Movement } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { readLength } from './dumps/first-words.rules.ts';
import type { Blip } from './radar.ts';

/** The trend of a blip, with the data shown about it. */
export interface BlipTrend {
  readonly slug: string;
  readonly title: string;
  /** The beginning of its subtitle or description (Markdown); null unless texts were requested. */
  readonly text: string | null;
  readonly direction: Direction;
  readonly tagIds: readonly number[];
  readonly deletedAt: Date | null;
}

/** A card that is evidence of a blip. */
export interface BlipCard {
  readonly slug: string;
  readonly title: string;
  readonly public: boolean;
  readonly tagIds: readonly number[];
  readonly deletedAt: Date | null;
  /** The beginning of its subtitle or description (Markdown); null unless texts were requested, as is the source. */
  readonly text: string | null;
  readonly sourceUrl: string | null;
}

type StoredBlip = Blip & { readonly sequence: number };

/** A blip with its evidence. Blips with the same trend or card share one object. */
export interface FullBlip extends StoredBlip {
  readonly trend: BlipTrend | null;
  /** In their order, including drafts and cards in the trash. Cards that have left the project are not included. */
  readonly cards: readonly BlipCard[];
}

/** A blip with the data for the small picture of a radar. */
export interface PreviewBlip extends Pick<Blip, 'id' | 'position' | 'angle' | 'impact'> {
  /** Index of its sector, and of its ring. */
  readonly sector: number;
  readonly ring: number;
}

interface BlipRow {
  id: string;
  sequence: number;
  label: string;
  sector: string;
  ring: string;
  position: number;
  angle: number | null;
  impact: number;
  impacts: string[];
  rationale: string | null;
  imported_movement: Movement | null;
}

interface TrendRow {
  id: number;
  slug: string;
  title: string;
  text: string | null;
  direction: Direction;
  tag_ids: number[];
  deleted_at: Date | null;
}

interface CardRow {
  id: number;
  slug: string;
  title: string;
  public: boolean;
  tag_ids: number[];
  deleted_at: Date | null;
  text: string | null;
  source_url: string | null;
}

/** Reads the blips of radars. */
export class BlipsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The blips of a radar, in the order in which they were created. */
  async of(radarId: number): Promise<Blip[]> {
    const { rows } = await sql<BlipRow>`select ${columns} ${fromBlips} where b.radar_id = ${radarId}
      order by b.sequence, b.id`.execute(this.#db);
    return rows.map(toBlip);
  }

  /**
   * The same with their evidence. Each trend and card is read once, however many blips it supports. `texts`: whether the
   * beginnings of their texts and the sources are read too, which only published evidence shows.
   */
  async full(
    { id, projectId }: { readonly id: number; readonly projectId: number },
    { texts }: { readonly texts: boolean },
  ): Promise<FullBlip[]> {
    const { rows } = await sql<BlipRow & { trend_id: number | null; card_ids: string[] | null }>`
      select ${columns}, b.trend_id,
        (select array_agg(l.card_id::text order by l.position) from radar_blip_cards l
          where l.radar_id = b.radar_id and l.blip_id = b.id) as card_ids
      ${fromBlips} where b.radar_id = ${id} order by b.sequence, b.id`.execute(this.#db);
    const trends = await sql<TrendRow>`
      select t.id, t.slug, t.title, ${texts ? beginningOf('t') : sql`null`} as text, t.direction, t.tag_ids, t.deleted_at
      from trends t where t.id in (select b.trend_id from radar_blips b where b.radar_id = ${id})`.execute(this.#db);
    const cards = await sql<CardRow>`
      select c.id, c.slug, t.title, c.public, c.tag_ids, c.deleted_at,
        ${texts ? sql`${beginningOf('t')} as text, t.source_url` : sql`null as text, null as source_url`}
      from cards c join card_texts t on t.card_id = c.id
      where c.id in (select l.card_id from radar_blip_cards l where l.radar_id = ${id})
        and c.project_id = ${projectId}`.execute(this.#db);
    const trendOf = new Map(trends.rows.map((row) => [row.id, toTrend(row)]));
    const cardOf = new Map(cards.rows.map((row) => [row.id, toCard(row)]));
    return rows.map((row) => ({
      ...toBlip(row),
      trend: (row.trend_id !== null && trendOf.get(row.trend_id)) || null,
      cards: (row.card_ids ?? []).flatMap((cardId) => cardOf.get(Number(cardId)) ?? []),
    }));
  }

  /** The number of blips of each radar, and the first of them, by the id of the radar. */
  async previews(
    radarIds: readonly number[],
    max: number,
  ): Promise<Map<number, { count: number; blips: PreviewBlip[] }>> {
    const { rows } = await sql<PreviewBlip & { radar_id: number; count: number }>`
      select * from (
        select b.radar_id, b.id, s.position as sector, r.position as ring, b.position, b.angle, b.impact,
          row_number() over (partition by b.radar_id order by b.sequence, b.id) as place,
          count(*) over (partition by b.radar_id) as count
        ${fromBlips} where b.radar_id = any(${[...radarIds]}::bigint[])
      ) numbered where place <= ${max} order by radar_id, place`.execute(this.#db);
    const byRadar = Map.groupBy(rows, (row) => row.radar_id);
    return new Map(
      [...byRadar].map(([id, own]) => [
        id,
        { count: own[0]?.count ?? 0, blips: own.map(({ radar_id: _, count: __, ...blip }) => blip) },
      ]),
    );
  }
}

/** What is read of a text of evidence, of which the first words are shown (`first-words.rules.ts`). */
const beginningOf = (table: string) =>
  sql`left(coalesce(${sql.ref(`${table}.subtitle`)}, ${sql.ref(`${table}.description`)}), ${sql.lit(readLength)})`;

const columns = sql`b.id, b.sequence, b.label, s.name as sector, r.name as ring, b.position, b.angle, b.impact,
  array(select n.name from radar_names n where n.radar_id = b.radar_id and n.id = any(b.impact_ids)
    order by array_position(b.impact_ids, n.id)) as impacts, b.rationale, b.imported_movement`;

/** Blips with the names of their sectors (`s`) and rings (`r`). */
const fromBlips = sql`from radar_blips b
  join radar_names s on s.radar_id = b.radar_id and s.id = b.sector_id
  join radar_names r on r.radar_id = b.radar_id and r.id = b.ring_id`;

const toBlip = (row: BlipRow): StoredBlip => ({
  id: row.id,
  sequence: row.sequence,
  label: row.label,
  sector: row.sector,
  ring: row.ring,
  position: row.position,
  angle: row.angle,
  impact: row.impact,
  impacts: row.impacts,
  rationale: row.rationale,
  importedMovement: row.imported_movement,
});

const toTrend = (row: TrendRow): BlipTrend => ({
  slug: row.slug,
  title: row.title,
  text: row.text,
  direction: row.direction,
  tagIds: row.tag_ids,
  deletedAt: row.deleted_at,
});

const toCard = (row: CardRow): BlipCard => ({
  slug: row.slug,
  title: row.title,
  public: row.public,
  tagIds: row.tag_ids,
  deletedAt: row.deleted_at,
  text: row.text,
  sourceUrl: row.source_url,
});
