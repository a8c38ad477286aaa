import { createHash } from 'node:crypto';
import type { captureEndpoints } from '@foreglow/contract/capture/endpoints';
import { guarded } from '#platform/http/handlers.ts';
import type { HandlersOf } from '../permissions/call-context.ts';
import type { ProjectsService } from '../projects/projects.service.ts';
import type { CapturesService } from './captures.service.ts';
import type { RemoteImagesService } from './remote-images.service.ts';
import type { StockPhotosService } from './stock-photos/stock-photos.service.ts';

interface Parts {
  readonly projects: ProjectsService;
  readonly captures: CapturesService;
  readonly images: RemoteImagesService;
  readonly photos: StockPhotosService;
}

export const captureRoutes = ({ projects, captures, images, photos }: Parts): HandlersOf<typeof captureEndpoints> => ({
  async fetchImage({ query, context }) {
    const width = query.w && query.w * query.dpr;
    return { status: 200, body: await images.fetch(context.actor, query.url, width) };
  },
  async findStockPhotos({ query, context }) {
    const { searchQuery: term = '', page, per_page: perPage, id, downloadImage } = query;
    const one = downloadImage ?? id;
    const found = one
      ? photos.find(context.actor, one, { toKeep: downloadImage !== undefined })
      : photos.search(context.actor, { term, page, perPage });
    return { status: 200, body: await found };
  },
  capture: guarded(
    ({ params, context }) => projects.find(context.actor, params.id, 'card.create'),
    async ({ body, context }, project) => {
      const attributes = await captures.capture(context.actor, project, {
        ...body,
        disconnected: context.disconnected(),
      });
      // A capture is not stored, so its id is that of the address.
      const id = createHash('sha256').update(attributes.url).digest('hex').slice(0, 24);
      const status = attributes.card_slug === null ? 200 : 201;
      return { status, body: { data: { type: 'captures', id, attributes } } };
    },
  ),
});
