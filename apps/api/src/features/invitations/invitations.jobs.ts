import type { Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { PublicAddress } from '../../platform/http/public-address.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { invitationLetter } from './invitation-letter.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { asInvited } from './invitations.presenter.ts';
import { InvitationsRepo } from './invitations.repo.ts';

/** The jobs of invitations. A link is made when its mail is: what lies in the queue holds no secret. */
export const invitationJobs = (
  db: Db,
  mailer: Mailer,
  address: PublicAddress,
  team: () => Promise<Team | null>,
): HandledJob[] => [
  handle(invitationMail, async ({ invitation_id }) => {
    const invitations = new InvitationsRepo(db);
    const invitation = await invitations.findById(invitation_id);
    // It may have been accepted or revoked since.
    if (invitation?.state !== 'pending' || !invitation.email) return;
    const url = address.tokenLink('/invitation', await invitations.createLink(invitation.id));
    await mailer.send({
      to: { address: invitation.email },
      locale: invitation.locale,
      ...invitationLetter(asInvited(invitation, await team()), url),
    });
  }),
];
