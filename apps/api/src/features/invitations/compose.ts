import type { Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { invitationJobs } from './invitations.jobs.ts';
import { InvitationsService } from './invitations.service.ts';
import { JoiningService } from './joining.service.ts';
import { invitationRoutes } from './routes.ts';

interface Needs {
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
}

/** What other features may use of invitations. */
interface InvitationsApi {
  /** What ends invitations, in the transaction that takes away what gave them. */
  readonly endings: (transaction: Db) => InvitationEndings;
}

/** Puts invitations together. */
export function composeInvitations({ db, queue, mailer, address, rateLimits }: Platform, { team }: Needs) {
  const api: InvitationsApi = { endings: (transaction) => new InvitationEndings(transaction) };
  return {
    routes: invitationRoutes(new InvitationsService(db, queue, rateLimits), new JoiningService(db, rateLimits), team),
    jobs: invitationJobs({ db, mailer, address, rateLimits, team }),
    api,
  };
}
