import type { Team } from '@foreglow/contract';
import type { DbTransaction } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { InvitationLimits } from './invitation-limits.ts';
import { invitationJobs } from './invitations.jobs.ts';
import { InvitationsService } from './invitations.service.ts';
import { InvitingService } from './inviting.service.ts';
import { JoiningService, type WriteMembers } from './joining.service.ts';
import { invitationRoutes } from './routes.ts';

interface Needs {
  /** The team: the company's own people, as set by the administrators. */
  readonly team: () => Promise<Team | null>;
  /** Writes into a project, in the same way as `ProjectWriter`. */
  readonly writeMembers: WriteMembers;
}

/** The parts of invitations that other features may use. */
interface InvitationsApi {
  readonly joining: JoiningService;
  /** Ends invitations, in the transaction that removes the role or right by which they were made. */
  readonly endings: (transaction: DbTransaction) => InvitationEndings;
}

/** Composes invitations. */
export function composeInvitations(platform: Platform, { team, writeMembers }: Needs) {
  const { db, queue, mailer, address, rateLimits, languages } = platform;
  const joining = new JoiningService(db, writeMembers, rateLimits);
  const api: InvitationsApi = { joining, endings: (transaction) => new InvitationEndings(transaction) };
  return {
    routes: invitationRoutes({
      inviting: new InvitingService(db, queue, new InvitationLimits(rateLimits)),
      invitations: new InvitationsService(db),
      joining,
      team,
      languages,
    }),
    jobs: invitationJobs({ db, mailer, languages, address, rateLimits, team }),
    api,
  };
}
