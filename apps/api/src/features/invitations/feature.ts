import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { settings } from '../settings/feature.ts';
import { users } from '../users/feature.ts';
import { InvitationEndings } from './invitation-endings.repo.ts';
import { InvitationLimits } from './invitation-limits.ts';
import { invitationJobs } from './invitations.jobs.ts';
import { InvitationsService } from './invitations.service.ts';
import { InvitingService } from './inviting.service.ts';
import { JoiningService } from './joining.service.ts';
import { invitationRoutes } from './routes.ts';

/** Invitations. */
export const invitations = feature({
  name: 'invitations',
  uses: () => ({ permissions, settings, users }),
  shares: ['invitation-endings.repo.ts', 'invitation.ts', 'joining.service.ts'],
  gives: () => ({
    accountEndings: (transaction) => new InvitationEndings(transaction),
    endInvitations: (transaction, ended) => new InvitationEndings(transaction).ofRole(ended),
  }),
  compose(platform, { settings: { team } }, { given }) {
    const { db, queue, mailer, address, rateLimits, languages } = platform;
    const joining = new JoiningService(db, given.projectWriter, rateLimits);
    return {
      routes: invitationRoutes({
        inviting: new InvitingService(db, queue, new InvitationLimits(rateLimits)),
        invitations: new InvitationsService(db),
        joining,
        team,
        languages,
      }),
      jobs: invitationJobs({ db, mailer, languages, address, rateLimits, team }),
      api: { joining },
    };
  },
});
