import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import type { AttachmentsApi } from '../attachments/compose.ts';
import { activityJobs } from './activity.jobs.ts';
import { ActivityPresenter } from './activity.presenter.ts';
import { ActivityService } from './activity.service.ts';
import { activityRoutes } from './routes.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
}

/** Composes the activity of projects. Features that write use `ActivitiesRepo` in their own transactions. */
export function composeActivity({ db }: Platform, { attachments, team }: Needs) {
  return {
    routes: activityRoutes(new ActivityService(db, team), new ActivityPresenter(attachments.presenter, team)),
    jobs: activityJobs(db),
  };
}
