import { firstTagNames, tagKey } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A card that a radar is drafted from. */
export interface SourceCard {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
  /** Names of its tags, the first one first. */
  readonly tags: readonly string[];
  /** The host of its source, such as `example.org`. */
  readonly host: string | null;
  readonly createdAt: Date;
}

/** A card that is shown as evidence. */
export interface ShownCard {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
}

/** The maximum number of cards read, newest first. Rules take seconds to read this many, in a thread. */
const maxCards = 3000;
/**
 * How many characters of a description and a relevance are read: more if there are few cards, fewer if there are many,
 * so that all of them together stay at a few megabytes. They are sent to a thread in each step.
 */
const textLength = { max: 2000, min: 500, ofAll: 1_500_000 };

/**
 * Reads the cards of a project that a radar may be drafted from, which are only the published ones. Drafts must not be
 * among them: a viewer who reads the radar later would find their text in a label or a rationale, and it would be sent
 * to the model provider before its author has shown it to anybody. People who may draft radars also see drafts, so
 * permissions do not prevent this.
 */
export class SourceCardsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest published cards of a project, oldest first. */
  async newest(projectId: number): Promise<SourceCard[]> {
    const { rows } = await sql<{ id: number }>`
      select id from cards where project_id = ${projectId} and public and deleted_at is null
      order by created_at desc, id desc limit ${maxCards}`.execute(this.#db);
    return this.these(
      projectId,
      rows.map(({ id }) => id),
    );
  }

  /** Those of the cards that are still published, oldest first. */
  async these(projectId: number, ids: readonly number[]): Promise<SourceCard[]> {
    const { max, min, ofAll } = textLength;
    const length = Math.round(Math.max(min, Math.min(max, ofAll / Math.max(1, ids.length))));
    const { rows } = await sql<SourceCard>`
      select c.id, t.title, t.subtitle, left(t.description, ${length}) as description,
        left(t.relevance, ${length}) as relevance, c.source_host as host, c.created_at as "createdAt",
        array(select g.name from unnest(c.tag_ids) with ordinality as given(id, place)
          join tags g on g.id = given.id order by given.place) as tags
      from cards c join card_texts t on t.card_id = c.id
      where c.id = any(${[...ids]}::bigint[]) and c.project_id = ${projectId} and c.public and c.deleted_at is null
      order by c.created_at, c.id`.execute(this.#db);
    return rows;
  }

  /**
   * The names of the tags that divide a project, most frequent first: its sticky ones and those it started with, as far
   * as its published cards have them.
   */
  async broadTags(projectId: number): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select g.name from tags g
      join cards c on c.project_id = g.project_id and c.tag_ids && array[g.id] and c.public and c.deleted_at is null
      where g.project_id = ${projectId} and g.taxonomy = 'cards'
        and (g.sticky or g.name_key = any(${firstTagNames.map(tagKey)}::text[]))
      group by g.id, g.name order by count(*) desc, g.id`.execute(this.#db);
    return rows.map(({ name }) => name);
  }

  /** Those of the cards that are still published, by id. */
  async shown(projectId: number, ids: readonly number[]): Promise<Map<number, ShownCard>> {
    const { rows } = await sql<ShownCard>`
      select c.id, c.slug, t.title from cards c join card_texts t on t.card_id = c.id
      where c.id = any(${[...ids]}::bigint[]) and c.project_id = ${projectId} and c.public and c.deleted_at is null`.execute(
      this.#db,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** The ids of published cards of a project, by slug. */
  async idsOf(projectId: number, slugs: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from cards
      where slug = any(${[...slugs]}::text[]) and project_id = ${projectId} and public and deleted_at is null`.execute(
      this.#db,
    );
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  }
}
