import type { Direction, Movement } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Blip } from './radar.ts';

/** The trend of a blip, with the data shown about it. */
export interface BlipTrend {
  readonly slug: string;
  readonly title: string;
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
}

/** A card with its texts, for readers who cannot open the card. */
export interface BlipCardText extends BlipCard {
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly sourceUrl: string | null;
}

type StoredBlip = Blip & { readonly sequence: number };

/** A blip with its evidence. */
export interface FullBlip<C extends BlipCard = BlipCard> extends StoredBlip {
  readonly trend: BlipTrend | null;
  /** In their order, including drafts and cards in the trash. Cards that have left the project are not included. */
  readonly cards: readonly C[];
}

/** A blip with the data for the small picture of a radar. */
export type PreviewBlip = Pick<Blip, 'id' | 'domain' | 'ring' | 'position' | 'angle' | 'impact'>;

interface BlipRow {
  id: string;
  sequence: number;
  label: string;
  domain: string;
  ring: string;
  position: number;
  angle: number | null;
  impact: number;
  impacts: string[];
  rationale: string | null;
  imported_movement: Movement | null;
}

interface TrendRow {
  trend_slug: string | null;
  trend_title: string;
  trend_text: string | null;
  trend_direction: Direction;
  trend_tags: number[];
  trend_deleted: Date | null;
}

interface CardRow {
  blip_id: string;
  slug: string;
  title: string;
  public: boolean;
  tag_ids: number[];
  deleted_at: Date | null;
  subtitle: string | null;
  description: string | null;
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
    const { rows } = await sql<BlipRow>`select ${columns} from radar_blips b where b.radar_id = ${radarId}
      order by b.sequence, b.id`.execute(this.#db);
    return rows.map(toBlip);
  }

  /** The same with their evidence. */
  full(radar: { readonly id: number; readonly projectId: number }): Promise<FullBlip[]> {
    return this.#full(radar, sql`null as subtitle, null as description, null as source_url`, toCard);
  }

  /** The same with the texts of the cards. */
  withTexts(radar: { readonly id: number; readonly projectId: number }): Promise<FullBlip<BlipCardText>[]> {
    return this.#full(radar, sql`t.subtitle, t.description, t.source_url`, (row) => ({
      ...toCard(row),
      subtitle: row.subtitle,
      description: row.description,
      sourceUrl: row.source_url,
    }));
  }

  /** The number of blips of each radar, and the first of them, by the id of the radar. */
  async previews(
    radarIds: readonly number[],
    max: number,
  ): Promise<Map<number, { count: number; blips: PreviewBlip[] }>> {
    const { rows } = await sql<PreviewBlip & { radar_id: number; count: number }>`
      select * from (
        select b.radar_id, b.id, b.domain, b.ring, b.position, b.angle, b.impact,
          row_number() over (partition by b.radar_id order by b.sequence, b.id) as place,
          count(*) over (partition by b.radar_id) as count
        from radar_blips b where b.radar_id = any(${[...radarIds]}::bigint[])
      ) numbered where place <= ${max} order by radar_id, place`.execute(this.#db);
    const byRadar = Map.groupBy(rows, (row) => row.radar_id);
    return new Map(
      [...byRadar].map(([id, own]) => [
        id,
        { count: own[0]?.count ?? 0, blips: own.map(({ radar_id: _, count: __, ...blip }) => blip) },
      ]),
    );
  }

  async #full<C extends BlipCard>(
    { id, projectId }: { readonly id: number; readonly projectId: number },
    texts: ReturnType<typeof sql>,
    shape: (row: CardRow) => C,
  ): Promise<FullBlip<C>[]> {
    const { rows } = await sql<BlipRow & TrendRow>`
      select ${columns}, t.slug as trend_slug, t.title as trend_title, coalesce(t.subtitle, t.description) as trend_text,
        t.direction as trend_direction, t.tag_ids as trend_tags, t.deleted_at as trend_deleted
      from radar_blips b left join trends t on t.id = b.trend_id
      where b.radar_id = ${id} order by b.sequence, b.id`.execute(this.#db);
    const cards = await sql<CardRow>`
      select l.blip_id, c.slug, t.title, c.public, c.tag_ids, c.deleted_at, ${texts}
      from radar_blip_cards l join cards c on c.id = l.card_id join card_texts t on t.card_id = c.id
      where l.radar_id = ${id} and c.project_id = ${projectId} order by l.blip_id, l.position`.execute(this.#db);
    const byBlip = Map.groupBy(cards.rows, (row) => row.blip_id);
    return rows.map((row) => ({
      ...toBlip(row),
      trend: row.trend_slug === null ? null : toTrend(row, row.trend_slug),
      cards: (byBlip.get(row.id) ?? []).map(shape),
    }));
  }
}

const columns = sql`b.id, b.sequence, b.label, b.domain, b.ring, b.position, b.angle, b.impact, b.impacts, b.rationale,
  b.imported_movement`;

const toBlip = (row: BlipRow): StoredBlip => ({
  id: row.id,
  sequence: row.sequence,
  label: row.label,
  domain: row.domain,
  ring: row.ring,
  position: row.position,
  angle: row.angle,
  impact: row.impact,
  impacts: row.impacts,
  rationale: row.rationale,
  importedMovement: row.imported_movement,
});

const toTrend = (row: TrendRow, slug: string): BlipTrend => ({
  slug,
  title: row.trend_title,
  text: row.trend_text,
  direction: row.trend_direction,
  tagIds: row.trend_tags,
  deletedAt: row.trend_deleted,
});

const toCard = (row: CardRow): BlipCard => ({
  slug: row.slug,
  title: row.title,
  public: row.public,
  tagIds: row.tag_ids,
  deletedAt: row.deleted_at,
});
