import type joinTexts from './join/locales/en.json';

/** Screens, loaded when they are opened. */
export const invitationScreens = {
  join: () => import('./join/join-screen.tsx'),
};

/** The texts of the screen to which an invitation leads, as English has them. */
export type JoinTexts = typeof joinTexts;
