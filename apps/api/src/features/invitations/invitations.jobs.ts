import { serverLimits, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import { type RateLimits, tryToTake } from '#platform/http/rate-limit.ts';
import { type HandledJob, handle } from '#platform/jobs/job.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { invitationMail } from './invitation-mail.job.ts';
import { invitationMailText } from './invitation-mail-template.ts';
import { asInvited } from './invitations.presenter.ts';
import { InvitationsReadModel } from './invitations.read-model.ts';
import { InvitationsRepo } from './invitations.repo.ts';

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly languages: Languages;
  readonly address: PublicAddress;
  readonly rateLimits: RateLimits;
  readonly team: () => Promise<Team | null>;
}

/** The jobs of invitations. A link is made when its mail is sent, so that the queue contains no secret. */
export function invitationJobs({ db, mailer, languages, address, rateLimits, team }: Parts): HandledJob[] {
  const perAddress = rateLimits({
    name: 'invitation-mail-address',
    points: serverLimits.invitationMailsPerAddress,
    seconds: 86_400,
  });
  return [
    handle(invitationMail, async ({ invitation_id, theme }) => {
      const invitation = await new InvitationsReadModel(db).findById(invitation_id);
      // It may have been accepted or revoked since.
      if (invitation?.state !== 'pending' || !invitation.email) return;
      const { email, locale } = invitation;
      // The inviter is not informed, since others may have invited this address elsewhere. They can copy the link.
      if (!(await tryToTake(perAddress, email))) return;
      try {
        const token = await db
          .transaction()
          .execute((transaction) => new InvitationsRepo(transaction).createLink(invitation.id, null));
        const url = address.tokenLink('/invitation', token);
        await mailer.send({
          to: { address: email },
          locale,
          theme,
          ...invitationMailText(languages, asInvited(invitation, await team()), url),
        });
      } catch (error) {
        // The job will try again.
        await perAddress.giveBack(email);
        throw error;
      }
    }),
  ];
}
