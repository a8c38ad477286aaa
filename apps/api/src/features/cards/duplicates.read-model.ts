import { type DuplicateAttributes, serverLimits } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { likePattern } from '#platform/db/like-pattern.ts';
import { inTurns } from '#platform/queue/in-turns.ts';
import { readTexts } from '#platform/text/read-texts.ts';
import { addressKey } from './address-key.rules.ts';
import { fromBothParts } from './card-conditions.read-model.ts';
import { titleKey } from './duplicate.rules.ts';
import { distinctivePhrases, partsAround, textOverlap } from './likeness.rules.ts';
import { sharedParts, titleSimilarity } from './title-likeness.rules.ts';

/** The texts for which duplicates are searched: any part of a card or of a draft. */
export interface Original {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  /** Markdown. */
  readonly text?: string | undefined;
  /** Slug of a card to leave out. */
  readonly except?: string | undefined;
}

export interface Duplicate {
  readonly slug: string;
  readonly reason: DuplicateAttributes['reason'];
  /** 0–1 */
  readonly similarity: number;
}

/** The minimum similarity of titles, and the minimum overlap of texts. */
const similarTitle = 0.6;
const similarText = 0.5;

/** The numbers of cards whose titles and texts are compared. */
const comparedTitles = 1000;
const comparedTexts = 20;

/** Finds the cards of a project that may be duplicates. It uses indexes, so it is fast even among 100,000 cards. */
export class DuplicatesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The duplicates, each with its strongest reason, strongest first. */
  async find(projectId: number, original: Original, seesDrafts: boolean): Promise<Duplicate[]> {
    const within = sql`t.project_id = ${projectId} and c.deleted_at is null and (c.public or ${seesDrafts})
      and c.slug <> ${original.except ?? ''}`;
    const found = [
      ...(await this.#alike(within, original)),
      ...(await this.#similarTitles(projectId, within, original)),
      ...(await this.#similarTexts(within, original)),
    ];
    const strongest = new Map<string, Duplicate>();
    for (const duplicate of found) if (!strongest.has(duplicate.slug)) strongest.set(duplicate.slug, duplicate);
    return [...strongest.values()].slice(0, serverLimits.duplicates);
  }

  /** Cards with the same address, then those with the same title, newest first in each group. */
  async #alike(within: RawBuilder<unknown>, { title, url }: Original): Promise<Duplicate[]> {
    const same = async (column: 'source_key' | 'title_key', key: string | null, reason: 'url' | 'title') => {
      if (!key) return [];
      const { rows } = await sql<{ slug: string }>`
        select c.slug from card_texts t join cards c on c.id = t.card_id
        where ${within} and md5(${sql.ref(`t.${column}`)}) = md5(${key}) and ${sql.ref(`t.${column}`)} = ${key}
        order by c.id desc limit ${serverLimits.duplicates}`.execute(this.#db);
      return rows.map(({ slug }): Duplicate => ({ slug, reason, similarity: 1 }));
    };
    return [
      ...(await same('source_key', addressKey(url ?? null), 'url')),
      ...(await same('title_key', title ? titleKey(title) : null, 'title')),
    ];
  }

  /** Cards whose titles share distinctive words and most trigrams with the title, in any order of the words. */
  async #similarTitles(projectId: number, within: RawBuilder<unknown>, { title }: Original): Promise<Duplicate[]> {
    if (!title) return [];
    const key = titleKey(title);
    const { wordSets, phrases } = sharedParts(key);
    const shares = [
      ...wordSets.map((words) => sql`string_to_array(title_key, ' ') @> ${words}::text[]`),
      ...phrases.map((phrase) => sql`title_key like ${likePattern(phrase)}`),
    ];
    const length = [...key].length;
    const { rows } = await sql<{ slug: string; title_key: string }>`
      with t as materialized (
        select card_id, project_id, title_key from card_texts
        where project_id = ${projectId} and (${sql.join(shares, sql` or `)})
          and length(title_key) between ${Math.floor(length / 2)} and ${2 * length})
      select c.slug, t.title_key from t join cards c on c.id = t.card_id
      where ${within} order by c.id desc limit ${comparedTitles}`.execute(this.#db);
    const found = await inTurns(rows, ({ slug, title_key }): Duplicate => {
      return { slug, reason: 'similar_title', similarity: titleSimilarity(key, title_key) };
    });
    return found
      .filter(({ similarity }) => similarity >= similarTitle)
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, serverLimits.duplicates);
  }

  /** Cards that contain a distinctive phrase of the text and, around it, most of its words in the same order. */
  async #similarTexts(within: RawBuilder<unknown>, { text: markdown = '' }: Original): Promise<Duplicate[]> {
    const [text] = await readTexts([markdown]);
    if (!text) return [];
    const phrases = distinctivePhrases(text);
    if (phrases.length === 0) return [];
    const hasPhrase = phrases.map((phrase) => sql`t.search_text like ${likePattern(phrase)}`);
    const having = fromBothParts(
      (part) => sql`select c.slug, t.search_text from card_search t join cards c on c.id = t.card_id
        where ${part} and ${within} and (${sql.join(hasPhrase, sql` or `)})`,
    );
    const { rows } = await sql<{ slug: string; search_text: string }>`${having} limit ${comparedTexts}`.execute(
      this.#db,
    );
    const found = await inTurns(rows, ({ slug, search_text }): Duplicate => {
      const similarity = textOverlap(text, partsAround(search_text, phrases, text.length));
      return { slug, reason: 'similar_text', similarity };
    });
    return found.filter(({ similarity }) => similarity >= similarText).sort((a, b) => b.similarity - a.similarity);
  }
}
