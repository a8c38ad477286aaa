export type { Invitation } from './invitation.ts';
export { invitationMail } from './invitation-mail.job.ts';
export { invitationMailing } from './invitation-mail.ts';
export { InvitationsService } from './invitations.service.ts';
export { InvitationsRepo } from './invitations.repo.ts';
export { JoiningService, join, openInvitation } from './joining.service.ts';
export { invitationRoutes } from './routes.ts';
