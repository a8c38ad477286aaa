import type texts from './locales/en.json';

export { messagesQuery } from './api/messages.ts';

/** Screens, loaded when they are opened. */
export const reachOutScreens = {
  form: () => import('./screens/reach-out-screen.tsx'),
  messages: () => import('./screens/messages-page.tsx'),
};

/** The English texts of the feature. */
export type ReachOutTexts = typeof texts;
