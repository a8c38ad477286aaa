export { composeInvitations } from './compose.ts';
export type { Invitation } from './invitation.ts';
export { InvitationEndings } from './invitation-endings.repo.ts';
export type { Joining, JoiningService } from './joining.service.ts';
