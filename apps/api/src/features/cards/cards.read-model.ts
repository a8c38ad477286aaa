import {
  type CardField,
  type CardText,
  cardFields,
  cardTextOf,
  type Drafter,
  markdownTexts,
  serverLimits,
  textsWith,
  type UnlistedText,
} from '@foreglow/contract';
import { cutTo } from '@foreglow/contract/cut-to';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { integerList } from '#platform/db/row-values.ts';
import { isRestorable } from '#platform/db/trash-time.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Reserve } from '#platform/http/handlers.ts';
import { inPortions } from '#platform/queue/in-portions.rules.ts';
import { CreatorsReadModel } from '../users/creators.read-model.ts';
import type { Card, ListedCard } from './card.ts';
import type { CardCache } from './card-cache.ts';
import { filterConditions, showsDrafts } from './card-conditions.read-model.ts';
import { CardFinders } from './card-finders.ts';
import { cardsState, type ListState } from './list-state.ts';

/** Reads cards: pages of lists with their totals, and single ones. */
export class CardsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #finders: CardFinders;
  readonly #cards: CardCache | undefined;

  /** Inside a transaction cards are always read, without `kept`: the transaction may have changed them. */
  constructor(db: Db, cache: VersionedCache, finders = new CardFinders(db, cache), cached?: CardCache) {
    this.#db = db;
    this.#cache = cache;
    this.#finders = finders;
    this.#cards = cached;
  }

  /** The same reader inside a transaction. */
  within(transaction: Db): CardsReadModel {
    return new CardsReadModel(transaction, this.#cache);
  }

  /**
   * A page of a list, and the number of all its cards. With `fields`, the cards have the values of these fields, and
   * those that every list needs. `reserve` is called with the bytes of their long texts before these are read.
   */
  async page(
    list: ListState,
    { offset, limit }: Window,
    fields: readonly CardField[] = fieldsOfWholeCard,
    reserve: Reserve = async () => undefined,
  ): Promise<{ cards: ListedCard[]; total: number }> {
    const finder = await this.#finders.of(list);
    const total = finder.count;
    if (offset >= total) return { cards: [], total };
    const ids = await finder.ids({ from: offset, size: Math.min(limit, total - offset) });
    if (fields.some((field) => longTexts.has(field))) await reserve(sumOf(await this.textBytes(ids)));
    const read = (missing: readonly number[]) => this.#matching(list, missing, fields);
    const state = `${cardsState(list)} ${columnsNamed(fields).join()}`;
    const found = this.#cards ? await this.#cards.byId(ids, state, read) : byId(await read(ids));
    // A cached card may have become a draft since its id was found.
    const draftsToo = showsDrafts(list.filters, list.scope);
    const cards = ids.flatMap((id) => found.get(id) ?? []).filter((card) => card.public || draftsToo);
    return { cards, total };
  }

  /** The cards of a list with all texts, in portions of a bounded number and, unless one card has more, bounded bytes. */
  async *portions(list: ListState): AsyncGenerator<Card[]> {
    const finder = await this.#finders.of(list);
    for (let from = 0; from < finder.count; from += portionSize) {
      const ids = await finder.ids({ from, size: Math.min(portionSize, finder.count - from) });
      const bytes = await this.textBytes(ids);
      for (const portion of inPortions(ids, (id) => bytes.get(id) ?? 0, portionBytes)) {
        const found = byId(await this.#matching(list, portion, fieldsOfWholeCard));
        yield portion.flatMap((id) => (found.get(id) as Card | undefined) ?? []);
      }
    }
  }

  /** The cards with the slugs, in the same portions; `isMeant` leaves out others before their texts are read. */
  async *portionsBySlugs(slugs: readonly string[], isMeant: (card: ListedCard) => boolean): AsyncGenerator<Card[]> {
    for (let from = 0; from < slugs.length; from += portionSize) {
      const heads = (await this.headsBySlugs(slugs.slice(from, from + portionSize))).filter(isMeant);
      const bytes = await this.textBytes(heads.map(({ id }) => id));
      for (const portion of inPortions(heads, ({ id }) => bytes.get(id) ?? 0, portionBytes)) {
        yield (await this.bySlugs(portion.map(({ slug }) => slug))).filter(isMeant);
      }
    }
  }

  /**
   * Those of the cards that still meet the conditions of the list, except the search: cards that changed since
   * their ids were found are not shown by mistake.
   */
  async #matching(list: ListState, ids: readonly number[], fields: readonly CardField[]): Promise<ListedCard[]> {
    const { rows } = await sql<ListedRow>`
      select ${columnsFor(fields)} from cards c join card_texts x on x.card_id = c.id
      where c.id = any(${integerList(ids)}::bigint[]) and ${sql.join(filterConditions(list.filters, list.scope), sql` and `)}`.execute(
      this.#db,
    );
    const creatorIds = new Set(rows.map((row) => row.creator_id));
    const read = await new CreatorsReadModel(this.#db).byIds([...creatorIds]);
    const creators = new Map(read.map((creator) => [creator.id, creator]));
    return rows.flatMap((row) => {
      const creator = creators.get(row.creator_id);
      return creator ? toCard(row, creator) : [];
    });
  }

  /** Cards by their slugs, in the order of the slugs; those that do not exist are left out. */
  async bySlugs(slugs: readonly string[], options: { trashed?: boolean } = {}): Promise<Card[]> {
    const { rows } = await this.#named<CardRow>(slugs, fieldsOfWholeCard, options);
    const found = new Map(rows.map((row) => [row.slug, toCard(row, creatorOf(row))]));
    return slugs.flatMap((slug) => found.get(slug) ?? []);
  }

  /** The same without their long texts, which most callers do not need. */
  async headsBySlugs(slugs: readonly string[], options: { trashed?: boolean } = {}): Promise<ListedCard[]> {
    const { rows } = await this.#named<ListedRow>(slugs, [], options);
    const found = new Map(rows.map((row) => [row.slug, toCard(row, creatorOf(row))]));
    return slugs.flatMap((slug) => found.get(slug) ?? []);
  }

  #named<Row>(slugs: readonly string[], fields: readonly CardField[], options: { trashed?: boolean }) {
    return sql<Row & CreatorColumns>`
      select ${columnsFor(fields)}, u.slug as creator_slug, u.name as creator_name, u.email as creator_email
      from cards c join card_texts x on x.card_id = c.id join users u on u.id = c.creator_id
      where c.slug = any(${slugs}::text[])
        and ${options.trashed ? isRestorable('c.deleted_at') : sql`c.deleted_at is null`}`.execute(this.#db);
  }

  /** The bytes of the long texts of cards, by their ids. Reads no text: each row stores how long it is. */
  async textBytes(ids: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; bytes: number }>`
      select x.card_id as id, ${longBytes} as bytes
      from card_texts x where x.card_id = any(${integerList(ids)}::bigint[])`.execute(this.#db);
    return new Map(rows.map(({ id, bytes }) => [id, bytes]));
  }
}

const longTexts: ReadonlySet<CardField> = new Set(markdownTexts);
const longBytes = sql.join(
  markdownTexts.map((name) => sql`coalesce(octet_length(${sql.ref(`x.${name}`)}), 0)`),
  sql` + `,
);
const sumOf = (bytes: ReadonlyMap<number, number>) => [...bytes.values()].reduce((sum, one) => sum + one, 0);

/** The number of cards in a portion, and the bytes of their long texts. */
const portionSize = 480;
const portionBytes = 4 * 1024 * 1024;

const byId = (cards: readonly ListedCard[]) => new Map(cards.map((card) => [card.id, card]));

/** A part of a list. */
interface Window {
  readonly offset: number;
  readonly limit: number;
}

const textColumn = (name: keyof CardText) => sql.ref(`x.${name}`);
const usualColumns = sql`c.id, c.slug, c.project_id, c.tag_ids, c.public, c.ai_assistant, c.attachment_id,
  c.created_at, c.creator_id, ${sql.join(textsWith('listed', true).map(textColumn))}`;
// Counting characters takes many times as long as counting bytes, and a text has at most as many characters as bytes.
// The character after the excerpt shows whether it ends with a whole one.
const excerpt = sql`case when octet_length(x.description) <= ${sql.lit(serverLimits.descriptionExcerptLength)}
  then x.description else left(x.description, ${sql.lit(serverLimits.descriptionExcerptLength + 1)}) end as description_excerpt`;

/** The beginning of a text, without a part of a letter or an emoji at its end: of an excerpt and the character after it. */
function excerptOf(text: string): string {
  const max = serverLimits.descriptionExcerptLength;
  const hasPairs = text.length > max && /[\ud800-\udfff]/.test(text);
  if ((hasPairs ? [...text].length : text.length) <= max) return text;
  return cutTo(text, text.length - (/[\udc00-\udfff]$/.test(text) ? 2 : 1));
}

/** The columns that are read only for the fields that need them: each value takes time in every row of a page. */
const columnOf = {
  ...(Object.fromEntries(textsWith('listed', false).map((name) => [name, textColumn(name)])) as Record<
    UnlistedText,
    RawBuilder<unknown>
  >),
  description_excerpt: excerpt,
  source_name: sql`coalesce(x.publisher, c.source_host) as source_name`,
  updated_at: sql`c.updated_at`,
  drafter: sql`c.drafter`,
} satisfies { readonly [F in CardField]?: RawBuilder<unknown> };
const fieldsOfWholeCard = cardFields.filter((field) => field !== 'description_excerpt' && field !== 'source_name');

const columnNames = Object.keys(columnOf) as (keyof typeof columnOf)[];
const columnsNamed = (fields: readonly CardField[]) => columnNames.filter((name) => fields.includes(name));

const columnsFor = (fields: readonly CardField[]) =>
  sql.join([usualColumns, ...columnsNamed(fields).map((name) => columnOf[name])]);

interface CardRow extends CardText {
  id: number;
  slug: string;
  project_id: number;
  tag_ids: number[];
  public: boolean;
  ai_assistant: boolean;
  attachment_id: number | null;
  created_at: Date;
  updated_at: Date;
  drafter: Drafter | null;
  creator_id: number;
}

interface CreatorColumns {
  creator_slug: string;
  creator_name: string;
  creator_email: string;
}

const creatorOf = (row: CreatorColumns): Card['creator'] => ({
  slug: row.creator_slug,
  name: row.creator_name,
  email: row.creator_email,
});

/** A row of a list: without the columns of fields that it does not need. */
type ListedRow = Omit<CardRow, keyof typeof columnOf> &
  Partial<Pick<CardRow, keyof typeof columnOf & keyof CardRow>> & {
    description_excerpt?: string | null;
    source_name?: string | null;
  };

function toCard(row: CardRow, creator: Card['creator']): Card;
function toCard(row: ListedRow, creator: Card['creator']): ListedCard;
function toCard(row: ListedRow, creator: Card['creator']): ListedCard {
  return {
    id: row.id,
    slug: row.slug,
    projectId: row.project_id,
    tagIds: row.tag_ids,
    public: row.public,
    aiAssistant: row.ai_assistant,
    attachmentId: row.attachment_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    // Texts that were not read stay undefined.
    ...cardTextOf((name) => row[name] as string | null),
    descriptionExcerpt: row.description_excerpt && excerptOf(row.description_excerpt),
    sourceName: row.source_name,
    drafter: row.drafter,
    creator,
  };
}
