import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Platform } from '#platform/platform.ts';
import { ChangeFeed } from './change-feed.ts';
import { EventsService } from './events.service.ts';
import { eventRoutes } from './routes.ts';

/** Composes the events by which browsers follow changes. Open its `api` before the first call. */
export function composeEvents({ database, db }: Platform) {
  const changes = new ChangeFeed(database.listen, (id) => new ChangesRepo(db).mark(id));
  return { routes: eventRoutes(new EventsService(db, changes)), api: changes };
}
