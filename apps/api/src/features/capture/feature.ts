import { feature } from '#composition/feature.ts';
import type { Db } from '#platform/db/database.ts';
import { attachments } from '../attachments/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { attachPicture, picturesInTurn, priorityOfTurn } from './attach-picture.job.ts';
import { captureJobs } from './capture.jobs.ts';
import { CapturedPicturesService } from './captured-pictures.service.ts';
import { CapturesService } from './captures.service.ts';
import { RemoteImagesService } from './remote-images.service.ts';
import { captureRoutes } from './routes.ts';
import { openPhotoSources, pictureOrigins } from './stock-photos/open-photo-sources.ts';
import type { PhotoSource } from './stock-photos/photo-source.ts';
import { StockPhotosService } from './stock-photos/stock-photos.service.ts';

/** A picture to be added to a card. */
interface WantedPicture {
  readonly cardSlug: string;
  readonly userId: number;
  readonly url: string;
  readonly altText: string | null;
  readonly credit: string | null;
}

/** The parts of captures that other features may use. */
interface CaptureApi {
  /** The services that have stock photos, in the order in which they are asked. */
  readonly stockPhotos: readonly PhotoSource['name'][];
  /** Origins of pictures that pages may show. */
  readonly pictureOrigins: readonly string[];
  /** Fetches the pictures at addresses for cards, if and when the transaction commits. */
  readonly fetchPictures: (pictures: readonly WantedPicture[], transaction: Db) => Promise<void>;
}

/** The features that read from the web: captures of pages, pictures of other sites, stock photos. */
export const capture = feature({
  name: 'capture',
  uses: () => ({ attachments, cards, permissions, projects }),
  shares: ['title-source.rules.ts'],
  compose(platform, { projects, cards, attachments }, { config, forTests }) {
    const { db, queue, outside, rateLimits } = platform;
    const images = new RemoteImagesService({
      outside,
      own: attachments.signedPictures,
      images: platform.images,
      rateLimits,
      maxBytes: platform.uploads.maxBytes,
    });
    const sources = openPhotoSources(outside, {
      unsplashKey: config.stockPhotos.unsplashKey,
      addresses: forTests.stockPhotos,
    });
    const { pictures } = attachments;
    const api: CaptureApi = {
      stockPhotos: sources.map(({ name }) => name),
      pictureOrigins,
      async fetchPictures(wanted, transaction) {
        const payloads = wanted.map(({ cardSlug, userId, url, altText, credit }) => ({
          card_slug: cardSlug,
          user_id: userId,
          url,
          alt_text: altText,
          credit,
        }));
        for (let turn = 0; turn * picturesInTurn < payloads.length; turn += 1) {
          const ofTurn = payloads.slice(turn * picturesInTurn, (turn + 1) * picturesInTurn);
          await queue.sendMany(attachPicture, ofTurn, { db: transaction, priority: priorityOfTurn(turn) });
        }
      },
    };
    return {
      routes: captureRoutes({
        projects: projects.projects,
        captures: new CapturesService({
          writer: projects.writer,
          duplicateDetection: cards.duplicateDetection,
          outside,
          rateLimits,
          queue,
        }),
        images,
        photos: new StockPhotosService(sources, rateLimits),
      }),
      jobs: captureJobs(
        new CapturedPicturesService({
          db,
          writer: projects.writer,
          cards: cards.readModel,
          images,
          pictures,
          largest: platform.uploads.maxBytes,
        }),
        queue,
      ),
      api,
    };
  },
});
