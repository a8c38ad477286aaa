import type { Platform } from '#platform/platform.ts';
import { reachOutJobs } from './reach-out.jobs.ts';
import { ReachOutService } from './reach-out.service.ts';
import { reachOutRoutes } from './routes.ts';

interface Needs {
  /** The address to which messages are forwarded; if undefined, they are only in the inbox of the administrators. */
  readonly recipient: string | undefined;
}

/** Composes messages to the people who run the installation. */
export function composeReachOut({ db, queue, rateLimits, mailer, languages, address }: Platform, { recipient }: Needs) {
  const sendsOn = recipient !== undefined && mailer.kind === 'smtp';
  const service = new ReachOutService({ db, queue, rateLimits, sendsOn });
  return { routes: reachOutRoutes(service), jobs: reachOutJobs({ db, mailer, languages, address, recipient }) };
}
