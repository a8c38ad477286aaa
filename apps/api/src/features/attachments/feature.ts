import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
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

/** Attachments: uploads, pictures, and the removal of files that uploads leave behind. */
export const attachments = feature({
  name: 'attachments',
  uses: () => ({ permissions }),
  shares: [
    'attachment.ts',
    'attachments.presenter.ts',
    'attachments.repo.ts',
    'attachments.service.ts',
    'picture-choice.ts',
    'picture-keys.read-model.ts',
    'picture-store.ts',
    'signed-pictures.ts',
    'upload-quota.repo.ts',
  ],
  compose(platform) {
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
  },
});
