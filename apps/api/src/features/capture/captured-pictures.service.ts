import type { ErrorCode } from '@foreglow/contract';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { AttachmentsRepo, type PictureStore } from '../attachments/index.ts';
import { type CardsReadModel, CardsRepo } from '../cards/index.ts';
import { authorizedForJob } from '../permissions/index.ts';
import { ProjectWriter } from '../projects/index.ts';
import type { attachPicture } from './attach-picture.job.ts';
import type { RemoteImagesService } from './remote-images.service.ts';

type Wanted = z.output<typeof attachPicture.payload>;

interface Parts {
  readonly db: Db;
  readonly cards: CardsReadModel;
  readonly images: RemoteImagesService;
  readonly pictures: PictureStore;
}

/** The card already has another picture, or has been removed. */
class NotWanted extends Error {}

/** Errors that may go away after a while. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['site_unreachable', 'site_too_slow']);

/** The pictures of captured pages, which are added to their cards after the capture has been answered. */
export class CapturedPicturesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Gives a card the picture at an address, unless it has one already. If there is no picture, or it cannot be shown,
   * the card stays without one. Throws temporary errors except on the last attempt, and errors of this server always.
   */
  async attach(wanted: Wanted, { isLast }: { isLast: boolean }): Promise<void> {
    const [card] = await this.#parts.cards.bySlugs([wanted.card_slug]);
    if (!card || card.attachmentId !== null) return;
    try {
      await this.#keep(wanted, card);
    } catch (error) {
      if (error instanceof NotWanted) return;
      if (!(error instanceof Problem) || error.status !== 422) throw error;
      if (!isLast && error.items.some(({ code }) => passing.has(code))) throw error;
    }
  }

  async #keep(
    { url, credit, alt_text: altText = null, user_id }: Wanted,
    card: { id: number; projectId: number },
  ): Promise<void> {
    const { db, images, pictures } = this.#parts;
    const file = await images.read(url);
    const picture = await pictures.makeReady(async () => Buffer.from(await file.arrayBuffer()));
    const project = authorizedForJob({ id: card.projectId });
    const request = { by: { userId: user_id }, projects: [project], changes: 'cards' } as const;
    await pictures.keep(picture, (stored) =>
      new ProjectWriter(db).write(request, async ({ transaction }) => {
        const given = { ...stored, userId: user_id, originalName: file.name, altText, credit, stockPhoto: null };
        const { id } = await new AttachmentsRepo(transaction).create(given);
        if (!(await new CardsRepo(transaction).givePicture(card.id, id))) throw new NotWanted();
      }),
    );
  }
}
