export { composeInvitations } from './compose.ts';
export type { Invitation } from './invitation.ts';
export { InvitationEndings } from './invitation-endings.repo.ts';
export { InvitationsReadModel } from './invitations.read-model.ts';
export { join, lockInvitation, openInvitation } from './joining.service.ts';
