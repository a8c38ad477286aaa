import { newSlug } from '#platform/text/slugs.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { CardPlace } from './card-place.read-model.ts';

interface NewLink {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly expiresAt: Date | null;
}

/** Writes public links to images of cards. */
export class CardImageLinksRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Whether the card is published and not in the trash, now that its project is locked. */
  async isPublished({ id, project }: CardPlace): Promise<boolean> {
    const row = await this.#db
      .selectFrom('cards')
      .select('public')
      .where('id', '=', id)
      .where('project_id', '=', project.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.public ?? false;
  }

  /** Returns the id and the slug of the new link. */
  async create(
    { id, project }: CardPlace,
    { tokenHash, userId, expiresAt }: NewLink,
  ): Promise<{ readonly id: number; readonly slug: string }> {
    return this.#db
      .insertInto('card_image_links')
      .values({
        slug: newSlug(''),
        token_hash: tokenHash,
        card_id: id,
        project_id: project.id,
        workspace_id: project.workspaceId,
        created_by: userId,
        expires_at: expiresAt,
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  /** False where somebody else has revoked it. */
  async delete(id: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('card_image_links').where('id', '=', id).executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
