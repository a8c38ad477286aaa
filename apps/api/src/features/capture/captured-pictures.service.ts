import type { ErrorCode } from '@foreglow/contract';
import type { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { AttachmentsRepo } from '../attachments/attachments.repo.ts';
import type { PictureStore, StoredPicture } from '../attachments/picture-store.ts';
import { UploadQuotaRepo } from '../attachments/upload-quota.repo.ts';
import type { Card } from '../cards/card.ts';
import type { CardsReadModel } from '../cards/cards.read-model.ts';
import { CardsRepo } from '../cards/cards.repo.ts';
import { authorizedForJob } from '../permissions/actor.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import type { attachPicture } from './attach-picture.job.ts';
import type { RemoteImagesService } from './remote-images.service.ts';

type Wanted = z.output<typeof attachPicture.payload>;

interface Parts {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly cards: CardsReadModel;
  readonly images: RemoteImagesService;
  readonly pictures: PictureStore;
  /** The bytes of the largest upload. */
  readonly largest: number;
}

/** A fetched picture as it was stored, with its original. */
interface ReadPicture {
  readonly stored: StoredPicture;
  readonly original: File;
}

interface Attempt {
  readonly isLast: boolean;
  /** Called with the reason if the card stays without a picture because it cannot be fetched or shown. */
  readonly onNone: (reason: ErrorCode) => void;
}

/** The card already has another picture, or has been removed, or moved to another project. */
class NotWanted extends Error {}

/** Errors that may go away after a while. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['site_unreachable', 'web_unreachable', 'site_too_slow']);

/** The pictures of captured pages, which are added to their cards after the capture has been answered. */
export class CapturedPicturesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Gives a card the picture at an address, unless it has one already. If there is no picture, or it cannot be shown,
   * the card stays without one. Throws temporary errors except on the last attempt, and errors of this server always.
   * The bytes count as uploaded by the user. If they have used up those of the day, nothing happens yet: returns when to
   * call this again.
   */
  async attach(wanted: Wanted, { isLast, onNone }: Attempt): Promise<Date | undefined> {
    if (!(await this.#withoutPicture(wanted))) return undefined;
    const later = await this.#fullUntil(wanted.user_id);
    if (later) return later;
    try {
      await this.#keep(wanted);
    } catch (error) {
      if (error instanceof NotWanted) return undefined;
      if (!(error instanceof Problem) || error.status !== 422) throw error;
      if (!isLast && error.items.some(({ code }) => passing.has(code))) throw error;
      onNone(error.items[0].code);
    }
    return undefined;
  }

  #fullUntil(userId: number): Promise<Date | undefined> {
    const { db, largest } = this.#parts;
    return db.transaction().execute((transaction) => new UploadQuotaRepo(transaction).fullUntil(userId, largest));
  }

  async #keep(wanted: Wanted): Promise<void> {
    const { images, pictures } = this.#parts;
    const original = await images.read(wanted.url);
    const picture = await pictures.makeReady(async () => Buffer.from(await original.arrayBuffer()));
    await pictures.keep(picture, (stored) => this.#give(wanted, { stored, original }));
  }

  /** Gives a stored picture to the card in the project where it is by now: it may be moved at any time. */
  async #give(wanted: Wanted, picture: ReadPicture): Promise<void> {
    const { credit, alt_text: altText = null, user_id: userId } = wanted;
    const card = await this.#withoutPicture(wanted);
    if (!card) throw new NotWanted();
    const project = authorizedForJob({ id: card.projectId });
    try {
      await this.#parts.writer.write({ by: { userId }, projects: [project] }, async ({ transaction, record }) => {
        const { stored, original } = picture;
        const given = { ...stored, userId, originalName: original.name, altText, credit, stockPhoto: null };
        const { id } = await new AttachmentsRepo(transaction).create(given);
        if (!(await new CardsRepo(transaction).givePicture(card, id))) throw new NotWanted();
        await new UploadQuotaRepo(transaction).count({ userId, bytes: original.size });
        record(project.id, { kind: 'card_picture_added', subjects: [card] });
      });
    } catch (error) {
      if (!(error instanceof NotWanted)) throw error;
      // If the card has only been moved, its next project is found; otherwise this throws again.
      await this.#give(wanted, picture);
    }
  }

  async #withoutPicture({ card_slug }: Wanted): Promise<Card | undefined> {
    const [card] = await this.#parts.cards.bySlugs([card_slug]);
    return card?.attachmentId === null ? card : undefined;
  }
}
