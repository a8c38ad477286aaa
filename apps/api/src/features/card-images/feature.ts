import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { cards } from '../cards/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { CardImagesService } from './card-images.service.ts';
import { CardImageLinksService } from './links.service.ts';
import { cardImageRoutes } from './routes.ts';

/** Images of cards. */
export const cardImages = feature({
  name: 'card-images',
  uses: () => ({ attachments, cards, notifications, permissions, projects, settings, tags, users }),
  compose({ db, lookups, cache, files, rateLimits, themes, languages }, used, { config }) {
    const { team } = used.settings;
    const images = new CardImagesService({
      lookups,
      cache,
      files,
      rateLimits,
      themes,
      languages,
      cards: used.cards.readModel,
      tags: used.tags.readModel,
      attachments: used.attachments.presenter,
    });
    return {
      routes: cardImageRoutes({
        images,
        links: new CardImageLinksService(db, used.projects.writer),
        team,
        workersHost: config.hosts.workers,
      }),
    };
  },
});
