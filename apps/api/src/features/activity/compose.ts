import type { Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttachmentsApi } from '../attachments/index.ts';
import { ActivitiesRepo } from './activities.repo.ts';
import { activityJobs } from './activity.jobs.ts';
import { ActivityPresenter } from './activity.presenter.ts';
import { ActivityService } from './activity.service.ts';
import type { NewActivity } from './activity.ts';
import { activityRoutes } from './routes.ts';

interface Needs {
  readonly attachments: AttachmentsApi;
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
}

/** What the root may hand to features below this one. */
interface ActivityApi {
  /** Keeps what was done in a project, in the transaction that does it. */
  readonly note: (transaction: Db, activity: NewActivity) => Promise<void>;
}

/** Puts the activity of projects together. Features that write use `ActivitiesRepo` in their own transactions. */
export function composeActivity({ db }: Platform, { attachments, team }: Needs) {
  const api: ActivityApi = { note: (transaction, activity) => new ActivitiesRepo(transaction).note(activity) };
  return {
    routes: activityRoutes(new ActivityService(db, team), new ActivityPresenter(attachments.presenter, team)),
    jobs: activityJobs(db),
    api,
  };
}
