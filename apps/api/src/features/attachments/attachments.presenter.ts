import type { AttachmentAttributes } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { downloadExpiry } from '#platform/files/signed-path.rules.ts';
import { type RenditionName, renditionSize } from '#platform/images/rendition.rules.ts';
import { type Attachment, renditionKey } from './attachment.ts';
import { AttachmentsReadModel } from './attachments.read-model.ts';

/** Turns attachments into resource attributes with signed addresses. */
export class AttachmentsPresenter {
  readonly #db: Db;
  readonly #files: FileStore;

  constructor(db: Db, files: FileStore) {
    this.#db = db;
    this.#files = files;
  }

  /** Changes whenever the addresses of all pictures change, which is every few hours. */
  state(): string {
    return String(downloadExpiry(Date.now()));
  }

  /** Attributes of the attachments by id; one query, and none without ids. `null` among the ids is none. */
  async byId(ids: readonly (number | null)[]): Promise<Map<number, AttachmentAttributes>> {
    const attachments = await new AttachmentsReadModel(this.#db).findAll(ids.filter((id) => id !== null));
    const shown = await Promise.all(attachments.map((attachment) => this.attributesOf(attachment)));
    return new Map(attachments.map(({ id }, at) => [id, shown[at]] as const).filter(isShown));
  }

  /** Addresses of the small or large pictures by attachment id, for callers that need nothing else of them. */
  async urlsById(ids: readonly (number | null)[], name: RenditionName): Promise<Map<number, string>> {
    const shown = await this.byId(ids);
    return new Map([...shown].map(([id, { thumbnails }]) => [id, thumbnails[name].url]));
  }

  async resourceOf(attachment: Attachment) {
    return {
      type: 'attachments' as const,
      id: attachment.slug,
      attributes: await this.attributesOf(attachment),
      links: { self: `/v1/attachments/${attachment.slug}` },
    };
  }

  async attributesOf(attachment: Attachment): Promise<AttachmentAttributes> {
    const thumbnail = async (name: RenditionName) => ({
      url: await this.#files.downloadUrl(renditionKey(attachment.path, name)),
      ...renditionSize(attachment.size, name),
    });
    const small = await thumbnail('small');
    const tile = attachment.hasTile ? await thumbnail('tile') : small;
    return {
      slug: attachment.slug,
      attachment_type: attachment.stockPhoto ? 'stock_photo' : 'image',
      path: attachment.path,
      ...attachment.size,
      animated: attachment.animated,
      thumbnails: { tile, small, large: await thumbnail('large') },
      blurhash: attachment.blurhash,
      focus: attachment.focus,
      meta: { image_alt_text: attachment.altText, image_credit: attachment.credit, ...attachment.stockPhoto },
    };
  }
}

const isShown = (
  entry: readonly [number, AttachmentAttributes | undefined],
): entry is readonly [number, AttachmentAttributes] => entry[1] !== undefined;
