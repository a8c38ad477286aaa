export type { Invitation } from './invitation.ts';
export { InvitationEndings } from './invitation-endings.repo.ts';
export { invitationJobs } from './invitations.jobs.ts';
export { InvitationsRepo } from './invitations.repo.ts';
export { InvitationsService } from './invitations.service.ts';
export { JoiningService, join, lockInvitation, openInvitation } from './joining.service.ts';
export { invitationRoutes } from './routes.ts';
