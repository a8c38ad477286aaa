import { type CardField, type Drafter, limits } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Card } from './card.ts';
import { filterConditions } from './card-conditions.read-model.ts';
import { CardIdsReadModel } from './card-ids.read-model.ts';
import type { CardQuestion } from './card-question.ts';

/** Reads cards: pages of lists with their totals, and single ones. */
export class CardsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #found: CardIdsReadModel;

  constructor(db: Db, cache: VersionedCache, found = new CardIdsReadModel(db, cache)) {
    this.#db = db;
    this.#cache = cache;
    this.#found = found;
  }

  /** The same reader inside a transaction. */
  within(transaction: Db): CardsReadModel {
    return new CardsReadModel(transaction, this.#cache);
  }

  /**
   * A page of the requested cards, and the total number. Where `fields` does not name long texts, these are not read:
   * their values are null.
   */
  async page(
    question: CardQuestion,
    { offset, limit }: Window,
    fields?: readonly CardField[],
  ): Promise<{ cards: Card[]; total: number }> {
    const total = await this.#found.count(question);
    if (offset >= total) return { cards: [], total };
    const ids = await this.#found.idsAt(question, { from: offset, size: Math.min(limit, total - offset) }, total);
    // Checks the conditions again, without the search, so that cards changed since the ids were found are not shown by
    // mistake.
    const { rows } = await sql<CardRow>`
      select ${columnsFor(fields)} from cards c join card_texts x on x.card_id = c.id join users u on u.id = c.creator_id
      where c.id = any(${ids}::bigint[]) and ${sql.join(filterConditions(question.filters, question.scope), sql` and `)}`.execute(
      this.#db,
    );
    const found = new Map(rows.map((row) => [row.id, toCard(row)]));
    return { cards: ids.flatMap((id) => found.get(id) ?? []), total };
  }

  /** Cards by their slugs, in the order of the slugs; those that do not exist are left out. */
  async bySlugs(slugs: readonly string[], options: { trashed?: boolean } = {}): Promise<Card[]> {
    const { rows } = await sql<CardRow>`
      select ${columnsFor(undefined)} from cards c join card_texts x on x.card_id = c.id join users u on u.id = c.creator_id
      where c.slug = any(${slugs}::text[])
        and ${options.trashed ? sql`c.deleted_at > now() - interval '30 days'` : sql`c.deleted_at is null`}`.execute(
      this.#db,
    );
    const found = new Map(rows.map((row) => [row.slug, toCard(row)]));
    return slugs.flatMap((slug) => found.get(slug) ?? []);
  }
}

/** A part of a list. */
interface Window {
  readonly offset: number;
  readonly limit: number;
}

const cardColumns = sql`c.id, c.slug, c.project_id, c.tag_ids, c.public, c.ai_assistant, c.attachment_id,
  c.created_at, c.updated_at, x.title, x.subtitle, x.source_url, u.id as creator_id, u.slug as creator_slug, u.name as creator_name, u.email as creator_email`;
const longTexts = sql`x.description, x.relevance`;
const noLongTexts = sql`null::text as description, null::text as relevance`;
const excerpt = sql`left(x.description, ${sql.lit(limits.descriptionExcerptLength)}) as description_excerpt`;

/** The columns of all fields. Long texts are included only if they are named. */
function columnsFor(fields: readonly CardField[] | undefined) {
  const isLong = !fields || fields.includes('description') || fields.includes('relevance');
  return sql.join([
    cardColumns,
    isLong ? longTexts : noLongTexts,
    ...(fields?.includes('description_excerpt') ? [excerpt] : []),
    ...(!fields || fields.includes('drafter') ? [sql`c.drafter`] : []),
  ]);
}

interface CardRow {
  id: number;
  slug: string;
  project_id: number;
  tag_ids: number[];
  public: boolean;
  ai_assistant: boolean;
  attachment_id: number | null;
  created_at: Date;
  updated_at: Date;
  title: string;
  subtitle: string | null;
  description: string | null;
  relevance: string | null;
  source_url: string | null;
  description_excerpt?: string | null;
  drafter?: Drafter | null;
  creator_id: number;
  creator_slug: string;
  creator_name: string;
  creator_email: string;
}

const toCard = (row: CardRow): Card => ({
  id: row.id,
  slug: row.slug,
  projectId: row.project_id,
  tagIds: row.tag_ids,
  public: row.public,
  aiAssistant: row.ai_assistant,
  attachmentId: row.attachment_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  title: row.title,
  subtitle: row.subtitle,
  description: row.description,
  relevance: row.relevance,
  source_url: row.source_url,
  creator: { id: row.creator_id, slug: row.creator_slug, name: row.creator_name, email: row.creator_email },
  ...(row.description_excerpt !== undefined && { descriptionExcerpt: row.description_excerpt }),
  ...(row.drafter !== undefined && { drafter: row.drafter }),
});
