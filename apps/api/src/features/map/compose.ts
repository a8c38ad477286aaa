import type { Team } from '@foreglow/contract';
import type { Platform } from '../../platform/platform.ts';
import type { CardsApi } from '../cards/index.ts';
import type { ProjectsApi } from '../projects/index.ts';
import type { SimilarityApi } from '../similarity/index.ts';
import type { TagsApi } from '../tags/index.ts';
import { MapColorsReader } from './map-colors.ts';
import { MapsService } from './maps.service.ts';
import { mapRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly cards: CardsApi;
  readonly tags: TagsApi;
  readonly similarity: SimilarityApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Puts maps together. */
export function composeMap({ db, cache, rateLimits }: Platform, needs: Needs) {
  const { projects, cards, tags, similarity, team } = needs;
  const maps = new MapsService({
    db,
    cache,
    similarity: similarity.similarity,
    listings: cards.listings,
    cards: cards.readModel,
    tags: tags.readModel,
  });
  const colors = new MapColorsReader({ db, cache, tags: tags.readModel, team });
  const { listings, presenter } = cards;
  return { routes: mapRoutes({ projects: projects.projects, listings, maps, colors, presenter, rateLimits }) };
}
