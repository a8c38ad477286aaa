import { type CardText, cardTextNames, cardTextOf, markdownTexts } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { newSlug } from '#platform/text/slugs.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { Card, CardDraft, ListedCard } from './card.ts';
import { type Derived, deriveTextsOf } from './derive-texts.ts';

/** A change of a stored card. The texts come together, since values derived from them are computed again. */
export interface StoredChange {
  readonly text: CardText;
  readonly tags: readonly { readonly id: number; readonly sticky: boolean }[] | undefined;
  readonly public: boolean | undefined;
  readonly aiAssistant: boolean | undefined;
  readonly attachmentId: number | null | undefined;
}

/** A copy of a stored card: what it does not share with the original. */
export interface CardCopy {
  readonly card: Pick<ListedCard, 'id' | 'projectId' | 'public' | 'title'>;
  readonly tags: readonly { readonly id: number; readonly sticky: boolean }[];
  readonly creatorId: number;
  readonly attachmentId: number | null;
  readonly createdAt: Date;
}

/** The new tags of a stored card, and whether it is published. */
export interface BulkChange {
  readonly id: number;
  readonly tags: readonly { readonly id: number; readonly sticky: boolean }[];
  readonly public: boolean;
}

/**
 * The maximum number of cards written in one statement, and of characters in their texts: converting them to JSON
 * blocks the main thread.
 */
const batchSize = 500;
const charactersInBatch = 500_000;

function nextBatch(drafts: readonly Derived<CardDraft>[], from: number): readonly Derived<CardDraft>[] {
  let to = from;
  for (let characters = 0; to < drafts.length && to - from < batchSize && characters < charactersInBatch; to += 1) {
    const { card } = drafts[to] ?? {};
    for (const name of markdownTexts) characters += card?.[name]?.length ?? 0;
  }
  return drafts.slice(from, to);
}

/**
 * The version that the cards of a locked project get in this transaction. It is higher than the version of every state
 * read before, so cards changed after a state are found by their version.
 */
const nextVersionOf = (projectId: RawBuilder<unknown>) =>
  sql<number>`(select p.cards_version + 1 from projects p where p.id = ${projectId})`;

/** A card counts as added when it is published, since readers did not see it before. */
const addedWhenPublished = (isPublic: RawBuilder<unknown>, card: RawBuilder<unknown>) =>
  sql<Date>`case when ${isPublic}::boolean and not ${card}.public then ${new Date()} else ${card}.added_at end`;

const texts = sql.join(cardTextNames.map((name) => sql.ref(name)));
const copiedTexts = sql.join(cardTextNames.map((name) => sql.ref(`x.${name}`)));
const typedTexts = sql.join(cardTextNames.map((name) => sql`${sql.ref(name)} text`));

/** Writes cards. */
export class CardsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /**
   * Creates cards. Returns their slugs in the order of the drafts. `onBatch` is called with the number stored so far.
   * Many are best derived before the transaction, during which the embedded database does nothing else.
   */
  async createAll(
    projectId: number,
    drafts: readonly Derived<CardDraft>[],
    onBatch: (stored: number) => void = () => undefined,
  ): Promise<string[]> {
    // From the last to the first: of cards created at the same moment, lists show the last one first, and people who
    // import a file expect its first row first.
    const lastFirst = drafts.toReversed();
    const slugs: string[] = [];
    while (slugs.length < lastFirst.length) {
      slugs.push(...(await this.#createBatch(projectId, nextBatch(lastFirst, slugs.length))));
      onBatch(slugs.length);
    }
    return slugs.toReversed();
  }

  async #createBatch(projectId: number, drafts: readonly Derived<CardDraft>[]): Promise<string[]> {
    const rows = drafts.map(({ card: draft, derived: { letters, ...derived } }) => {
      return {
        slug: newSlug(draft.title),
        creator_id: draft.creatorId,
        public: draft.public,
        ai_assistant: draft.aiAssistant,
        drafter: draft.drafter ?? null,
        tag_ids: draft.tags.map((tag) => tag.id),
        has_sticky_tag: draft.tags.some((tag) => tag.sticky),
        letters: letters.toString('hex'),
        attachment_id: draft.attachmentId,
        created_at: draft.createdAt.toISOString(),
        ...cardTextOf((name) => draft[name]),
        ...derived,
      };
    });
    // One parameter for all rows, so that the number of rows is not bounded by the limit of parameters.
    await sql`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}) as g(
          slug text, creator_id bigint, public boolean, ai_assistant boolean, drafter jsonb, tag_ids integer[],
          has_sticky_tag boolean, letters text, attachment_id bigint, created_at timestamptz, ${typedTexts}, source_host text, title_key text, source_key text, search_text text)
      ), made as (
        insert into cards (slug, project_id, creator_id, public, ai_assistant, drafter, tag_ids, has_sticky_tag, letters,
          attachment_id, source_host, created_at, updated_at)
        select slug, ${projectId}, creator_id, public, ai_assistant, drafter, tag_ids, has_sticky_tag, decode(letters, 'hex'),
          attachment_id, source_host, created_at, ${new Date()} from given
        returning id, slug
      ), described as (
        insert into card_texts (card_id, project_id, ${texts}, title_key, source_key)
        select made.id, ${projectId}, ${texts}, title_key, source_key
        from made join given using (slug)
      )
      insert into card_search (card_id, project_id, search_text, cards_version)
      select made.id, ${projectId}, search_text, ${nextVersionOf(sql`${projectId}`)} from made join given using (slug)`.execute(
      this.#db,
    );
    return rows.map((row) => row.slug);
  }

  /**
   * Copies cards within the database, so that their texts never leave it. Returns the slugs of the copies in the order
   * of the cards; that of a card that has been moved, deleted or unpublished since it was found is missing.
   */
  async copyAll(projectId: number, copies: readonly CardCopy[]): Promise<string[]> {
    // From the last to the first, as for new cards.
    const rows = copies.toReversed().map(({ card, tags, creatorId, attachmentId, createdAt }, at) => ({
      at,
      from_id: card.id,
      from_project: card.projectId,
      from_public: card.public,
      slug: newSlug(card.title),
      creator_id: creatorId,
      tag_ids: tags.map((tag) => tag.id),
      has_sticky_tag: tags.some((tag) => tag.sticky),
      attachment_id: attachmentId,
      created_at: createdAt.toISOString(),
    }));
    const made = await sql<{ slug: string }>`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}) as g(
          at integer, from_id bigint, from_project bigint, from_public boolean, slug text, creator_id bigint, tag_ids integer[],
          has_sticky_tag boolean, attachment_id bigint, created_at timestamptz)
      ), made as (
        insert into cards (slug, project_id, creator_id, public, ai_assistant, drafter, tag_ids, has_sticky_tag, letters,
          attachment_id, source_host, created_at, updated_at)
        select g.slug, ${projectId}, g.creator_id, c.public, c.ai_assistant, c.drafter, g.tag_ids, g.has_sticky_tag,
          c.letters, g.attachment_id, c.source_host, g.created_at, ${new Date()}
        from given g join cards c on c.id = g.from_id and c.project_id = g.from_project
          and c.public = g.from_public and c.deleted_at is null
        order by g.at
        returning id, slug
      ), described as (
        insert into card_texts (card_id, project_id, ${texts}, title_key, source_key)
        select made.id, ${projectId}, ${copiedTexts}, x.title_key, x.source_key
        from made join given using (slug) join card_texts x on x.card_id = given.from_id
      ), searched as (
        insert into card_search (card_id, project_id, search_text, cards_version)
        select made.id, ${projectId}, s.search_text, ${nextVersionOf(sql`${projectId}`)}
        from made join given using (slug) join card_search s on s.card_id = given.from_id
      )
      select slug from made`.execute(this.#db);
    const created = new Set(made.rows.map(({ slug }) => slug));
    return rows
      .map(({ slug }) => slug)
      .filter((slug) => created.has(slug))
      .toReversed();
  }

  async update(id: number, change: StoredChange): Promise<void> {
    const { letters, source_host, search_text, ...derived } = await deriveTextsOf(change.text);
    await this.#db
      .updateTable('cards')
      .set({
        // Always later than before, even when the clocks of several processes differ, so that readers can detect the
        // change.
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
        ...(change.public !== undefined && {
          public: change.public,
          added_at: addedWhenPublished(sql`${change.public}`, sql.ref('cards')),
        }),
        ...(change.aiAssistant !== undefined && { ai_assistant: change.aiAssistant }),
        ...(change.attachmentId !== undefined && { attachment_id: change.attachmentId }),
        ...(change.tags && {
          tag_ids: change.tags.map((tag) => tag.id),
          has_sticky_tag: change.tags.some((tag) => tag.sticky),
        }),
        letters,
        source_host,
      })
      .where('id', '=', id)
      .execute();
    await this.#db
      .updateTable('card_texts')
      .set({ ...change.text, ...derived })
      .where('card_id', '=', id)
      .execute();
    // An unchanged text is not written, so that it stays in the index.
    await this.#db
      .updateTable('card_search')
      .set({ search_text, indexed: false, cards_version: nextVersionOf(sql.ref('card_search.project_id')) })
      .where('card_id', '=', id)
      .where('search_text', '!=', search_text)
      .execute();
  }

  /** Changes the tags of cards and whether they are published. */
  async updateAll(changes: readonly BulkChange[]): Promise<void> {
    const rows = changes.map(({ id, tags, public: isPublic }) => ({
      id,
      public: isPublic,
      tag_ids: tags.map((tag) => tag.id),
      has_sticky_tag: tags.some((tag) => tag.sticky),
    }));
    await sql`
      update cards c set tag_ids = g.tag_ids, has_sticky_tag = g.has_sticky_tag, public = g.public,
        added_at = ${addedWhenPublished(sql`g.public`, sql`c`)},
        updated_at = greatest(${new Date()}, c.updated_at + interval '1 millisecond')
      from json_to_recordset(${JSON.stringify(rows)}) as g(
        id bigint, public boolean, tag_ids integer[], has_sticky_tag boolean)
      where c.id = g.id`.execute(this.#db);
  }

  /** Moves cards into another project, each with its tags there. */
  async move(cards: readonly Pick<BulkChange, 'id' | 'tags'>[], projectId: number): Promise<void> {
    const rows = cards.map(({ id, tags }) => ({
      id,
      tag_ids: tags.map((tag) => tag.id),
      has_sticky_tag: tags.some((tag) => tag.sticky),
    }));
    const ids = cards.map(({ id }) => id);
    await sql`
      update cards c set project_id = ${projectId}, tag_ids = g.tag_ids, has_sticky_tag = g.has_sticky_tag,
        added_at = ${new Date()},
        updated_at = greatest(${new Date()}, c.updated_at + interval '1 millisecond')
      from json_to_recordset(${JSON.stringify(rows)}) as g(id bigint, tag_ids integer[], has_sticky_tag boolean)
      where c.id = g.id`.execute(this.#db);
    // Both tables have a column for the project too, for their indexes.
    await this.#db.updateTable('card_texts').set({ project_id: projectId }).where('card_id', 'in', ids).execute();
    await this.#db
      .updateTable('card_search')
      .set({ project_id: projectId, indexed: false, cards_version: nextVersionOf(sql`${projectId}`) })
      .where('card_id', 'in', ids)
      .execute();
  }

  /** Sets the picture of a card that has none. Returns false if it has one, is deleted, or is not in the project. */
  async givePicture({ id, projectId }: Pick<Card, 'id' | 'projectId'>, attachmentId: number): Promise<boolean> {
    const row = await this.#db
      .updateTable('cards')
      .set({
        attachment_id: attachmentId,
        updated_at: sql<Date>`greatest(${new Date()}, updated_at + interval '1 millisecond')`,
      })
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .where('attachment_id', 'is', null)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async trash(ids: readonly number[]): Promise<void> {
    await this.#db.updateTable('cards').set({ deleted_at: new Date() }).where('id', 'in', ids).execute();
  }

  async restore(ids: readonly number[]): Promise<void> {
    await this.#db.updateTable('cards').set({ deleted_at: null }).where('id', 'in', ids).execute();
  }
}
