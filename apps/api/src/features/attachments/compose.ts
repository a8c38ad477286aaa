import type { Platform } from '#platform/platform.ts';
import { attachmentJobs } from './attachments.jobs.ts';
import { AttachmentsPresenter } from './attachments.presenter.ts';
import { AttachmentsService } from './attachments.service.ts';
import { OrphansService } from './orphans.service.ts';
import { PictureStore } from './picture-store.ts';
import { attachmentRoutes } from './routes.ts';
import { SignedPictures } from './signed-pictures.ts';
import { TilesService } from './tiles.service.ts';
import { UploadsService } from './uploads.service.ts';

/** The parts of attachments that other features may use. */
export interface AttachmentsApi {
  readonly attachments: AttachmentsService;
  readonly presenter: AttachmentsPresenter;
  readonly pictures: PictureStore;
  readonly signedPictures: SignedPictures;
  readonly orphans: OrphansService;
  readonly tiles: TilesService;
  /** Whether a file may still be sent for a key. Returns true only once for each upload address. */
  readonly mayReceive: (key: string) => Promise<boolean>;
}

/** Composes attachments: uploads, pictures, and the removal of files that uploads leave behind. */
export function composeAttachments(platform: Platform) {
  const { db, files, rateLimits } = platform;
  const pictures = new PictureStore(files, platform.images);
  const uploads = new UploadsService({ db, files, pictures, rateLimits, maxBytes: platform.uploads.maxBytes });
  const attachments = new AttachmentsService(db);
  const presenter = new AttachmentsPresenter(db, files);
  const tiles = new TilesService(db, files, platform.images);
  const orphans = new OrphansService(db, files);
  const api: AttachmentsApi = {
    attachments,
    presenter,
    pictures,
    signedPictures: new SignedPictures(files, platform.address),
    orphans,
    tiles,
    mayReceive: (key) => uploads.mayReceive(key),
  };
  return { routes: attachmentRoutes({ uploads, attachments, presenter }), jobs: attachmentJobs(orphans, tiles), api };
}
