import type { Db } from '../db/database.ts';
import type { AppearancePicture, PictureRole } from './appearance.ts';

/** Reads the pictures of the look that administrators have made. */
export class AppearancePicturesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async read(): Promise<Partial<Record<PictureRole, AppearancePicture>>> {
    const rows = await this.#db.selectFrom('appearance_pictures').select(['role', 'type', 'bytes']).execute();
    return Object.fromEntries(rows.map(({ role, type, bytes }) => [role, { type, bytes }]));
  }
}
