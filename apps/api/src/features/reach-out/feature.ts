import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { users } from '../users/feature.ts';
import { reachOutJobs } from './reach-out.jobs.ts';
import { ReachOutService } from './reach-out.service.ts';
import { reachOutRoutes } from './routes.ts';

/** Messages to the people who run the installation. */
export const reachOut = feature({
  name: 'reach-out',
  uses: () => ({ permissions, users }),
  compose({ db, queue, rateLimits, mailer, languages, address }, _used, { config }) {
    // Without an address, messages are only in the inbox of the administrators.
    const recipient = config.reachOutEmail;
    const sendsOn = () => recipient !== undefined && mailer.kind === 'smtp';
    const service = new ReachOutService({ db, queue, rateLimits, sendsOn });
    return {
      api: { unread: () => service.unread() },
      routes: reachOutRoutes(service),
      jobs: reachOutJobs({ db, mailer, languages, address, recipient }),
    };
  },
});
