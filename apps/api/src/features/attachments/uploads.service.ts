import { randomBytes } from 'node:crypto';
import { canEditAnywhere, type StockPhotoOrigin, serverLimits, type UploadType } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Actor, Authorized, OwnAccount } from '../permissions/actor.ts';
import { type Attachment, uploadsFolder } from './attachment.ts';
import { AttachmentsRepo } from './attachments.repo.ts';
import type { PictureStore } from './picture-store.ts';
import type { Upload } from './upload.ts';
import { UploadQuotaRepo } from './upload-quota.repo.ts';
import { UploadsReadModel } from './uploads.read-model.ts';
import { UploadsRepo } from './uploads.repo.ts';

/** The file of an attachment as the client names it. */
export interface GivenFile {
  readonly filename: string;
  readonly mime_type: UploadType;
  readonly bytes: number;
  readonly original_name: string;
}

/** An upload of the actor. */
type OwnUpload = Authorized<Upload, 'account.own'>;

interface Parts {
  readonly db: Db;
  readonly files: FileStore;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
  /** The size of an uploaded picture, in bytes. */
  readonly maxBytes: number;
}

/** Uploads, and the attachments created from them. */
export class UploadsService {
  readonly #parts: Parts;
  readonly #perEditor: RateLimit;
  readonly #perUser: RateLimit;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#perEditor = parts.rateLimits({ name: 'upload-editor', points: 300, seconds: 600 });
    // People without edit rights only upload pictures of themselves.
    this.#perUser = parts.rateLimits({ name: 'upload', points: 20, seconds: 600 });
  }

  /**
   * An address to which the actor can send a file of exactly this size and type, and its name. Throws the 429 problem
   * where the actor has announced too many uploads, or too many bytes.
   */
  async announce(account: OwnAccount, bytes: number, type: UploadType): Promise<Upload & { url: string }> {
    const { maxBytes, db, files } = this.#parts;
    if (bytes > maxBytes) {
      const megabytes = Math.round((maxBytes / 1024 / 1024) * 10) / 10;
      throw problem('invalid_attribute', `A picture may have at most ${megabytes} MB.`, { pointer: '/bytes' });
    }
    const limit = canEditAnywhere(account.permissions) ? this.#perEditor : this.#perUser;
    await limit.take(account.slug);
    const name = `${randomBytes(16).toString('hex')}.${type.slice('image/'.length)}`;
    const expires = new Date(Date.now() + serverLimits.uploadMinutes * 60_000);
    const upload: Upload = { name, userId: account.userId, mimeType: type, bytes, expires };
    await db.transaction().execute(async (transaction) => {
      await new UploadQuotaRepo(transaction).take(upload, maxBytes);
      await new UploadsRepo(transaction).create(upload);
    });
    return { ...upload, url: await files.uploadUrl(uploadsFolder + name, { bytes, type, expires }) };
  }

  /** Whether a file may still be sent for an upload: each address can be used once. */
  async mayReceive(key: string): Promise<boolean> {
    return (await new UploadsReadModel(this.#parts.db).find(key.slice(uploadsFolder.length))) !== undefined;
  }

  /**
   * Makes an attachment of the actor's upload and removes the original. When the picture cannot be read, the upload is
   * removed as well. Nothing is visible until the end, and files left by a killed process are orphans.
   */
  async create(upload: OwnUpload, originalName: string, stockPhoto?: StockPhotoOrigin): Promise<Attachment> {
    const { db, files, pictures } = this.#parts;
    const key = uploadsFolder + upload.name;
    const picture = await pictures
      .makeReady(() => this.#uploaded(key, upload.bytes))
      .catch(async (error: unknown) => {
        if (error instanceof Problem && error.status === 422) await this.#discard(upload);
        throw error;
      });
    const attachment = await pictures.keep(picture, (stored) =>
      db.transaction().execute(async (transaction) => {
        if (!(await new UploadsRepo(transaction).use(upload.name))) throw problem('upload_used');
        return new AttachmentsRepo(transaction).create({
          ...stored,
          userId: upload.userId,
          originalName,
          credit: null,
          stockPhoto: stockPhoto ?? null,
        });
      }),
    );
    // The attachment exists. An original that could not be removed is an orphan, which is not an error.
    await files.remove([key]).catch(() => undefined);
    return attachment;
  }

  /** The actor's upload as announced. */
  async find(actor: Actor, given: GivenFile): Promise<OwnUpload> {
    const upload = await new UploadsReadModel(this.#parts.db).find(given.filename);
    if (!upload || upload.userId !== actor.user.userId) throw problem('not_found', 'There is no such upload.');
    if (upload.bytes !== given.bytes) {
      throw problem('upload_mismatch', `The upload was announced with ${upload.bytes} bytes.`, {
        pointer: '/file/bytes',
      });
    }
    if (upload.mimeType !== given.mime_type) {
      throw problem('upload_mismatch', `The upload was announced as «${upload.mimeType}».`, {
        pointer: '/file/mime_type',
      });
    }
    return actor.authorizeOwn('account.own', upload.userId, upload);
  }

  /** The sent file. Its length is checked before it is read, since an external store may accept any length. */
  async #uploaded(key: string, bytes: number): Promise<Buffer> {
    const { files } = this.#parts;
    const size = await files.size(key);
    if (size !== undefined && size !== bytes) {
      throw problem('upload_mismatch', `The file must be ${bytes} bytes long, as announced.`);
    }
    const file = await files.read(key);
    if (!file) throw problem('upload_missing');
    return file;
  }

  /** Removes an upload that is not a picture. */
  async #discard(upload: Upload): Promise<void> {
    const { db, files } = this.#parts;
    await db.transaction().execute((transaction) => new UploadsRepo(transaction).use(upload.name));
    await files.remove([uploadsFolder + upload.name]).catch(() => undefined);
  }
}
