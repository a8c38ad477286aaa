import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { CardImagesService } from './card-images.service.ts';
import { CardImageLinksService } from './links.service.ts';
import { cardImageRoutes } from './routes.ts';

interface Needs {
  readonly cards: CardsApi;
  readonly tags: TagsApi;
  readonly attachments: AttachmentsApi;
  readonly team: () => Promise<Team | null>;
  /** Address of the workers host; if undefined, this server. */
  readonly workersHost: string | undefined;
}

/** Composes images of cards. */
export function composeCardImages(
  { db, lookups, cache, files, rateLimits, themes, languages }: Platform,
  needs: Needs,
) {
  const { team, workersHost } = needs;
  const images = new CardImagesService({
    lookups,
    cache,
    files,
    rateLimits,
    themes,
    languages,
    cards: needs.cards.readModel,
    tags: needs.tags.readModel,
    attachments: needs.attachments.presenter,
  });
  return { routes: cardImageRoutes({ images, links: new CardImageLinksService(db), team, workersHost }) };
}
