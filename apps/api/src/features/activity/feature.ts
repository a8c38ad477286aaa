import { feature } from '#composition/feature.ts';
import { attachments } from '../attachments/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { activityJobs } from './activity.jobs.ts';
import { ActivityPresenter } from './activity.presenter.ts';
import { ActivityService } from './activity.service.ts';
import { activityRoutes } from './routes.ts';

/** The activity of projects, which is read from their events. */
export const activity = feature({
  name: 'activity',
  uses: () => ({ attachments, permissions, projects, settings, users }),
  compose({ db }, { attachments, settings: { team } }) {
    return {
      routes: activityRoutes(new ActivityService(db, team), new ActivityPresenter(attachments.presenter, team)),
      jobs: activityJobs(db),
    };
  },
});
