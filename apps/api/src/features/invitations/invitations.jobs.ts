import { limits, type Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import type { PublicAddress } from '../../platform/http/public-address.ts';
import { type RateLimits, tryToTake } from '../../platform/http/rate-limit.ts';
import { type HandledJob, handle } from '../../platform/jobs/job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { invitationLetter } from './invitation-letter.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { asInvited } from './invitations.presenter.ts';
import { InvitationsRepo } from './invitations.repo.ts';

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly address: PublicAddress;
  readonly rateLimits: RateLimits;
  readonly team: () => Promise<Team | null>;
}

/** The jobs of invitations. A link is made when its mail is: what lies in the queue holds no secret. */
export function invitationJobs({ db, mailer, address, rateLimits, team }: Parts): HandledJob[] {
  const perAddress = rateLimits({
    name: 'invitation-mail-address',
    points: limits.invitationMailsPerAddress,
    seconds: 86_400,
  });
  return [
    handle(invitationMail, async ({ invitation_id }) => {
      const invitations = new InvitationsRepo(db);
      const invitation = await invitations.findById(invitation_id);
      // It may have been accepted or revoked since.
      if (invitation?.state !== 'pending' || !invitation.email) return;
      const { email, locale } = invitation;
      // Nothing tells the inviter: others may have invited this address, elsewhere. They can copy the link.
      if (!(await tryToTake(perAddress, email))) return;
      try {
        const url = address.tokenLink('/invitation', await invitations.createLink(invitation.id));
        await mailer.send({
          to: { address: email },
          locale,
          ...invitationLetter(asInvited(invitation, await team()), url),
        });
      } catch (error) {
        // It is tried again.
        await perAddress.giveBack(email);
        throw error;
      }
    }),
  ];
}
