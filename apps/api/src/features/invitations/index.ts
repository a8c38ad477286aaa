export type { Invitation } from './invitation.ts';
export { invitationJobs } from './invitations.jobs.ts';
export { InvitationsRepo } from './invitations.repo.ts';
export { InvitationsService } from './invitations.service.ts';
export { JoiningService, join, openInvitation } from './joining.service.ts';
export { invitationRoutes } from './routes.ts';
