import type texts from './locales/en.json';
import type joinTexts from './locales/join/en.json';

export { InviteDialog } from './components/invite-dialog.tsx';
export { LinkPanel } from './components/link-panel.tsx';
export { PendingInvitations } from './components/pending-invitations.tsx';

/** Screens, loaded when they are opened. */
export const invitationScreens = {
  join: () => import('./screens/join-screen.tsx'),
};

/** The English texts of the feature. */
export type InvitationTexts = typeof texts;
/** The texts of the screen that an invitation link opens. */
export type JoinTexts = typeof joinTexts;
