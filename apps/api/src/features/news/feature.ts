import { feature } from '#composition/feature.ts';
import { map } from '../map/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { radars } from '../radars/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { NewsService } from './news.service.ts';
import { newsRoutes } from './routes.ts';
import { VisitsService } from './visits.service.ts';

/** What is new since the last visit, what waits, and the pictures of projects. */
export const news = feature({
  name: 'news',
  uses: () => ({ map, notifications, permissions, projects, radars, settings, users }),
  compose({ db, cache }, { map: { maps, reliefs }, projects: { projects, counts }, settings: { team } }, { forTests }) {
    const visits = new VisitsService({ db, maps, reliefs, counts, now: forTests.visitsNow ?? (() => new Date()) });
    return {
      routes: newsRoutes({ projects, visits, news: new NewsService({ db, cache, visits, reliefs, team }) }),
    };
  },
});
