import { feature } from '#composition/feature.ts';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import { permissions } from '../permissions/feature.ts';
import { ChangeFeed } from './change-feed.ts';
import { EventsService } from './events.service.ts';
import { eventRoutes } from './routes.ts';

/** The events by which browsers follow changes. Open its `api` before the first call. */
export const events = feature({
  name: 'events',
  uses: () => ({ permissions }),
  shares: ['change-feed.ts'],
  compose({ database, db }) {
    const changes = new ChangeFeed(database.listen, (id) => new ChangesRepo(db).mark(id));
    return { routes: eventRoutes(new EventsService(db, changes)), api: changes };
  },
});
