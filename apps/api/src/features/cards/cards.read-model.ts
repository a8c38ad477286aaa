import { createHash } from 'node:crypto';
import { type CardFilters, type CardSort, noFilters } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Card } from './card.ts';
import {
  type CardScope,
  filterConditions,
  orderBy,
  type SearchConditions,
  searchConditions,
  standsAfter,
} from './card-conditions.read-model.ts';

/** A question for cards. `version` stands for the state of everything asked: figures are kept under it. */
export interface CardQuestion {
  readonly scope: CardScope;
  readonly version: string;
  readonly filters: CardFilters;
  readonly sort: CardSort;
}

/** With at least one match among so many cards a page is filled quicker by walking through them in their order. */
const walkWhenOneIn = 50;

/** Reads cards: lists with their totals, single ones, and what stands beside one. */
export class CardsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** The same reader inside a transaction. */
  within(transaction: Db): CardsReadModel {
    return new CardsReadModel(transaction, this.#cache);
  }

  /** A page of the cards asked for, and how many there are. */
  async page(question: CardQuestion, offset: number, limit: number): Promise<{ cards: Card[]; total: number }> {
    const total = await this.count(question);
    if (offset >= total) return { cards: [], total };
    const size = Math.min(limit, total - offset);
    const key = hash(`page ${question.sort} ${offset} ${size} ${keyOf(question)}`);
    const order = orderBy(question.sort, 'c');
    const ids = this.#cache.peek<number[]>(key);
    if (!ids) {
      const page = await this.#pageIds(question, offset, size, total);
      const { rows } = await sql<CardRow>`with page as materialized (${page})
        select ${cardColumns} from page join cards c on c.id = page.id ${andItsParts} ${order}`.execute(this.#db);
      this.#cache.set(
        key,
        rows.map((row) => row.id),
      );
      return { cards: rows.map(toCard), total };
    }
    // The conditions again, without the search: what was changed since the ids were found must not be shown by them.
    const { rows } = await sql<CardRow>`
      select ${cardColumns} from cards c ${andItsParts}
      where c.id = any(${ids}::bigint[]) and ${and(filterConditions(question.filters, question.scope), undefined)}
      ${order}`.execute(this.#db);
    return { cards: rows.map(toCard), total };
  }

  /** A query for the ids of the cards of a page. */
  async #pageIds(question: CardQuestion, offset: number, size: number, total: number): Promise<RawBuilder<unknown>> {
    const search = searchConditions(question.filters.search, question.scope);
    const walks = search && total * walkWhenOneIn >= (await this.#countAll(question));
    // From the nearer end: a page far down is as quick as one far up.
    const backwards = offset > total / 2;
    const skipped = backwards ? total - offset - size : offset;
    return sql`
      select c.id from cards c ${walks && search.walkNeedsTexts ? joinTexts : sql``}
      where ${and(filterConditions(question.filters, question.scope), walks ? search.walk : search?.collect)}
      ${orderBy(question.sort, 'c', backwards)} ${stretch(skipped, size)}`;
  }

  /** How many cards there are. Computed once for every version of what is asked. */
  async count(question: CardQuestion): Promise<number> {
    const { filters, scope } = question;
    const { total } = await this.#cache.get(hash(`count ${keyOf(question)}`), async () => {
      const search = searchConditions(filters.search, scope);
      const { rows } = await sql<{ total: number }>`
        select count(*) as total from cards c where ${and(filterConditions(filters, scope), search?.count)}`.execute(
        this.#db,
      );
      return { total: rows[0]?.total ?? 0 };
    });
    return total;
  }

  /** Slugs of the cards before and after a card in the order asked for; null at its ends. */
  async neighbours(question: CardQuestion, cardId: number): Promise<{ previous: string | null; next: string | null }> {
    const search = searchConditions(question.filters.search, question.scope);
    const rare = search && (await this.count(question)) * walkWhenOneIn < (await this.#countAll(question));
    const beside = async (backwards: boolean): Promise<string | null> => {
      const conditions = [
        ...filterConditions(question.filters, question.scope),
        standsAfter(question.sort, cardId, backwards),
      ];
      const { rows } = await sql<{ slug: string }>`
        select c.slug from cards c ${search?.walkNeedsTexts && !rare ? joinTexts : sql``}
        where ${and(conditions, rare ? search.collect : search?.walk)}
        ${orderBy(question.sort, 'c', backwards)} limit 1`.execute(this.#db);
      return rows[0]?.slug ?? null;
    };
    return { previous: await beside(true), next: await beside(false) };
  }

  /** Cards by their slugs, in the order of the slugs; those that do not exist are left out. */
  async bySlugs(slugs: readonly string[], options: { trashed?: boolean } = {}): Promise<Card[]> {
    const { rows } = await sql<CardRow>`
      select ${cardColumns} from cards c join card_texts x on x.card_id = c.id join users u on u.id = c.creator_id
      where c.slug = any(${slugs}::text[])
        and ${options.trashed ? sql`c.deleted_at > now() - interval '30 days'` : sql`c.deleted_at is null`}`.execute(
      this.#db,
    );
    const found = new Map(rows.map((row) => [row.slug, toCard(row)]));
    return slugs.flatMap((slug) => found.get(slug) ?? []);
  }

  /** All cards of the scope, whatever the filters say. */
  #countAll(question: CardQuestion): Promise<number> {
    const { filters, ...rest } = question;
    const { showDrafts, showAISignals } = filters;
    const everything = { ...noFilters, showDrafts, showAISignals };
    return this.count({ ...rest, filters: everything });
  }
}

/**
 * `limit` and `offset`. The limit stands in the text: a plan that is kept for any limit would be made for a tenth of
 * all rows.
 */
const stretch = (skipped: number, size: number) =>
  sql`limit ${sql.lit(size)} ${skipped > 0 ? sql`offset ${skipped}` : sql``}`;

const joinTexts = sql`join card_search t on t.card_id = c.id`;

const and = (conditions: readonly RawBuilder<unknown>[], last: SearchConditions['walk'] | undefined) =>
  sql.join(last ? [...conditions, last] : conditions, sql` and `);

/** Everything that decides which cards are found. */
const keyOf = ({ version, filters, scope }: CardQuestion): string =>
  `${version} ${filters.showOnlyMyCards && scope.viewerEmail} ${scope.seesDrafts} ${JSON.stringify([scope.team, filters])}`;

const hash = (key: string): string => createHash('sha256').update(key).digest('base64');

/** The texts and the creators of cards. */
const andItsParts = sql`join card_texts x on x.card_id = c.id join users u on u.id = c.creator_id`;

const cardColumns = sql`c.id, c.slug, c.project_id, c.tag_ids, c.public, c.ai_assistant, c.attachment_id,
  c.created_at, c.updated_at, x.title, x.subtitle, x.description, x.relevance, x.source_url,
  u.id as creator_id, u.slug as creator_slug, u.name as creator_name, u.email as creator_email`;

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
});
