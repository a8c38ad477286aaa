import { feature } from '#composition/feature.ts';
import { cards } from '../cards/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { similarity } from '../similarity/feature.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { makeMap } from './making/map-maker.ts';
import { MapColorsReader } from './map-colors.ts';
import { MapsService } from './maps.service.ts';
import { ReliefReader } from './reading/relief-reader.ts';
import { mapRoutes } from './routes.ts';

/** Maps. */
export const map = feature({
  name: 'map',
  uses: () => ({ cards, permissions, projects, settings, similarity, tags, users }),
  shares: ['map-subject.ts', 'maps.service.ts', 'reading/map-picture.ts', 'reading/relief-reader.ts'],
  gives: () => ({ makeMap }),
  compose({ db, cache, rateLimits }, used) {
    const { projects, cards, tags, similarity, settings } = used;
    const maps = new MapsService({
      db,
      writer: projects.writer,
      cache,
      similarity: similarity.similarity,
      listings: cards.listings,
      cards: cards.readModel,
      tags: tags.readModel,
    });
    const colors = new MapColorsReader({ db, cache, tags: tags.readModel, team: settings.team });
    const { listings, presenter } = cards;
    return {
      routes: mapRoutes({ projects: projects.projects, listings, maps, colors, presenter, rateLimits }),
      api: { maps, reliefs: new ReliefReader(db, cache) },
    };
  },
});
