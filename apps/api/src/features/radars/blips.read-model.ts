import { type Direction, limits, type Movement, serverLimits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { type TrendTexts, trendReason } from './content/trend-reason.rules.ts';
import { readLength } from './dumps/first-words.rules.ts';
import type { Blip } from './radar.ts';

/** The trend of a blip, with the data shown about it. */
interface BlipTrend {
  readonly slug: string;
  readonly title: string;
  /** Null: not judged yet. */
  readonly direction: Direction | null;
  readonly tagIds: readonly number[];
  readonly deletedAt: Date | null;
  /** Why its blips are on the radar, unless they say so themselves; Markdown. Null while it is in the trash. */
  readonly reason: string | null;
  /**
   * The cards behind it and behind its insights: the evidence of blips without cards of their own. Without drafts, unless
   * they were requested, and without anything in the trash.
   */
  readonly cards: readonly BlipCard[];
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
  /**
   * Its own cards in their order, including drafts and cards in the trash. Cards that have left the project are not
   * included. A blip without any has those of its trend.
   */
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

interface TrendRow extends TrendTexts {
  id: number;
  slug: string;
  title: string;
  direction: Direction | null;
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
   * beginnings of the texts of cards and their sources are read too, which only published evidence shows. `drafts`:
   * whether drafts are among the cards of a trend.
   */
  async full(
    radar: { readonly id: number; readonly projectId: number },
    { texts, drafts }: { readonly texts: boolean; readonly drafts: boolean },
  ): Promise<FullBlip[]> {
    const { rows } = await sql<BlipRow & { trend_id: number | null; card_ids: string[] | null }>`
      select ${columns}, b.trend_id,
        (select array_agg(l.card_id::text order by l.position) from radar_blip_cards l
          where l.radar_id = b.radar_id and l.blip_id = b.id) as card_ids
      ${fromBlips} where b.radar_id = ${radar.id} order by b.sequence, b.id`.execute(this.#db);
    const trends = await sql<TrendRow>`
      select t.id, t.slug, t.title, t.subtitle, ${readable('description')}, ${readable('implications')},
        t.direction, t.tag_ids, t.deleted_at
      from trends t where t.id in (select b.trend_id from radar_blips b where b.radar_id = ${radar.id})`.execute(
      this.#db,
    );
    const idsOfTrends = await this.#cardsOfTrends(radar, new Set(rows.flatMap(followed)), drafts);
    const cardIds = [
      ...rows.flatMap(({ card_ids }) => card_ids ?? []).map(Number),
      ...[...idsOfTrends.values()].flat(),
    ];
    const cards = await sql<CardRow>`
      select c.id, c.slug, t.title, c.public, c.tag_ids, c.deleted_at,
        ${texts ? sql`${beginningOf('t')} as text, t.source_url` : sql`null as text, null as source_url`}
      from cards c join card_texts t on t.card_id = c.id
      where c.id = any(${[...new Set(cardIds)]}::bigint[]) and c.project_id = ${radar.projectId}`.execute(this.#db);
    const cardOf = new Map(cards.rows.map((row) => [row.id, toCard(row)]));
    const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cardOf.get(id) ?? []);
    const trendOf = new Map(trends.rows.map((row) => [row.id, toTrend(row, cardsOf(idsOfTrends.get(row.id) ?? []))]));
    return rows.map((row) => ({
      ...toBlip(row),
      trend: (row.trend_id !== null && trendOf.get(row.trend_id)) || null,
      cards: cardsOf((row.card_ids ?? []).map(Number)),
    }));
  }

  /**
   * The ids of the cards behind trends of a radar and behind their insights, by the id of the trend: its own first, each
   * once. All together they are no more than the cards behind the blips of a radar may be.
   */
  async #cardsOfTrends(
    { projectId }: { readonly projectId: number },
    trendIds: ReadonlySet<number>,
    drafts: boolean,
  ): Promise<Map<number, number[]>> {
    if (trendIds.size === 0) return new Map();
    const max = Math.min(limits.blipCards, Math.floor(serverLimits.radarCards / trendIds.size));
    const { rows } = await sql<{ trend_id: number; card_ids: string[] }>`
      select trend_id, array_agg(card_id::text order by place) as card_ids from (
        select trend_id, card_id, row_number() over (partition by trend_id order by insight, position, card_id) as place
        from (
          select distinct on (l.trend_id, l.card_id) l.trend_id, l.card_id, l.insight, l.position
          from (
            select own.trend_id, own.card_id, 0 as insight, own.position from trend_cards own
            union all
            select used.trend_id, behind.card_id, used.position + 1, behind.position
            from trend_insights used join insights i on i.id = used.insight_id and i.deleted_at is null
              join insight_cards behind on behind.insight_id = used.insight_id
          ) l
          join cards c on c.id = l.card_id
          where l.trend_id = any(${[...trendIds]}::bigint[]) and c.project_id = ${projectId}
            and c.deleted_at is null and (c.public or ${drafts})
          order by l.trend_id, l.card_id, l.insight, l.position
        ) each
      ) numbered where place <= ${max} group by trend_id`.execute(this.#db);
    return new Map(rows.map(({ trend_id, card_ids }) => [trend_id, card_ids.map(Number)]));
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

/** The trend whose cards are the evidence of a blip, since it has none of its own. */
const followed = (row: { trend_id: number | null; card_ids: string[] | null }): number[] =>
  row.trend_id !== null && row.card_ids === null ? [row.trend_id] : [];

/** As much of a text of a trend as can be part of a reason. */
const readable = (text: 'description' | 'implications') =>
  sql`left(${sql.ref(`t.${text}`)}, ${sql.lit(limits.blipRationaleLength + 1)}) as ${sql.ref(text)}`;

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

const toTrend = (row: TrendRow, cards: readonly BlipCard[]): BlipTrend => ({
  slug: row.slug,
  title: row.title,
  direction: row.direction,
  tagIds: row.tag_ids,
  deletedAt: row.deleted_at,
  reason: row.deleted_at ? null : trendReason(row),
  cards: row.deleted_at ? [] : cards,
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
