import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { CardsApi } from '../cards/compose.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { Project } from '../projects/project.ts';
import type { SimilarityApi } from '../similarity/compose.ts';
import type { TagsApi } from '../tags/compose.ts';
import { MapColorsReader } from './map-colors.ts';
import { projectSubject } from './map-subject.ts';
import { MapsService } from './maps.service.ts';
import type { MapArea } from './reading/areas.rules.ts';
import { mapRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly cards: CardsApi;
  readonly tags: TagsApi;
  readonly similarity: SimilarityApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** The parts of maps that other features may use. */
interface MapApi {
  /**
   * The groups on the map of a project, with those of their cards that the actor may see; none while there is no map.
   */
  readonly areasOf: (actor: Actor, project: Authorized<Project>) => Promise<MapArea[]>;
}

/** Composes maps. */
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
  const api: MapApi = { areasOf: (actor, project) => maps.areas(projectSubject(actor, project)) };
  return { api, routes: mapRoutes({ projects: projects.projects, listings, maps, colors, presenter, rateLimits }) };
}
