import type { LegalPage } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A text as administrators have written it. */
interface StoredText {
  readonly page: LegalPage;
  readonly locale: string;
  readonly version: number;
  /** Markdown; empty if the text was taken back. */
  readonly text: string;
}

export interface TextVersion {
  readonly version: number;
  /** The name of the author; null if there is no such account any more. */
  readonly author: string | null;
  readonly created_at: Date;
  readonly characters: number;
}

/** Reads the public texts that administrators have written. */
export class LegalTextsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The newest version of each text. */
  async current(): Promise<StoredText[]> {
    const { rows } = await sql<StoredText>`select distinct on (page, locale) page, locale, version, text
      from legal_texts order by page, locale, version desc`.execute(this.#db);
    return rows;
  }

  /** The versions of a text, newest first. */
  async versions(page: LegalPage, locale: string): Promise<TextVersion[]> {
    const { rows } = await sql<TextVersion>`
      select t.version, u.name as author, t.created_at, char_length(t.text) as characters
      from legal_texts t left join users u on u.id = t.created_by
      where t.page = ${page} and t.locale = ${locale} order by t.version desc`.execute(this.#db);
    return rows;
  }

  async version(page: LegalPage, locale: string, version: number): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('legal_texts')
      .select('text')
      .where('page', '=', page)
      .where('locale', '=', locale)
      .where('version', '=', version)
      .executeTakeFirst();
    return row?.text;
  }
}
