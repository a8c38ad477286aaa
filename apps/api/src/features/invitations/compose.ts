import type { Team } from '@foreglow/contract';
import type { DbTransaction } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { InvitationLimits } from './invitation-limits.ts';
import { invitationJobs } from './invitations.jobs.ts';
import { InvitationsService } from './invitations.service.ts';
import { InvitingService } from './inviting.service.ts';
import { JoiningService } from './joining.service.ts';
import { invitationRoutes } from './routes.ts';

interface Needs {
  /** The company's own people, as the administrators have set them. */
  readonly team: () => Promise<Team | null>;
}

/** What other features may use of invitations. */
interface InvitationsApi {
  /** Ends invitations, in the transaction that takes away the role or right they were made with. */
  readonly endings: (transaction: DbTransaction) => InvitationEndings;
}

/** Puts invitations together. */
export function composeInvitations({ db, queue, mailer, address, rateLimits }: Platform, { team }: Needs) {
  const api: InvitationsApi = { endings: (transaction) => new InvitationEndings(transaction) };
  const limits = new InvitationLimits(rateLimits);
  return {
    routes: invitationRoutes({
      inviting: new InvitingService(db, queue, limits),
      invitations: new InvitationsService(db, queue, limits),
      joining: new JoiningService(db, rateLimits),
      team,
    }),
    jobs: invitationJobs({ db, mailer, address, rateLimits, team }),
    api,
  };
}
