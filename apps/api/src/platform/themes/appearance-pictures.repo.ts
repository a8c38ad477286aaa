import type { DbTransaction } from '../db/database.ts';
import type { AppearancePicture, PictureRole } from './appearance.ts';

/** Writes the pictures of the look that administrators make. */
export class AppearancePicturesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async write(role: PictureRole, { type, bytes }: AppearancePicture): Promise<void> {
    const row = { type, bytes };
    await this.#db
      .insertInto('appearance_pictures')
      .values({ role, ...row })
      .onConflict((conflict) => conflict.column('role').doUpdateSet(row))
      .execute();
  }

  async remove(roles: readonly PictureRole[]): Promise<void> {
    await this.#db
      .deleteFrom('appearance_pictures')
      .where('role', 'in', [...roles])
      .execute();
  }
}
