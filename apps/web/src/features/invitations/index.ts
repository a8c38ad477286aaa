import type joinTexts from './join/locales/en.json';
import type texts from './locales/en.json';

export { InviteDialog } from './parts/invite-dialog.tsx';
export { LinkPanel } from './parts/link-panel.tsx';
export { PendingInvitations } from './parts/pending-invitations.tsx';

/** Screens, loaded when they are opened. */
export const invitationScreens = {
  join: () => import('./join/join-screen.tsx'),
};

/** The texts of the feature, as English has them. */
export type InvitationTexts = typeof texts;
/** Those of the screen to which an invitation leads. */
export type JoinTexts = typeof joinTexts;
