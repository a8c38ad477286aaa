import type { LegalPage } from '@foreglow/contract';
import type { DbTransaction } from '#platform/db/database.ts';

interface NewText {
  readonly page: LegalPage;
  readonly locale: string;
  readonly version: number;
  readonly text: string;
  readonly userId: number;
}

/** Writes the public texts of administrators. */
export class LegalTextsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Adds a version. Throws a unique violation if there is one with this number already. */
  async add({ userId, ...text }: NewText): Promise<void> {
    await this.#db
      .insertInto('legal_texts')
      .values({ ...text, created_by: userId })
      .execute();
  }

  /** Removes the versions up to a number. */
  async removeUpTo({ page, locale, version }: Pick<NewText, 'page' | 'locale' | 'version'>): Promise<void> {
    await this.#db
      .deleteFrom('legal_texts')
      .where('page', '=', page)
      .where('locale', '=', locale)
      .where('version', '<=', version)
      .execute();
  }
}
